import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import type { Plugin } from "vite";
import { cached } from "../../model/reading/cache.ts";
import type { Site } from "../../model/site/site.ts";
import { placeholdersOf } from "../../model/site/site.ts";
import { serveMade } from "../pages/serve-made.ts";
import type { Face } from "./faces.ts";
import { faces } from "./faces.ts";
import { readFont } from "./font-file.ts";

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** A font with only the characters in use. */
interface Subset {
	fileName: string;
	source: Uint8Array;
	preload: boolean;
	/** @font-face rules of the font and its fallback. */
	css: string;
}

type FontMetrics = Parameters<typeof createFontStack>[0][number];

/** Metrics from @capsizecss/metrics 4.3.0, a package of 100 MB. */
const ARIAL = {
	familyName: "Arial",
	fullName: "Arial",
	postscriptName: "ArialMT",
	ascent: 1854,
	descent: -434,
	lineGap: 67,
	unitsPerEm: 2048,
	xWidthAvg: 913,
	subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
};
const FALLBACKS: Record<NonNullable<Face["fallback"]>, FontMetrics> = {
	arial: ARIAL,
	"arial/700": {
		...ARIAL,
		fullName: "Arial Bold",
		postscriptName: "Arial-BoldMT",
		xWidthAvg: 983,
		subsets: { latin: { xWidthAvg: 983 }, thai: { xWidthAvg: 1536 } },
	},
	courierNew: {
		familyName: "Courier New",
		fullName: "Courier New",
		postscriptName: "CourierNewPSMT",
		ascent: 1705,
		descent: -615,
		lineGap: 0,
		unitsPerEm: 2048,
		xWidthAvg: 1229,
		subsets: { latin: { xWidthAvg: 1229 }, thai: { xWidthAvg: 1229 } },
	},
	timesNewRoman: {
		familyName: "Times New Roman",
		fullName: "Times New Roman",
		postscriptName: "TimesNewRomanPSMT",
		ascent: 1825,
		descent: -443,
		lineGap: 87,
		unitsPerEm: 2048,
		xWidthAvg: 832,
		subsets: { latin: { xWidthAvg: 832 }, thai: { xWidthAvg: 1357 } },
	},
};

/** Returns every character that pages may show. */
function charactersInUse(site: Site): string {
	const characters = new Set(PRINTABLE_ASCII + Object.values(placeholdersOf(site)).join(""));
	for (const file of globSync(["content/**/*.md", "{app,shared}/**/*.{ts,tsx}"])) {
		for (const character of new Set(readFileSync(file, "utf8"))) characters.add(character);
	}
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
	const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
	const fileName = `assets/${face.name}-${hash}.woff2`;
	// `optional` never swaps fonts while text is read.
	const own = `@font-face{font-family:${face.family};src:url(/${fileName});font-weight:${weight};font-display:optional}`;
	if (!face.fallback) return { fileName, source, preload: face.preload, css: own };
	const fallback = createFontStack([{ ...metrics, familyName: face.family }, FALLBACKS[face.fallback]]);
	// Two decimals are accurate to a hundredth of a pixel.
	const rules = fallback.fontFaces.replace(/\s*([{}:;,])\s*/g, "$1").replace(/(\.\d\d)\d+%/g, "$1%");
	return { fileName, source, preload: face.preload, css: own + rules };
}

/**
 * Subsets the fonts. `virtual:fonts` exports `fontFaces` (CSS) and `fontUrls` (to preload); both are empty in the browser, since
 * the prerendered page has them.
 */
export function fonts(site: Site): Plugin {
	let subsets: Promise<Subset[]> | undefined;
	const subsetAll = () => {
		if (!subsets) {
			const characters = charactersInUse(site);
			subsets = Promise.all(faces.map((face) => subset(face, characters)));
		}
		return subsets;
	};
	return {
		name: "site:fonts",
		sharedDuringBuild: true,
		configureServer(server) {
			serveMade(server, async (path) =>
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
