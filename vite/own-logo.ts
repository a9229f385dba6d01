import sharp from "sharp";
import type { Svg } from "../model/logo.ts";
import { FAVICON_FILE, LOGO_FILE, readSvg } from "../model/logo.ts";
import { ContentError } from "../model/problem.ts";
import { colorOf } from "./tokens.ts";

/** So much of a drawing may be too weak on a ground before it counts as unreadable there. */
const WEAK_SHARE = 0.3;
/** What graphics need (WCAG 1.4.11). */
const CONTRAST = 3;

/** The logo as pages show it; undefined when the name is the logo. */
export async function logoOfPages() {
	const logo = readSvg(LOGO_FILE);
	if (!logo) return undefined;
	const { url, width, height } = logo;
	// Drawn for light paper, it would vanish on dark: there its light and dark change places, its hues stay.
	return { url, width, height, invert: (await weakShare(logo, colorOf("paper", "dark"))) > WEAK_SHARE };
}

/** The picture of tabs: its own drawing, or the logo where it is about as wide as high. */
export function faviconSvg(): Svg | undefined {
	const favicon = readSvg(FAVICON_FILE);
	if (favicon) return favicon;
	const logo = readSvg(LOGO_FILE);
	return logo && logo.width / logo.height > 0.8 && logo.width / logo.height < 1.25 ? logo : undefined;
}

/**
 * A drawing as a square PNG.
 *
 * @param full Whether it fills the square on white, inside the part that no device cuts off; otherwise the rest is transparent.
 */
export async function squarePng({ text }: Svg, size: number, full: boolean): Promise<Buffer> {
	const inner = full ? Math.round(size * 0.7) : size;
	const background = full ? "#fff" : { r: 0, g: 0, b: 0, alpha: 0 };
	const drawn = sharp(Buffer.from(text), { density: 300 }).resize(inner, inner, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } });
	const before = Math.floor((size - inner) / 2);
	const after = size - inner - before;
	const extended = sharp(await drawn.png().toBuffer()).extend({ top: before, left: before, bottom: after, right: after, background });
	return (full ? extended.flatten({ background }) : extended).png().toBuffer();
}

/** The owner's drawings as far as they can be drawn. @throws {ContentError} with the line where one breaks, or when there is nothing to see. */
export async function checkLogos(): Promise<void> {
	for (const file of [LOGO_FILE, FAVICON_FILE] as const) {
		const svg = readSvg(file);
		if (!svg) continue;
		const refuse = (found: string, allowed: string, line?: number) => new ContentError([{ file, line, field: "(all)", found, allowed }]);
		const { channels } = await sharp(Buffer.from(svg.text))
			.ensureAlpha()
			.stats()
			.catch((error: Error) => {
				const [, line, reason] = /on line (\d+) .*?: (.*)/.exec(error.message) ?? [];
				throw refuse(
					`a drawing that breaks off: ${reason ?? error.message}`,
					"a drawing exported anew as SVG",
					line === undefined ? line : Number(line),
				);
			});
		if (channels.at(-1)?.max === 0) throw refuse("a drawing of nothing", "shapes that can be seen, within the viewBox of <svg>");
	}
}

/** How much of what is drawn has too little contrast with a ground. */
async function weakShare({ text }: Svg, ground: string): Promise<number> {
	const pixels = await sharp(Buffer.from(text)).resize({ width: 160 }).ensureAlpha().raw().toBuffer();
	const back = luminance([1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16)));
	let drawn = 0;
	let weak = 0;
	for (let at = 0; at < pixels.length; at += 4) {
		const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
		if (alpha < 128) continue;
		drawn++;
		const front = luminance([red, green, blue]);
		if ((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05) < CONTRAST) weak++;
	}
	return drawn === 0 ? 0 : weak / drawn;
}

/** Relative luminance as WCAG defines it. */
function luminance(channels: readonly number[]): number {
	const [red = 0, green = 0, blue = 0] = channels.map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
