/** A self-hosted font. */
export interface Face {
	/** Its role, and the name of the built file. */
	name: "display" | "text" | "mono";
	/** The family in tokens.css. */
	family: "Display" | "Text" | "Mono";
	/** A variable or static font in an npm package. */
	file: string;
	/** Axes, pinned to a value or limited to a range; ignored if the font lacks them. */
	axes: Record<string, number | { min: number; max: number }>;
	/** OpenType features to keep. */
	features: string[];
	/** The system font with adjusted metrics that is the fallback. */
	fallback: "arial" | "arial/700" | "courierNew";
}

const TEXT_FEATURES = ["kern", "mark", "ccmp", "locl", "liga"];

/** The fonts of headings, text, and URLs and queries, all under the SIL Open Font License. */
export const faces: readonly Face[] = [
	{
		name: "display",
		family: "Display",
		file: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
		axes: { wdth: 118, wght: 700 },
		features: [...TEXT_FEATURES, "tnum"],
		fallback: "arial/700",
	},
	{
		name: "text",
		family: "Text",
		file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		axes: { wght: { min: 400, max: 650 } },
		features: TEXT_FEATURES,
		fallback: "arial",
	},
	{
		name: "mono",
		family: "Mono",
		file: "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
		axes: { wght: 500 },
		features: [],
		fallback: "courierNew",
	},
];
