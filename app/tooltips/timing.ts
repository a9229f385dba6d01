/** Delays of tooltips in milliseconds (docs/product.md, section 9). */
export const TOOLTIP = { openDelay: 700, skipDelay: 300 } as const;
