/** One self-hosted font: where its file comes from and how it is cut. */
export interface Face {
	/** What it is for, and the name of the built file. */
	name: "display" | "text" | "mono";
	/** Family as tokens.css names it, whichever font it is. */
	family: "Display" | "Text" | "Mono";
	/** File of an npm package: any variable or static one. */
	file: string;
	/** Axes pinned to a value or kept to a range, where the font has them. */
	axes: Record<string, number | { min: number; max: number }>;
	/** OpenType features to keep. */
	features: string[];
	/** The font of the visitor's system that stands in, stretched to the same metrics. */
	standIn: "arial" | "arial/700" | "courierNew";
}

const TEXT_FEATURES = ["kern", "mark", "ccmp", "locl", "liga"];

/** The site's fonts: headings and figures, text, addresses and queries. All under the SIL Open Font License. */
export const faces: readonly Face[] = [
	{
		name: "display",
		family: "Display",
		file: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
		axes: { wdth: 118, wght: 700 },
		features: [...TEXT_FEATURES, "tnum"],
		standIn: "arial/700",
	},
	{
		name: "text",
		family: "Text",
		file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		axes: { wght: { min: 400, max: 650 } },
		features: TEXT_FEATURES,
		standIn: "arial",
	},
	{
		name: "mono",
		family: "Mono",
		file: "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
		axes: { wght: 500 },
		features: [],
		standIn: "courierNew",
	},
];
