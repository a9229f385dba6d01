/** The theme-color of each theme, the same as --paper in tokens.css. */
export const themeColors = [
	{ scheme: "light", color: "#f3f7f8" },
	{ scheme: "dark", color: "#0d1330" },
] as const;
