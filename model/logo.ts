import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { CONTENT_DIR } from "./content-files.ts";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";
import { readText } from "./read-text.ts";

/** The owner's drawings: the logo of header, footer and share images, and the picture of tabs and home screens. */
export const LOGO_FILE = `${CONTENT_DIR}/logo.svg`;
export const FAVICON_FILE = `${CONTENT_DIR}/favicon.svg`;

/** A drawing as it was exported, with its size. */
export interface Svg {
	text: string;
	width: number;
	height: number;
	/** Where the build puts it; another drawing has another address. */
	url: string;
}

/** In bytes. A logo is on every page. */
const LARGEST = 60_000;

/** What browsers do not show in a picture, or no picture of a page may do. */
const REFUSED: readonly [pattern: RegExp, found: string, allowed: string][] = [
	[/<script\b|\son\w+\s*=/i, "a script", "a drawing without scripts; export it as plain SVG"],
	[/<foreignObject\b/i, "HTML inside the drawing (foreignObject)", "shapes alone; export it as plain SVG"],
	[/<text\b/i, "text that needs a font", "text converted to outlines; drawing programs call it so in their export"],
	[/(?:href|src)\s*=\s*["'](?!#|data:)/i, "something from elsewhere (href)", "everything inside the file; embed or remove it"],
	[/url\(\s*["']?(?!["']?(?:#|data:))|@import/i, "something from elsewhere (url or @import)", "everything inside the file; embed or remove it"],
];

/**
 * Reads a drawing; undefined when there is none.
 *
 * @throws {ContentError} with the line of what cannot be used, and what to do.
 */
export function readSvg(file: typeof LOGO_FILE | typeof FAVICON_FILE): Svg | undefined {
	if (!existsSync(file)) return undefined;
	const text = readText(file);
	const problems: Problem[] = [];
	const refuse = (at: number, found: string, allowed: string) =>
		problems.push({ file, line: text.slice(0, Math.max(at, 0)).split("\n").length, field: "(all)", found, allowed });
	if (!/<svg\b/.test(text)) refuse(0, "no SVG", "a drawing exported as SVG");
	for (const [pattern, found, allowed] of REFUSED) {
		const at = text.search(pattern);
		if (at >= 0) refuse(at, found, allowed);
	}
	if (text.length > LARGEST) {
		const raster = text.search(/data:image\/(?!svg)/);
		const what = `${Math.round(text.length / 1000)} KB${raster >= 0 ? ", with a photo inside" : ""}`;
		refuse(raster, what, `at most ${LARGEST / 1000} KB: shapes instead of photos, fewer points`);
	}
	const [tag = ""] = /<svg\b[^>]*>/.exec(text) ?? [];
	const box = (/\bviewBox\s*=\s*["']([^"']+)/.exec(tag)?.[1] ?? "")
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const [, , width = attribute(tag, "width"), height = attribute(tag, "height")] = box;
	if (!(width && height) && problems.length === 0) refuse(text.search(/<svg\b/), "no size", "a viewBox, or width and height, at <svg>");
	if (problems.length > 0 || !width || !height) throw new ContentError(problems);
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	return { text, width, height, url: `/assets/${file.replace(/^.*\/|\.svg$/g, "")}-${hash}.svg` };
}

function attribute(tag: string, name: string): number | undefined {
	const [, value] = new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(tag) ?? [];
	return value === undefined ? undefined : Number(value);
}
