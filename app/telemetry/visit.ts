/** Dispatched on `window` after client-side navigation to a different page. */
export const NAVIGATED_EVENT = "navigated";
