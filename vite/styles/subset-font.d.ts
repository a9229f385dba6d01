/** The published types lack `keepFeatures` and `noHinting`. */
declare module "subset-font" {
	interface SubsetFontOptions {
		targetFormat?: "sfnt" | "woff" | "woff2";
		/** OpenType features to keep; by default, all. */
		keepFeatures?: string[];
		/** Axes, pinned to a value or limited to a range. */
		variationAxes?: Record<string, number | { min: number; max: number }>;
		noHinting?: boolean;
	}
	export default function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>;
}
