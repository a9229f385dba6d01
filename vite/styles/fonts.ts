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

/** A font cut down to the characters in use. */
interface Subset {
	fileName: string;
	source: Uint8Array;
	/** @font-face rules of the font and of its stand-in. */
	css: string;
}

type FontMetrics = Parameters<typeof createFontStack>[0][number];

/** Metrics of the visitor's fonts, as @capsizecss/metrics 4.3.0 lists them; the package takes 100 MB. */
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
const STAND_INS: Record<Face["standIn"], FontMetrics> = {
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
};

/** Every character that the content, the interface or the settings may show. */
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

async function cut(face: Face, characters: string): Promise<Subset> {
	const { data, axes, weight } = readFont(face);
	const source = await cached("fonts", JSON.stringify([face, characters]), async () => {
		const { default: subsetFont } = await import("subset-font");
		return subsetFont(data, characters, { targetFormat: "woff2", variationAxes: axes, keepFeatures: face.features, noHinting: true });
	});
	const metrics = await cached("metrics", source, async () => {
		const { fromBuffer } = await import("@capsizecss/unpack");
		return Buffer.from(JSON.stringify(await fromBuffer(source)));
	});
	const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
	const fileName = `assets/${face.name}-${hash}.woff2`;
	// `optional`: a late font waits for the next page, so text never moves while it is read.
	const own = `@font-face{font-family:${face.family};src:url(/${fileName});font-weight:${weight};font-display:optional}`;
	const standIn = createFontStack([{ ...JSON.parse(String(metrics)), familyName: face.family }, STAND_INS[face.standIn]]);
	// Two decimals of a percent are below a hundredth of a pixel.
	const rules = standIn.fontFaces.replace(/\s*([{}:;,])\s*/g, "$1").replace(/(\.\d\d)\d+%/g, "$1%");
	return { fileName, source, css: own + rules };
}

/**
 * Subsets the fonts in the build. `virtual:fonts` exports `fontFaces` (CSS) and `fontUrls` (what to preload);
 * both are empty in the browser, where the prerendered page has them already.
 */
export function fonts(site: Site): Plugin {
	let subsets: Promise<Subset[]> | undefined;
	const cutAll = () => {
		if (!subsets) {
			const characters = charactersInUse(site);
			subsets = Promise.all(faces.map((face) => cut(face, characters)));
		}
		return subsets;
	};
	return {
		name: "site:fonts",
		sharedDuringBuild: true,
		configureServer(server) {
			serveMade(server, async (path) =>
				path.endsWith(".woff2") ? (await cutAll()).find(({ fileName }) => path === `/${fileName}`)?.source : undefined,
			);
		},
		resolveId: { filter: { id: /^virtual:fonts$/ }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: /virtual:fonts$/ },
			async handler() {
				const cutFonts = await cutAll();
				if (this.environment.name === "client") {
					if (this.environment.mode === "build") {
						for (const { fileName, source } of cutFonts) this.emitFile({ type: "asset", fileName, source });
					}
					return `export const fontFaces = ""; export const fontUrls = [];`;
				}
				return [
					`export const fontFaces = ${JSON.stringify(cutFonts.map(({ css }) => css).join(""))};`,
					`export const fontUrls = ${JSON.stringify(cutFonts.map(({ fileName }) => `/${fileName}`))};`,
				].join("\n");
			},
		},
	};
}
