/** Dispatched on the window when client navigation has shown another page. */
export const NAVIGATED_EVENT = "navigated";
