/** Puts the toasts at the top instead of the bottom. */
const AT_TOP = "toasts-top";

const EVENTS = ["focusin", "scroll", "resize"];

/**
 * Keeps toasts off the focused control and off those that raised them: they stand at the bottom, or at the top where
 * they would cover one, and where the window is too low for either the page gives way.
 *
 * @returns How to stop.
 */
export function keepClear(layer: HTMLElement, origins: readonly Element[]): () => void {
	const covered = () => {
		const box = layer.getBoundingClientRect();
		const controls = [document.activeElement, ...origins].filter((control) => control && control !== document.body && !layer.contains(control));
		return controls.find((control) => {
			const { left, right, top, bottom } = control?.getBoundingClientRect() ?? box;
			return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
		});
	};
	const place = (event?: Event) => {
		layer.classList.remove(AT_TOP);
		if (!covered()) return;
		layer.classList.add(AT_TOP);
		if (!covered()) return;
		layer.classList.remove(AT_TOP);
		// Whoever scrolls decides.
		if (event?.type !== "scroll") covered()?.scrollIntoView({ block: "start" });
	};
	// It grows and shrinks with what it shows.
	const observer = new ResizeObserver(() => place());
	observer.observe(layer);
	for (const name of EVENTS) addEventListener(name, place, true);
	return () => {
		observer.disconnect();
		for (const name of EVENTS) removeEventListener(name, place, true);
	};
}
