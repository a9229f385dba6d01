import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import type { Plugin } from "vite";
import { cached } from "../../model/reading/cache.ts";
import { placeholdersOf, type Site } from "../../model/site/site.ts";
import { serveGenerated } from "../pages/serve-generated.ts";
import { type Face, faces } from "./faces.ts";
import { readFont } from "./font-file.ts";

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** A subset font with only the characters in use. */
interface Subset {
	fileName: string;
	source: Uint8Array;
	preload: boolean;
	/** @font-face rules of the font and its fallback. */
	css: string;
}

const metricsOf = (familyName: string, fullName: string, postscriptName: string, sizes: [number, number, number, number, number]) => {
	const [ascent, descent, lineGap, xWidthAvg, thai] = sizes;
	const subsets = { latin: { xWidthAvg }, thai: { xWidthAvg: thai } };
	return { familyName, fullName, postscriptName, ascent, descent, lineGap, unitsPerEm: 2048, xWidthAvg, subsets };
};

/** Ascent, descent, line gap, and average widths of Latin and Thai, copied from @capsizecss/metrics 4.3.0, a 100 MB package. */
const FALLBACKS: Record<NonNullable<Face["fallback"]>, ReturnType<typeof metricsOf>> = {
	arial: metricsOf("Arial", "Arial", "ArialMT", [1854, -434, 67, 913, 1536]),
	"arial/700": metricsOf("Arial", "Arial Bold", "Arial-BoldMT", [1854, -434, 67, 983, 1536]),
	courierNew: metricsOf("Courier New", "Courier New", "CourierNewPSMT", [1705, -615, 0, 1229, 1229]),
	timesNewRoman: metricsOf("Times New Roman", "Times New Roman", "TimesNewRomanPSMT", [1825, -443, 87, 832, 1357]),
};

/** Returns every character that may appear on a page. */
function charactersInUse(site: Site): string {
	const characters = new Set(PRINTABLE_ASCII + Object.values(placeholdersOf(site)).join(""));
	for (const file of globSync(["content/**/*.md", "{app,shared}/**/*.{ts,tsx}"]))
		for (const character of new Set(readFileSync(file, "utf8"))) characters.add(character);
	return [...characters]
		.filter((character) => character >= " ")
		.sort()
		.join("");
}

async function subset(face: Face, characters: string): Promise<Subset> {
	const { data, axes, weight } = readFont(face);
	const source = await cached("fonts", JSON.stringify([face, characters]), async () => {
		const { default: subsetFont } = await import("subset-font");
		return subsetFont(data, characters, { targetFormat: "woff2", variationAxes: axes, keepFeatures: face.features, noHinting: true });
	});
	const { fromBuffer } = await import("@capsizecss/unpack");
	const metrics = await fromBuffer(source);
	const fileName = `assets/${face.name}-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.woff2`;
	// With `optional`, fonts never change while a visitor is reading.
	const own = `@font-face{font-family:${face.family};src:url(/${fileName});font-weight:${weight};font-display:optional;${face.metrics ?? ""}}`;
	if (!face.fallback) return { fileName, source, preload: face.preload, css: own };
	const fallback = createFontStack([{ ...metrics, familyName: face.family }, FALLBACKS[face.fallback]]);
	// Two decimals of a percentage are enough; more would change a line by only a fraction of a pixel.
	const rules = fallback.fontFaces.replace(/\s*([{}:;,])\s*/g, "$1").replace(/(\.\d\d)\d+%/g, "$1%");
	return { fileName, source, preload: face.preload, css: own + rules };
}

/**
 * Subsets the fonts. `virtual:fonts` exports `fontFaces` (CSS) and `fontUrls` (to preload); both are empty in the browser,
 * because prerendered pages contain them.
 */
export function fonts(site: Site): Plugin {
	const characters = charactersInUse(site);
	let subsets: Promise<Subset[]> | undefined;
	const subsetAll = () => {
		subsets ??= Promise.all(faces.map((face) => subset(face, characters)));
		return subsets;
	};
	return {
		name: "site:fonts",
		sharedDuringBuild: true,
		configureServer(server) {
			serveGenerated(server, async (path) =>
				path.endsWith(".woff2") ? (await subsetAll()).find(({ fileName }) => path === `/${fileName}`)?.source : undefined,
			);
		},
		resolveId: { filter: { id: /^virtual:fonts$/ }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: /virtual:fonts$/ },
			async handler() {
				const cutFonts = await subsetAll();
				if (this.environment.name === "client") {
					if (this.environment.mode === "build") {
						for (const { fileName, source } of cutFonts) this.emitFile({ type: "asset", fileName, source });
					}
					return `export const fontFaces = ""; export const fontUrls = [];`;
				}
				return [
					`export const fontFaces = ${JSON.stringify(cutFonts.map(({ css }) => css).join(""))};`,
					`export const fontUrls = ${JSON.stringify(cutFonts.flatMap(({ fileName, preload }) => (preload ? `/${fileName}` : [])))};`,
				].join("\n");
			},
		},
	};
}
