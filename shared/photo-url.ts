import { PHOTO_QUALITY, PHOTO_WIDTH } from "./constants.ts";

interface PhotoUrlOptions {
	host: string;
	/** The photo's path at the host. */
	id: string;
	/** Width in pixels. */
	width?: number;
	/** Height in pixels; needed where the original has another shape. */
	height?: number;
	quality?: number;
}

/** The address of a stock photo: path, auto format, crop fit, width and quality (docs/product.md, sections 7 and 9). */
export function photoUrl({ host, id, width = PHOTO_WIDTH, height, quality = PHOTO_QUALITY }: PhotoUrlOptions): string {
	const query = new URLSearchParams({ auto: "format", fit: "crop", w: String(width), ...(height && { h: String(height) }), q: String(quality) });
	return `${host}/${id}?${query}`;
}
