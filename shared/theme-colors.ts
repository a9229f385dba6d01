/** Colours of the browser's bar: the paper of each theme, as tokens.css has it (a test compares them). */
export const themeColors = [
	{ scheme: "light", color: "#f3f7f8" },
	{ scheme: "dark", color: "#0d1330" },
] as const;
