import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useChunk } from "../ui/use-chunk.ts";
import type { ReachedControl } from "./tooltip-layer.tsx";

const MARKED = "[data-tooltip]";
const loadLayer = () => import("./tooltip-layer.tsx");

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(MARKED) : null);
const nextKey = (reached: readonly ReachedControl[]) => (reached.at(-1)?.key ?? 0) + 1;

/** Shows the names of icon-only controls as tooltips; `data-tooltip` sets the side. The code loads when such a control is first reached. */
export function Tooltips() {
	const [controls, setControls] = useState<readonly ReachedControl[]>([]);
	const layer = useChunk(loadLayer, controls.length > 0 && controls);
	const { pathname } = useLocation();

	useEffect(() => {
		const onReach = (target: EventTarget | null) => {
			const control = controlOf(target);
			if (!control) return;
			// Detects a click that came before these listeners: it opened a menu, or moved focus without a focus ring.
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
		// The interaction that started React may have left the pointer or focus on a control.
		onReach(document.querySelector(`${MARKED}:focus-visible`));
		if (matchMedia("(any-hover: hover)").matches) onReach(document.querySelector(`${MARKED}:hover`));
		return () => listening.abort();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation, which may remove controls.
	useEffect(() => setControls((reached) => reached.filter(({ control }) => control.isConnected)), [pathname]);

	return layer && <layer.TooltipLayer controls={controls} />;
}
