import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nearest } from "../model/nearest.ts";
import type { Problem } from "../model/problem.ts";

/** The stylesheet of the colours and sizes. */
export const TOKENS_FILE = "app/styles/tokens.css";
const FILE = fileURLToPath(new URL(`../${TOKENS_FILE}`, import.meta.url));

type Declarations = ReadonlyMap<string, string>;

/** The text with spaces for comments, so that everything keeps its line. */
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));

/** Every custom property of a stylesheet with its value as written. */
export const declarationsOf = (css: string): Declarations =>
	new Map([...withoutComments(css).matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name = "", value = ""]) => [name, value]));

const SLASHES = /(?<=^|[\s;])\/\/.*/gm;

const COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/**
 * What is wrong with the owner's colours: palette values that are none, lines without a semicolon, and names that nobody
 * declares, which a browser would leave out without a word.
 *
 * @param css The text of tokens.css.
 * @param others The other stylesheets, which use what it declares.
 */
export function checkTokens(css = readFileSync(FILE, "utf8"), others = otherStylesheets()): Problem[] {
	const withSlashes = withoutComments(css);
	// In a stylesheet // begins no comment; a browser leaves out the line that follows it.
	const slashes = [...withSlashes.matchAll(SLASHES)];
	const text = withSlashes.replace(SLASHES, (note) => " ".repeat(note.length));
	const at = (offset: number, field: string) => ({ file: TOKENS_FILE, line: text.slice(0, offset).split("\n").length, field });
	const open = [...css.matchAll(/\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g)].find(([comment]) => comment.includes("/*", 2) || !comment.endsWith("*/"));
	// What such a comment hides would be missed everywhere.
	if (open)
		return [{ ...at(open.index, "(all)"), found: `${open[0].split("\n")[0]?.trim()} without an end`, allowed: "*/ at the end of each comment" }];
	// What stands in a media query alone holds for few.
	const always = text.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
	const declared = [...always.matchAll(/--([\w-]+)\s*:/g)].map(([, name = ""]) => name);
	const problems: Problem[] = [...text.matchAll(/^[ \t]*--([\w-]+)[ \t]*:[ \t]*([^;{}]*?)[ \t]*$(?=\s*--[\w-]+\s*:)/gm)].map(
		({ index, 1: name = "", 2: value = "" }) => ({ ...at(index, `--${name}`), found: `${value} without an end`, allowed: `${value};` }),
	);
	for (const { index, 0: note } of slashes) {
		problems.push({ ...at(index, "(all)"), found: note.trim(), allowed: `/* ${note.slice(2).trim()} */, a comment as stylesheets have it` });
	}
	for (const { index, 1: name = "", 2: value = "" } of text.matchAll(/^[ \t]*--(palette-[\w-]+)[ \t]*:[ \t]*([^;\n]*)/gm)) {
		const found = value.trim();
		if (!COLOR.test(found)) problems.push({ ...at(index, `--${name}`), found: found || "nothing", allowed: "a colour such as #f3f7f8" });
	}
	const missing = new Set<string>();
	for (const { index, 1: name = "" } of text.matchAll(/(?:--theme|var)\(\s*--([\w-]+)\s*\)/g)) {
		if (declared.includes(name) || missing.has(name)) continue;
		missing.add(name);
		const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
		problems.push({
			...at(index, /--[\w-]+(?=\s*:)/.exec(line)?.[0] ?? "(all)"),
			found: `--${name}, which no line of the file declares`,
			allowed: "a name of the file; what the sample declares there is used by the site",
			suggestion: nearest(
				`--${name}`,
				declared.map((known) => `--${known}`),
			),
		});
	}
	const styles = others.map(({ file, css }) => ({ file, css: withoutComments(css) }));
	const known = new Set([...declared, ...styles.flatMap(({ css }) => [...css.matchAll(/--([\w-]+)\s*:/g)].map(([, name = ""]) => name))]);
	for (const { file, css } of styles) {
		for (const [, name = ""] of css.matchAll(/var\(\s*--([\w-]+)\s*\)/g)) {
			// Radix sets its own on what it positions.
			if (known.has(name) || missing.has(name) || name.startsWith("radix-")) continue;
			missing.add(name);
			problems.push({ file: TOKENS_FILE, field: `--${name}`, found: "nothing", allowed: `a line that says what it is: ${file} uses it` });
		}
	}
	return problems;
}

const otherStylesheets = () =>
	globSync("app/**/*.css")
		.filter((file) => file !== TOKENS_FILE)
		.sort()
		.map((file) => ({ file, css: readFileSync(file, "utf8") }));

/** Those of tokens.css: the palette, and the purposes made of it. */
export const declarations = declarationsOf(readFileSync(FILE, "utf8"));

/**
 * The colour behind a token, for what is drawn or checked outside the browser.
 *
 * @param token Name of a token without its dashes, for example `paper`.
 * @param from The declarations to look in.
 * @throws when tokens.css has no such token, or it is no colour such as #f3f7f8.
 */
export function colorOf(token: string, theme: "light" | "dark" = "light", from: Declarations = declarations): string {
	const value = from.get(token);
	if (!value) throw new Error(`app/styles/tokens.css has no --${token}.`);
	const [light, dark = light] = [...value.matchAll(/(?:var|--theme)\(--([\w-]+)\)/g)].map(([, name]) => name);
	const referred = theme === "light" ? light : dark;
	if (referred) return colorOf(referred, theme, from);
	if (!/^#[0-9a-f]{3,8}$/i.test(value)) throw new Error(`app/styles/tokens.css: --${token} is ${value}; it needs a colour such as #f3f7f8.`);
	return value.toLowerCase();
}
