import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { closest } from "../hydration/closest.ts";
import { TOOLTIP } from "./timing.ts";

const MARKED = "[data-tooltip]";
/** Distance to the control and to the edges of the window, in CSS pixels. */
const GAP = 8;

/**
 * The tooltip of icon-only controls. `data-tooltip` on the control sets the side; the text is the control's name, so screen
 * readers don't need it. It stays open while the pointer is on it.
 */
export function Tooltips() {
	const [control, setControl] = useState<HTMLElement | null>(null);
	const tooltip = useRef<HTMLDivElement>(null);

	useEffect(() => {
		let timer = 0;
		let shown: HTMLElement | null = null;
		let closedAt = Number.NEGATIVE_INFINITY;
		const show = (next: HTMLElement | null) => {
			clearTimeout(timer);
			if (shown && !next) closedAt = performance.now();
			shown = next;
			setControl(next);
		};
		const showLater = (next: HTMLElement) => {
			timer = window.setTimeout(show, TOOLTIP.openDelay, next);
		};
		// The interaction that started React may have left the pointer or focus on a control.
		let hovered = matchMedia("(hover: hover)").matches ? document.querySelector<HTMLElement>(`${MARKED}:hover`) : null;
		show(document.querySelector<HTMLElement>(`${MARKED}:focus-visible`));
		if (hovered && !hovered.matches(":focus")) showLater(hovered);

		const onOver = (event: PointerEvent) => {
			const reached = closest(event, MARKED);
			if (event.pointerType === "touch" || reached === hovered || closest(event, ".tooltip")) return;
			hovered = reached;
			show(null);
			if (!reached) return;
			if (performance.now() - closedAt < TOOLTIP.skipDelay) show(reached);
			else showLater(reached);
		};
		const onFocus = (event: FocusEvent) => show(closest(event, `${MARKED}:focus-visible`));
		// After a click, the tooltip stays closed until the pointer returns.
		const onClick = (event: Event) => closest(event, MARKED) && show(null);
		const listening = new AbortController();
		const { signal } = listening;
		addEventListener("pointerover", onOver, { passive: true, signal });
		addEventListener("focusin", onFocus, { signal });
		addEventListener("focusout", () => show(null), { signal });
		addEventListener("click", onClick, { capture: true, signal });
		addEventListener("keydown", ({ key }) => key === "Escape" && show(null), { capture: true, signal });
		return () => listening.abort();
	}, []);

	useLayoutEffect(() => {
		const { current } = tooltip;
		if (!control || !current) return;
		const place = () => {
			const { left, right, top, bottom } = control.getBoundingClientRect();
			const { offsetWidth: width, offsetHeight: height } = current;
			const isLeft = control.dataset.tooltip === "left";
			const x = isLeft ? left - GAP - width : Math.min((left + right - width) / 2, document.body.clientWidth - width - GAP);
			const above = top - GAP - height;
			const y = isLeft ? (top + bottom - height) / 2 : above < GAP ? bottom + GAP : above;
			current.style.translate = `${Math.max(GAP, x)}px ${y}px`;
		};
		place();
		addEventListener("scroll", place, { capture: true, passive: true });
		return () => removeEventListener("scroll", place, true);
	}, [control]);

	return (
		control && (
			<div ref={tooltip} role="tooltip" className="tooltip">
				{control.ariaLabel}
			</div>
		)
	);
}
