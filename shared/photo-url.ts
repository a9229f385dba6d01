/** Default width and quality of photos (docs/product.md, section 9); layouts may request other widths. */
export const PHOTO_WIDTH = 800;
const PHOTO_QUALITY = 80;

interface PhotoUrlOptions {
	host: string;
	id: string;
	/** Width in pixels. */
	width?: number;
	/** Height in pixels, for originals that aren't 3:2. */
	height?: number;
}

/** Returns the URL of a stock photo (docs/product.md, sections 7 and 9). */
export function photoUrl({ host, id, width = PHOTO_WIDTH, height }: PhotoUrlOptions): string {
	return `${host}/${id}?auto=format&fit=crop&w=${width}${height ? `&h=${height}` : ""}&q=${PHOTO_QUALITY}`;
}
