import { expect, test } from "vitest";
import { themeColors } from "../../shared/theme-colors.ts";
import { colorOf, tokens } from "../../vite/styles/tokens.ts";

/** Relative luminance as WCAG defines it. */
function luminance(color: string): number {
	const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
	const hex = long ?? short?.replace(/./g, "$&$&");
	if (!hex) throw new Error(`${color} is no colour of the form #rgb or #rrggbb.`);
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

/** What stands on what, and how much contrast it needs: text 4.5, outlines and icons that carry meaning 3 (WCAG AA). */
const pairs: [token: string, ground: string, least: number][] = [
	...["paper", "panel"].flatMap((ground): [string, string, number][] => [
		["ink", ground, 4.5],
		["link", ground, 4.5],
		["visited", ground, 4.5],
		["muted", ground, 4.5],
		["rule", ground, 3],
	]),
	["on-link", "link", 4.5],
	["on-cite", "cite", 4.5],
	["on-stage", "stage", 4.5],
	["stage-soft", "stage", 4.5],
	["on-night", "night", 4.5],
	["night-soft", "night", 4.5],
	["night-link", "night", 4.5],
	["on-sheet", "sheet", 4.5],
	["on-bar", "bar", 4.5],
	["bar", "paper", 3],
	// The outline of focus and the marker on the dark grounds.
	["cite", "stage", 3],
	["cite", "night", 3],
	["on-chat", "chat", 4.5],
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

test("every token that is text on a ground is compared with it", () => {
	const named = [...tokens.keys()].map((token) => token.slice(2)).filter((token) => token.startsWith("on-"));
	expect(named.sort()).toEqual(
		pairs
			.map(([token]) => token)
			.filter((token) => token.startsWith("on-"))
			.sort(),
	);
});

test("the browser's bar has the colour of the paper", () => {
	for (const { scheme, color } of themeColors)
		expect(color.toLowerCase(), "shared/theme-colors.ts has another paper than app/styles/tokens.css").toBe(colorOf("paper", scheme));
});

test("colour values stand in the palette alone", () => {
	for (const [token, value] of tokens) {
		if (value.some(({ type }) => type === "color")) expect(token).toMatch(/^--palette-/);
	}
});
