/** What a visitor does in a browser, so that one list of journeys runs in every engine. Selectors are CSS. */
export interface Visitor {
	/** Opens an address of the site and waits until the page has loaded. */
	open(path: string): Promise<void>;
	/** Runs a function in the page, which sees nothing of the test but its arguments. */
	evaluate<Result, Arguments extends readonly unknown[]>(run: (...given: Arguments) => Result, ...given: Arguments): Promise<Result>;
	/** Where the mouse is, in CSS pixels of the window. */
	readonly pointer: { readonly x: number; readonly y: number };
	/** Moves the mouse to a point of the window, in CSS pixels. */
	movePointer(x: number, y: number): Promise<void>;
	/** Presses and releases the main button of the mouse where it is. */
	pressPointer(): Promise<void>;
	/** Taps a point of the window with a finger. */
	tap(x: number, y: number): Promise<void>;
	/** Presses and releases a key, for example Tab, Enter or Escape. */
	press(key: Key): Promise<void>;
	/** Goes back by the browser's own button. */
	back(): Promise<void>;
	/** Gives the window a size, in CSS pixels. */
	resize(width: number, height: number): Promise<void>;
	/** Ends the browser. */
	quit(): Promise<void>;
}

/** Keys by the names of the UI Events standard (KeyboardEvent.key). */
export type Key = "Tab" | "Enter" | "Escape" | "Shift";

/** How long a visitor waits for what should happen, in milliseconds. A machine in CI may stand still for seconds. */
const PATIENCE = 25_000;

/**
 * Waits until something holds in the page.
 *
 * @param what For the message, after "waited for".
 * @throws when it does not hold in time, with what the page answered last.
 */
export async function until<Arguments extends readonly unknown[]>(
	visitor: Visitor,
	what: string,
	holds: (...given: Arguments) => unknown,
	...given: Arguments
): Promise<void> {
	const end = performance.now() + PATIENCE;
	let last: unknown;
	do {
		// A page that is just being replaced has no answer yet.
		last = await visitor.evaluate(holds, ...given).catch((error: unknown) => String(error));
		if (last === true) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	} while (performance.now() < end);
	throw new Error(`waited for ${what}; last answer: ${JSON.stringify(last)}`);
}

/** The middle of an element that is scrolled into view, in CSS pixels of the window. */
async function middleOf(visitor: Visitor, selector: string): Promise<{ x: number; y: number }> {
	await until(
		visitor,
		`${selector} at rest in the window`,
		(wanted) => {
			const element = [...document.querySelectorAll(wanted)].find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
			if (!element) return `no visible ${wanted}`;
			// What opens or lands still moves what stands below it.
			const isMoving = document
				.getAnimations()
				.some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
			if (isMoving) return "something moves";
			const { top, bottom } = element.getBoundingClientRect();
			if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
			const state = window as { restingAt?: number };
			const before = state.restingAt;
			state.restingAt = element.getBoundingClientRect().top;
			return before === state.restingAt;
		},
		selector,
	);
	return visitor.evaluate((wanted) => {
		const element = [...document.querySelectorAll(wanted)].find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
		const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
		return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
	}, selector);
}

/**
 * Moves the mouse onto an element: down or up first, then across, as one goes from a button into its menu. Where the
 * page has moved meanwhile, the mouse follows, as one looks before one presses.
 *
 * @throws when something else is under the mouse each time.
 */
export async function hover(visitor: Visitor, selector: string): Promise<void> {
	for (let attempt = 0; attempt < 5; attempt++) {
		const { x, y } = await middleOf(visitor, selector);
		await visitor.movePointer(visitor.pointer.x, y);
		await visitor.movePointer(x, y);
		const isThere = (left: number, top: number, wanted: string) => Boolean(document.elementFromPoint(left, top)?.closest(wanted));
		if (await visitor.evaluate(isThere, x, y, selector)) return;
	}
	throw new Error(`the mouse never came to stand on ${selector}`);
}

/** Clicks an element with the mouse. */
export async function click(visitor: Visitor, selector: string): Promise<void> {
	await hover(visitor, selector);
	await visitor.pressPointer();
}

/** Taps an element with a finger. */
export async function tap(visitor: Visitor, selector: string): Promise<void> {
	const { x, y } = await middleOf(visitor, selector);
	await visitor.tap(x, y);
}
