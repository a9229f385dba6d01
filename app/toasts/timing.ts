/** The two toast variants (docs/product.md, section 9), in milliseconds and CSS pixels. toasts.css repeats the width and gap. */
export const TOASTS = {
	single: { limit: 1, duration: 5000, swipeThreshold: 50 },
	stacking: { limit: 3, duration: 4000, swipeThreshold: 20, width: 356, gap: 14 },
} as const;

export type ToastVariant = keyof typeof TOASTS;
