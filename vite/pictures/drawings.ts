import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { ContentError } from "../../model/reading/problem.ts";
import { DARK_LOGO_FILE, FAVICON_FILE, LOGO_FILE } from "../../model/site/logo.ts";

/** One of the owner's SVGs. */
export interface Drawing {
	text: string;
	width: number;
	height: number;
	/** URL path with a hash of the content. */
	url: string;
}

/**
 * Reads a drawing. Returns undefined if the file doesn't exist.
 * @throws {ContentError} if it isn't SVG, can't be rendered, is invisible, or uses a remote image or a font that isn't embedded.
 */
export async function readDrawing(file: string): Promise<Drawing | undefined> {
	if (!existsSync(file)) return undefined;
	// No sanitizing: in the <img> on pages, an SVG can't run scripts or load anything.
	const text = readFileSync(file, "utf8");
	const expected = "an SVG with text converted to outlines and all images embedded";
	const refuse = (found: string, line?: number) => new ContentError([{ file, line, field: "(all)", found, expected }]);
	const picture = sharp(file);
	// Read in sequence: libvips has a single error buffer, so parallel failures lose their message or crash the process.
	const read = async () => ({ ...(await picture.metadata()), alpha: (await picture.clone().ensureAlpha().stats()).channels.at(-1) });
	const { format, width, height, alpha } = await read().catch((error: Error) => {
		const [, line] = /on line (\d+)/.exec(error.message) ?? [];
		throw refuse(`a file that can't be rendered: ${error.message.trim()}`, line === undefined ? undefined : Number(line));
	});
	if (format !== "svg") throw refuse(`a ${format.toUpperCase()} image`);
	if (alpha?.max === 0) throw refuse("nothing visible within its viewBox");
	if (/<(image|use)\b[^>]*href="https?:/.test(text)) throw refuse("an image on another host, which browsers don't load");
	if (/<text\b/.test(text) && !text.includes("@font-face")) throw refuse("text in a font that visitors may lack");
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	return { text, width, height, url: `/assets/${basename(file, ".svg")}-${hash}.svg` };
}

/** Returns the logos that exist: for the light theme, the dark theme, or both. */
export async function logoFiles(): Promise<Drawing[]> {
	const drawings = [await readDrawing(LOGO_FILE), await readDrawing(DARK_LOGO_FILE)];
	return drawings.filter((drawing) => drawing !== undefined);
}

/** Returns the logo for pages; undefined if the name serves as the logo. */
export async function pageLogo() {
	const [logo, dark] = [await readDrawing(LOGO_FILE), await readDrawing(DARK_LOGO_FILE)];
	return logo && { url: logo.url, width: logo.width, height: logo.height, darkUrl: dark?.url };
}

/** Returns the icon: favicon.svg or, without one, logo.svg if it is nearly square; otherwise, undefined. */
export async function faviconDrawing(): Promise<Drawing | undefined> {
	const [favicon, logo] = [await readDrawing(FAVICON_FILE), await readDrawing(LOGO_FILE)];
	return favicon ?? (logo && logo.width / logo.height > 0.8 && logo.width / logo.height < 1.25 ? logo : undefined);
}

/** Renders a square PNG. With `full`, the background is white, with a margin that devices may crop. */
export async function squarePng({ text }: Drawing, size: number, full: boolean): Promise<Buffer> {
	const inner = full ? Math.round(size * 0.7) : size;
	const background = full ? "#fff" : { r: 0, g: 0, b: 0, alpha: 0 };
	const drawn = sharp(Buffer.from(text), { density: 300 }).resize(inner, inner, {
		fit: "contain",
		background: { r: 0, g: 0, b: 0, alpha: 0 },
	});
	const before = Math.floor((size - inner) / 2);
	const after = size - inner - before;
	const extended = sharp(await drawn.png().toBuffer()).extend({ top: before, left: before, bottom: after, right: after, background });
	return (full ? extended.flatten({ background }) : extended).png().toBuffer();
}
