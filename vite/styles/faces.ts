/** A self-hosted font. */
export interface Face {
	/** The font's role, also used in the name of the built file. */
	name: "display" | "text" | "mono" | "serif" | "serif-bold";
	/** The name of the family in tokens.css. */
	family: "Display" | "Text" | "Mono" | "Specimen";
	/** A variable or static font file in an npm package. */
	file: string;
	/** Axes, pinned to a value or limited to a range; ignored if the font lacks them. */
	axes: Record<string, number | { min: number; max: number }>;
	/** OpenType features to keep. */
	features: string[];
	/** The system font to use as the fallback, adjusted to this font's metrics. Set it once per family. */
	fallback?: "arial" | "arial/700" | "courierNew" | "timesNewRoman";
	/** Descriptors that replace the font's own metrics. */
	metrics?: string;
	/** Whether every page preloads the font; other fonts load only on pages that use them. */
	preload: boolean;
}

const TEXT_FEATURES = ["kern", "mark", "ccmp", "locl", "liga"];

/** Removes the space that Charis reserves for stacked accents, so that highlighted lines don't touch. */
const metrics = "ascent-override:92%;descent-override:28%";
/** The serif font of illustrations. Only visitors without any of the system fonts in tokens.css download it. */
const serif = { family: "Specimen", axes: {}, features: TEXT_FEATURES, metrics, preload: false } as const;

/** The fonts for headings, text, URLs and queries, and illustrations, all under the SIL Open Font License. */
export const faces: readonly Face[] = [
	{
		name: "display",
		family: "Display",
		file: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
		axes: { wdth: 118, wght: 700 },
		features: [...TEXT_FEATURES, "tnum"],
		fallback: "arial/700",
		preload: true,
	},
	{
		name: "text",
		family: "Text",
		file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		axes: { wght: { min: 400, max: 650 } },
		features: TEXT_FEATURES,
		fallback: "arial",
		preload: true,
	},
	{
		name: "mono",
		family: "Mono",
		file: "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
		axes: { wght: 500 },
		features: [],
		fallback: "courierNew",
		preload: true,
	},
	{ ...serif, name: "serif", file: "@fontsource/charis-sil/files/charis-sil-latin-400-normal.woff2", fallback: "timesNewRoman" },
	{ ...serif, name: "serif-bold", file: "@fontsource/charis-sil/files/charis-sil-latin-700-normal.woff2" },
];
