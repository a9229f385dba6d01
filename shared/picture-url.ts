/** Default width and quality of photos (docs/product.md, section 9). */
export const PHOTO_WIDTH = 800;
const PHOTO_QUALITY = 80;

/** A photo at the photo host. Set `height` to have the host crop an original that isn't 3:2. */
type HostPhoto = { host: string; id: string; width?: number; height?: number };

/** Returns the URL of a stock photo (docs/product.md, sections 7 and 9). */
export function photoUrl({ host, id, width = PHOTO_WIDTH, height }: HostPhoto): string {
	return `${host}/${id}?auto=format&fit=crop&w=${width}${height ? `&h=${height}` : ""}&q=${PHOTO_QUALITY}`;
}

/** The widths in the srcset of every photo; browsers without srcset get PHOTO_WIDTH. */
export const PICTURE_WIDTHS = [400, PHOTO_WIDTH, 1200] as const;

/** The formats, smallest files first; the last one has the widest support. */
export const PICTURE_FORMATS = ["avif", "webp", "jpg"] as const;

interface PictureFileOptions {
	/** The common prefix of the picture's URLs. */
	url: string;
	width: number;
	/** Cropped to 3:2 like all photos, or uncropped, as in articles. */
	shape: "photo" | "whole";
	format: (typeof PICTURE_FORMATS)[number];
}

/** Returns the URL of one size and format of a picture. */
export function pictureFileUrl({ url, width, shape, format }: PictureFileOptions): string {
	return `${url}${shape === "photo" ? "-3x2" : ""}-${width}.${format}`;
}

/** Returns the srcset of a picture. */
export function pictureSrcSet(options: Omit<PictureFileOptions, "width">, widths: readonly number[] = PICTURE_WIDTHS): string {
	return widths.map((width) => `${pictureFileUrl({ ...options, width })} ${width}w`).join(", ");
}
