/** Puts the toasts at the top instead of the bottom. */
const AT_TOP = "toasts-top";

const EVENTS = ["scroll", "resize"];

/**
 * Keeps toasts off the focused control and off those that raised them: they stand at the bottom, or at the top where
 * they would cover one, and where the window is too low for either the page gives way. What has the focus comes first, since
 * the button that raised a toast may have been left.
 *
 * @returns How to stop.
 */
export function keepClear(layer: HTMLElement, origins: readonly Element[]): () => void {
	const isCovered = (control: Element) => {
		const box = layer.getBoundingClientRect();
		const { left, right, top, bottom } = control.getBoundingClientRect();
		return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
	};
	const putAtTop = (atTop: boolean) => layer.classList.toggle(AT_TOP, atTop);
	const place = (event?: Event) => {
		const focused = [document.activeElement ?? document.body].filter((control) => control !== document.body && !layer.contains(control));
		const wasAtTop = layer.classList.contains(AT_TOP);
		const first = focused.length > 0 ? focused : origins;
		for (const controls of [[...focused, ...origins], first]) {
			for (const atTop of [false, true]) {
				putAtTop(atTop);
				if (!controls.some(isCovered)) return;
			}
		}
		// Whoever scrolls decides.
		const isScrolled = event?.type === "scroll";
		putAtTop(isScrolled && wasAtTop);
		if (isScrolled) return;
		first.find(isCovered)?.scrollIntoView({ block: "start" });
		if (!first.some(isCovered)) return;
		// The end of the page has no more to scroll.
		putAtTop(true);
		first.find(isCovered)?.scrollIntoView({ block: "end" });
	};
	// It grows and shrinks with what it shows.
	const observer = new ResizeObserver(() => place());
	observer.observe(layer);
	for (const name of EVENTS) addEventListener(name, place, true);
	// The browser scrolls to what has the focus after it has told of it.
	const placeNext = () => requestAnimationFrame(() => place());
	addEventListener("focusin", placeNext);
	return () => {
		observer.disconnect();
		removeEventListener("focusin", placeNext);
		for (const name of EVENTS) removeEventListener(name, place, true);
	};
}
