/** Scroll depth is logged in steps of this many percent (docs/product.md, section 9). */
export const SCROLL_STEP = 25;
