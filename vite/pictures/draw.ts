import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { faces } from "../styles/faces.ts";
import { readFont } from "../styles/font-file.ts";
import type { Picture } from "./picture.ts";

const FONTS = ["display", "mono"] as const;

/** Latin letters and the punctuation of titles and URLs. */
const CHARACTERS = `${Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("")}–—‘’“”…›`;

let fonts: ReturnType<typeof loadFonts> | undefined;

/** Returns the fonts for pictures as static WOFF, which satori needs. */
function loadFonts() {
	return Promise.all(
		FONTS.map(async (name) => {
			const face = faces.find((candidate) => candidate.name === name);
			if (!face) throw new Error(`vite/styles/faces.ts has no face named ${name}. Add it; icons and share images use it.`);
			const { data, axes } = readFont(face);
			return { name, data: await subsetFont(data, CHARACTERS, { targetFormat: "woff", variationAxes: axes, noHinting: true }) };
		}),
	);
}

/** Renders a picture as SVG, with text as paths. */
export async function drawSvg({ element, width, height }: Picture): Promise<string> {
	fonts ??= loadFonts();
	return satori(element, { width, height, fonts: await fonts });
}

/** Renders a picture as PNG, without an alpha channel if it is opaque. */
export async function drawPng(picture: Picture): Promise<Buffer> {
	const { pixels, width, height } = await renderAsync(await drawSvg(picture), { font: { loadSystemFonts: false } });
	const image = sharp(pixels, { raw: { width, height, channels: 4 } });
	// Without alpha, level 4 compresses as well as the default 6, in half the time.
	return (picture.opaque ? image.removeAlpha() : image).png({ compressionLevel: 4 }).toBuffer();
}
