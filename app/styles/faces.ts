/** One self-hosted font: where its file comes from and how it is cut. */
export interface Face {
	/** Name of the built file. */
	name: string;
	/** Family as tokens.css names it. */
	family: string;
	/** File of the npm package. */
	file: string;
	/** Axes pinned to a value or kept to a range. */
	axes: Record<string, number | { min: number; max: number }>;
	/** font-weight of the @font-face rule. */
	weight: string;
	/** OpenType features to keep. */
	features: string[];
	/** The font of the visitor's system that stands in, stretched to the same metrics. */
	standIn: "arial" | "arial/700" | "courierNew";
}

const TEXT_FEATURES = ["kern", "mark", "ccmp", "locl", "liga"];

/** The site's fonts: headings and figures, text, addresses and queries. All under the SIL Open Font License. */
export const faces: readonly Face[] = [
	{
		name: "archivo",
		family: "Archivo",
		file: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
		axes: { wdth: 118, wght: 700 },
		weight: "700",
		features: [...TEXT_FEATURES, "tnum"],
		standIn: "arial/700",
	},
	{
		name: "atkinson",
		family: "Atkinson",
		file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
		axes: { wght: { min: 400, max: 650 } },
		weight: "400 650",
		features: TEXT_FEATURES,
		standIn: "arial",
	},
	{
		name: "atkinson-mono",
		family: "Atkinson Mono",
		file: "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
		axes: { wght: 500 },
		weight: "500",
		features: [],
		standIn: "courierNew",
	},
];
