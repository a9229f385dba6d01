/** The operations that every browser driver provides. Coordinates are CSS pixels in the window. */
export interface Driver {
	/** Opens a URL and waits for the page to load. */
	goto(url: string): Promise<unknown>;
	back(): Promise<unknown>;
	run(expression: string): Promise<unknown>;
	movePointer(x: number, y: number): Promise<unknown>;
	clickAt(x: number, y: number): Promise<unknown>;
	tapAt(x: number, y: number): Promise<unknown>;
	press(key: "Enter" | "Escape" | "End"): Promise<unknown>;
	resize(width: number, height: number): Promise<unknown>;
	quit(): Promise<unknown>;
}

/** Milliseconds to wait for a result; a busy CI machine can stall for seconds. */
const TIMEOUT = 25_000;

// These functions run in the page, so they must be self-contained.
const isVisible = (selector: string, expected: boolean) =>
	(document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false) === expected;

/** Scrolls an element into view. Returns its center once nothing moves; until then, returns false or a reason. */
function centerAtRest(selector: string) {
	const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility({ visibilityProperty: true }));
	if (!element) return "not visible";
	const animations = document
		.getAnimations()
		.filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline);
	if (animations.some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)) return "an animation is running";
	const { top, bottom } = element.getBoundingClientRect();
	if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
	const { left, top: y, width, height } = element.getBoundingClientRect();
	const state = window as { lastTop?: number };
	const isAtRest = state.lastTop === y;
	state.lastTop = y;
	return isAtRest && { x: Math.round(left + width / 2), y: Math.round(y + height / 2) };
}

/** Returns a driver with a visitor's actions: waiting for elements, and hovering over, clicking, and tapping them. */
export function createVisitor(driver: Driver, origin: string) {
	let pointer = { x: 0, y: 0 };

	function evaluate<R, Given extends unknown[]>(run: (...given: Given) => R, ...given: Given) {
		return driver.run(`(${run})(...${JSON.stringify(given)})`) as Promise<R>;
	}

	/** Polls `read` in the page until it returns a truthy result. A string doesn't count: it explains why there is no result yet. */
	async function until<R, Given extends unknown[]>(
		what: string,
		read: (...given: Given) => R | string | false | undefined,
		...given: Given
	) {
		const end = performance.now() + TIMEOUT;
		for (;;) {
			// A page can't respond while the next page replaces it.
			const result = await evaluate(read, ...given).catch(String);
			if (result && typeof result !== "string") return result;
			if (performance.now() > end) throw new Error(`timed out waiting for ${what}; last result: ${result}`);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}

	async function movePointer(x: number, y: number) {
		pointer = { x, y };
		await driver.movePointer(x, y);
	}

	/** Moves the mouse onto an element, vertically first, as visitors move into a menu. Retries if another element is on top. */
	async function hover(selector: string) {
		for (let attempt = 0; attempt < 5; attempt++) {
			const { x, y } = await until(`${selector} at rest`, centerAtRest, selector);
			await movePointer(pointer.x, y);
			await movePointer(x, y);
			const isThere = (left: number, top: number, wanted: string) => Boolean(document.elementFromPoint(left, top)?.closest(wanted));
			if (await evaluate(isThere, x, y, selector)) return;
		}
		throw new Error(`${selector} is covered`);
	}

	return {
		...driver,
		movePointer,
		hover,
		evaluate,
		until,
		sees: (selector: string) => until(`${selector} to be visible`, isVisible, selector, true),
		misses: (selector: string) => until(`${selector} to be hidden`, isVisible, selector, false),
		open: (path: string) => driver.goto(origin + path),
		arrives: (path: string) => until(`the page ${path}`, (wanted) => location.pathname === wanted, path),
		focus: (selector: string) =>
			evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }), selector),
		async click(selector: string) {
			await hover(selector);
			await driver.clickAt(pointer.x, pointer.y);
		},
		async tap(selector: string) {
			const { x, y } = await until(`${selector} at rest`, centerAtRest, selector);
			await driver.tapAt(x, y);
		},
	};
}
