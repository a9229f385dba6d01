/** The windows that every page and state is shown in: a phone's and a desktop's. */
export const VIEWPORTS = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] as const;

/** The themes as the system asks for them. */
export const SCHEMES = ["light", "dark"] as const;
