import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
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

/** How other files begin that somebody may call .svg. */
const OTHERS: readonly [start: RegExp, name: string][] = [
	[/^\x89PNG/, "a PNG picture"],
	[/^\xff\xd8\xff/, "a JPEG picture"],
	[/^GIF8/, "a GIF picture"],
	[/^RIFF.{4}WEBP/s, "a WebP picture"],
	[/^%(?:PDF|!PS)/, "a PDF or PostScript file"],
];

/** What may stand before <svg>: a declaration, comments, a document type with its entities. */
const PROLOG = /^\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg\b[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)*/;

/**
 * Reads a drawing; undefined when there is none.
 *
 * @throws {ContentError} with the line of what cannot be used, and what to do.
 */
export function readSvg(file: typeof LOGO_FILE | typeof FAVICON_FILE): Svg | undefined {
	if (!existsSync(file)) return undefined;
	const start = readFileSync(file).toString("latin1", 0, 16);
	const [, other] = OTHERS.find(([pattern]) => pattern.test(start)) ?? [];
	if (other !== undefined) {
		const allowed = "a drawing exported as SVG; another name makes none of it";
		throw new ContentError([{ file, field: "(all)", found: other, allowed }]);
	}
	const text = readText(file);
	const problems: Problem[] = [];
	const refuse = (at: number, found: string, allowed: string) =>
		problems.push({ file, line: text.slice(0, Math.max(at, 0)).split("\n").length, field: "(all)", found, allowed });
	const root = text.replace(PROLOG, "");
	const [tag = ""] = /^<svg\b[^>]*>/.exec(root) ?? [];
	const rootAt = text.length - root.length;
	if (tag === "") refuse(rootAt, "no SVG", "a drawing exported as SVG, which begins with <svg");
	else if (!/\sxmlns\s*=/.test(tag)) {
		refuse(rootAt, "<svg without xmlns, which no browser shows as a picture", '<svg xmlns="http://www.w3.org/2000/svg" and what else stands there');
	}
	for (const [pattern, found, allowed] of REFUSED) {
		const at = text.search(pattern);
		if (at >= 0) refuse(at, found, allowed);
	}
	if (text.length > LARGEST) {
		const raster = text.search(/data:image\/(?!svg)/);
		const what = `${Math.round(text.length / 1000)} KB${raster >= 0 ? ", with a photo inside" : ""}`;
		refuse(raster, what, `at most ${LARGEST / 1000} KB: shapes instead of photos, fewer points`);
	}
	const box = (/\bviewBox\s*=\s*["']([^"']+)/.exec(tag)?.[1] ?? "")
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const [, , width = attribute(tag, "width"), height = attribute(tag, "height")] = box;
	if (!(width && height) && problems.length === 0) refuse(rootAt, "no size", "a viewBox, or width and height, at <svg>");
	if (problems.length > 0 || !width || !height) throw new ContentError(problems);
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	return { text, width, height, url: `/assets/${file.replace(/^.*\/|\.svg$/g, "")}-${hash}.svg` };
}

function attribute(tag: string, name: string): number | undefined {
	const [, value] = new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(tag) ?? [];
	return value === undefined ? undefined : Number(value);
}
