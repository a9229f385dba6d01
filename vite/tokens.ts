import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("../app/styles/tokens.css", import.meta.url));

type Declarations = ReadonlyMap<string, string>;

/** Every custom property of a stylesheet with its value as written. */
export const declarationsOf = (css: string): Declarations =>
	new Map([...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name = "", value = ""]) => [name, value]));

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
