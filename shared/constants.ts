/** Technical defaults (docs/product.md, section 9). Times in milliseconds, sizes in CSS pixels. */

/** Width and quality of a photo unless the layout asks for another width. */
export const PHOTO_WIDTH = 800;
export const PHOTO_QUALITY = 80;

/** What the monitor judges load timings by. */
export const TARGETS = { lcp: 2500, fcp: 1800, load: 3000, dom: 1500 } as const;

/** Scroll depth is logged every so many percent. */
export const SCROLL_STEP = 25;

export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const;

/** The data client: unused entries are kept five minutes, retries back off from one second to thirty. */
export const QUERY = { keepUnused: 5 * 60_000, retries: 3, firstDelay: 1000, maxDelay: 30_000 } as const;

/** The two variants of notification toasts. */
export const TOASTS = {
	single: { limit: 1, duration: 5000, swipeThreshold: 50 },
	stacking: { limit: 3, duration: 4000, swipeThreshold: 20, width: 356, gap: 14 },
} as const;
