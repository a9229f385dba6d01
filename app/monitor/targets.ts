/** Targets, in milliseconds, for the load timings that the monitor rates (docs/product.md, section 9). */
export const TARGETS = { lcp: 2500, fcp: 1800, load: 3000, dom: 1500 } as const;
