/** The widths in which a picture of one's own is offered; those of the photo host. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;

/** From the smallest to the one that every browser knows. */
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;

interface PictureFileOptions {
	/** What the picture's addresses begin with. */
	url: string;
	width: number;
	/** Cut to three by two, as every photo is, or whole, as in articles. */
	shape: "photo" | "whole";
	format: (typeof PICTURE_FORMATS)[number];
}

/** The address of one file of a picture. */
export function pictureFileUrl({ url, width, shape, format }: PictureFileOptions): string {
	return `${url}${shape === "photo" ? "-3x2" : ""}-${width}.${format}`;
}

/** The files of a picture as srcset says it. */
export function pictureSrcSet(options: Omit<PictureFileOptions, "width">, widths: readonly number[] = PICTURE_WIDTHS): string {
	return widths.map((width) => `${pictureFileUrl({ ...options, width })} ${width}w`).join(", ");
}
