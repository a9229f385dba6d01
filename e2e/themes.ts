/** The themes as the system asks for them, and the widths of a phone and a desktop. */
export const THEMES = ["light", "dark"] as const;
export const VIEWPORTS = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } } as const;
