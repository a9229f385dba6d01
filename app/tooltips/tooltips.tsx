import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useChunk } from "../ui/use-chunk.ts";

/** A control that a visitor has reached. */
export interface ReachedControl {
	key: number;
	control: HTMLElement;
	/** Whether it was clicked before the tooltips were there: what it does is no longer a question. */
	clicked: boolean;
}

const MARKED = "[data-tooltip]";
const loadLayer = () => import("./tooltip-layer.tsx");

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(MARKED) : null);
const nextKey = (reached: readonly ReachedControl[]) => (reached.at(-1)?.key ?? 0) + 1;

/**
 * Tooltips of all controls that show an icon alone. Such a control carries `data-tooltip` with the side on which the
 * tooltip opens; the text is its own name. The code is loaded when a pointer or the focus first reaches one.
 */
export function Tooltips() {
	const [controls, setControls] = useState<readonly ReachedControl[]>([]);
	const layer = useChunk(loadLayer, controls.length > 0 && controls);
	const { pathname } = useLocation();

	useEffect(() => {
		const onReach = (target: EventTarget | null) => {
			const control = controlOf(target);
			if (!control) return;
			// The click that woke React was before this: what it opens is open, or it has left the focus without a ring.
			const opened = control instanceof HTMLButtonElement && control.popoverTargetElement?.matches(":popover-open");
			const clicked = opened || control.matches(":focus:not(:focus-visible)");
			setControls((reached) =>
				reached.some((known) => known.control === control) ? reached : [...reached, { key: nextKey(reached), control, clicked }],
			);
		};
		const onOver = ({ target, pointerType }: PointerEvent) => {
			if (pointerType !== "touch") onReach(target);
		};
		const onFocus = ({ target }: FocusEvent) => {
			if (target instanceof Element && target.matches(":focus-visible")) onReach(target);
		};
		const onClick = ({ target }: MouseEvent) => {
			const control = controlOf(target);
			if (control) setControls((reached) => reached.map((known) => (known.control === control ? { ...known, clicked: true } : known)));
		};
		const listening = new AbortController();
		const { signal } = listening;
		document.addEventListener("pointerover", onOver, { passive: true, signal });
		document.addEventListener("focusin", onFocus, { signal });
		document.addEventListener("click", onClick, { signal });
		// The sign that woke React may have been the one that reached the control.
		onReach(document.querySelector(`${MARKED}:focus-visible`));
		if (matchMedia("(any-hover: hover)").matches) onReach(document.querySelector(`${MARKED}:hover`));
		return () => listening.abort();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has taken controls away.
	useEffect(() => setControls((reached) => reached.filter(({ control }) => control.isConnected)), [pathname]);

	return layer && <layer.TooltipLayer controls={controls} />;
}
