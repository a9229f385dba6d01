import { PHOTO_QUALITY, PHOTO_WIDTH } from "./constants.ts";

interface PhotoUrlOptions {
	host: string;
	id: string;
	/** Width in pixels. */
	width?: number;
	/** Height in pixels, for originals that aren't 3:2. */
	height?: number;
	quality?: number;
}

/** Returns the URL of a stock photo (docs/product.md, sections 7 and 9). */
export function photoUrl({ host, id, width = PHOTO_WIDTH, height, quality = PHOTO_QUALITY }: PhotoUrlOptions): string {
	const query = new URLSearchParams({
		auto: "format",
		fit: "crop",
		w: String(width),
		...(height && { h: String(height) }),
		q: String(quality),
	});
	return `${host}/${id}?${query}`;
}
