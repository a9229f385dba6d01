import { expect, test } from "vitest";
import { colorOf, tokens } from "../../vite/styles/tokens.ts";

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
	const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
	const hex = long ?? short?.replace(/./g, "$&$&");
	if (!hex) throw new Error(`${color} is not a color of the form #rgb or #rrggbb.`);
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
		const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

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
	["bar", "paper", 3],
	// Focus ring and marker on dark backgrounds.
	["cite", "stage", 3],
	["cite", "night", 3],
	["paper", "ink", 4.5],
];

for (const theme of ["light", "dark"] as const) {
	test.each(pairs)(`%s on %s, at least %s to 1, ${theme}`, (token, ground, least) => {
		const found = contrast(colorOf(token, theme), colorOf(ground, theme));
		expect(
			found,
			`app/styles/tokens.css: --${token} (${colorOf(token, theme)}) on --${ground} (${colorOf(ground, theme)}), ${theme}`,
		).toBeGreaterThanOrEqual(least);
	});
}

test("only palette tokens hold color values", () => {
	for (const [token, value] of tokens) {
		if (value.some(({ type }) => type === "color")) expect(token).toMatch(/^--palette-/);
	}
});
