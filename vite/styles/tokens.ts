import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type TokenOrValue, transform, type Warning } from "lightningcss";
import { nearest } from "../../model/reading/nearest.ts";
import type { Problem } from "../../model/reading/problem.ts";

/** The stylesheet that declares colors, fonts, and sizes. */
export const TOKENS_FILE = "app/styles/tokens.css";
const FILE = fileURLToPath(new URL(`../../${TOKENS_FILE}`, import.meta.url));

interface Parsed {
	/** The first value of each custom property. Later values are overrides, as in media queries. */
	tokens: ReadonlyMap<string, TokenOrValue[]>;
	warnings: Warning[];
}

export function parseTokens(css: string): Parsed {
	const tokens = new Map<string, TokenOrValue[]>();
	const { warnings } = transform({
		filename: TOKENS_FILE,
		// `--color-*` is Tailwind's syntax to clear a namespace, not CSS.
		code: Buffer.from(css.replaceAll("-*:", "-x:")),
		errorRecovery: true,
		customAtRules: { theme: { prelude: "*", body: "declaration-list" } },
		visitor: {
			Declaration: {
				custom: ({ name, value }) => {
					if (!tokens.has(name)) tokens.set(name, value);
				},
			},
		},
	});
	return { tokens, warnings };
}

/** Reports mistakes that browsers ignore: syntax errors, palette values that aren't colors, and names missing from tokens.css. */
export function checkTokens(css = readFileSync(FILE, "utf8"), others = otherStylesheets()): Problem[] {
	const { tokens, warnings } = parseTokens(css);
	const lines = css.split("\n");
	const at = (name: string) => ({
		file: TOKENS_FILE,
		line: lines.findIndex((line) => line.trim().startsWith(`${name}:`)) + 1,
		field: name,
	});
	const missing = (found: string) => ({ found, expected: "a name declared in tokens.css", suggestion: nearest(found, [...tokens.keys()]) });
	const elsewhere = others.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
	return [
		...warnings.map(({ message, loc }) => ({ file: TOKENS_FILE, line: loc.line, field: "(all)", found: message, expected: SYNTAX })),
		...[...tokens].flatMap(([name, value]): Problem[] => {
			if (value.some((part, index) => isStray(part, value[index + 1])))
				return [{ ...at(name), found: "more than one value", expected: SYNTAX }];
			const isColor = value.length === 1 && value[0]?.type === "color";
			if (name.startsWith("--palette-") && !isColor) {
				const [, found] = lines[at(name).line - 1]?.split(/: *|;/) ?? [];
				return [{ ...at(name), found: found || "nothing", expected: "a color such as #f3f7f8" }];
			}
			return namesIn(value).flatMap((used) => (tokens.has(used) ? [] : [{ ...at(name), ...missing(used) }]));
		}),
		...others.flatMap(({ file, css }) =>
			[...css.matchAll(/var\(\s*(--(?!radix-)[\w-]+)\s*\)/g)].flatMap(([, used = ""]) =>
				tokens.has(used) || elsewhere.includes(used) ? [] : [{ file, field: "var()", ...missing(used) }],
			),
		),
	];
}

const SYNTAX = "a semicolon after each value, and comments between /* and */";

/** Returns whether part of a value is a sign of a missing semicolon or a // comment. */
function isStray(part: TokenOrValue, next: TokenOrValue | undefined): boolean {
	const isSlash = (other?: TokenOrValue) => other?.type === "token" && other.value.type === "delim" && other.value.value === "/";
	return (part.type === "token" && part.value.type === "colon") || (isSlash(part) && isSlash(next));
}

/** Returns the custom properties that a value uses in var() or Tailwind's --theme(). */
const namesIn = (value: TokenOrValue[]) => (JSON.stringify(value).match(/(?<=")--[\w-]+(?=")/g) ?? []).filter((name) => name !== "--theme");

const otherStylesheets = () =>
	globSync("app/**/*.css")
		.filter((file) => file !== TOKENS_FILE)
		.sort()
		.map((file) => ({ file, css: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

/** The site's own tokens. */
export const tokens = parseTokens(readFileSync(FILE, "utf8")).tokens;

/** Returns the color of a token, such as `paper`, as #rrggbb. @throws if tokens.css has no such color. */
export function colorOf(token: string, theme: "light" | "dark" = "light", from = tokens): string {
	const value = from.get(`--${token}`)?.[0];
	if (!value) throw new Error(`${TOKENS_FILE} has no --${token}. Declare it there.`);
	if (value.type === "color" && typeof value.value === "object" && value.value.type === "rgb") {
		const { r, g, b } = value.value;
		return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
	}
	const [light, dark = light] = namesIn([value]);
	const referred = theme === "light" ? light : dark;
	if (!referred) throw new Error(`${TOKENS_FILE}: --${token} is not a color such as #f3f7f8.`);
	return colorOf(referred.slice(2), theme, from);
}
