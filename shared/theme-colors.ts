/** The theme-color of each theme: --paper in tokens.css (a test compares them). */
export const themeColors = [
	{ scheme: "light", color: "#f3f7f8" },
	{ scheme: "dark", color: "#0d1330" },
] as const;
