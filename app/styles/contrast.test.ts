import Color from "colorjs.io";
import { expect, test } from "vitest";
import { colorOf, tokens } from "../../vite/styles/tokens.ts";

/** Foreground, background, and minimum contrast: 4.5 for text, 3 for outlines and meaningful icons (WCAG AA). */
const pairs: [token: string, ground: string, least: number][] = [
	...["paper", "panel"].flatMap((ground): [string, string, number][] => [
		...["ink", "link", "visited", "muted"].map((token): [string, string, number] => [token, ground, 4.5]),
		["rule", ground, 3],
	]),
	// Text on each background; --on-link is text on --link.
	...[...tokens.keys()].flatMap((token): [string, string, number][] =>
		token.startsWith("--on-") ? [[token.slice(2), token.slice(5), 4.5]] : [],
	),
	["stage-soft", "stage", 4.5],
	["night-soft", "night", 4.5],
	["night-link", "night", 4.5],
	["paper", "ink", 4.5],
	["bar", "paper", 3],
	// Focus ring and highlighter on dark backgrounds.
	["cite", "stage", 3],
	["cite", "night", 3],
];

for (const theme of ["light", "dark"] as const) {
	test.each(pairs)(`--%s on --%s has a contrast of at least %s to 1 in the ${theme} theme`, (token, ground, least) => {
		const found = Color.contrast(colorOf(token, theme), colorOf(ground, theme), "WCAG21");
		expect(
			found,
			`app/styles/tokens.css: raise the contrast of --${token} (${colorOf(token, theme)}) on --${ground} (${colorOf(ground, theme)})`,
		).toBeGreaterThanOrEqual(least);
	});
}

test("only palette tokens hold color values", () => {
	for (const [token, value] of tokens) {
		if (value.some(({ type }) => type === "color")) expect(token).toMatch(/^--palette-/);
	}
});
