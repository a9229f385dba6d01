import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import satori from "satori";
import subsetFont from "subset-font";
import { faces } from "./faces.ts";
import { readFont } from "./font-file.ts";

/** What satori needs of a picture: elements with inline styles, and its size in pixels. */
export interface Picture {
	element: ReactElement;
	width: number;
	height: number;
}

const CACHE = ".cache/pictures";
const FONTS = ["display", "mono"] as const;

/** Latin letters with their accents and the punctuation of titles and addresses. */
const CHARACTERS = `${Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("")}–—‘’“”…›`;

let fonts: ReturnType<typeof loadFonts> | undefined;

/** The site's faces as static WOFF, which is what satori reads. */
function loadFonts() {
	return Promise.all(
		FONTS.map(async (name) => {
			const face = faces.find((candidate) => candidate.name === name);
			if (!face) throw new Error(`vite/faces.ts has no face ${name}.`);
			const { data, axes } = readFont(face);
			return { name, data: await subsetFont(data, CHARACTERS, { targetFormat: "woff", variationAxes: axes, noHinting: true }) };
		}),
	);
}

/** The picture as SVG; all text becomes paths. */
export async function toSvg({ element, width, height }: Picture): Promise<string> {
	fonts ??= loadFonts();
	return satori(element, { width, height, fonts: await fonts });
}

/** The picture as PNG. Made anew only when it, the fonts or the packages have changed; the same input gives the same bytes. */
export async function toPng(picture: Picture): Promise<Buffer> {
	const file = join(CACHE, `${keyOf(picture)}.png`);
	if (existsSync(file)) return readFile(file);
	const image = await renderAsync(await toSvg(picture), { font: { loadSystemFonts: false } });
	const png = image.asPng();
	await mkdir(dirname(file), { recursive: true });
	// Whole or not at all: a build that is stopped here must leave no half picture for the next one.
	await writeFile(`${file}.part`, png);
	await rename(`${file}.part`, file);
	return png;
}

function keyOf(picture: Picture): string {
	return createHash("sha256")
		.update(JSON.stringify([picture, faces]))
		.update(readFileSync("package-lock.json"))
		.digest("hex");
}
