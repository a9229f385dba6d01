import type { Sharp } from "sharp";
import sharp from "sharp";
import { cached } from "../../model/reading/cache.ts";
import { PICTURES_DIR, pictureNames, pictureUrl } from "../../model/reading/pictures.ts";
import { ContentError } from "../../model/reading/problem.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFileUrl } from "../../shared/picture-url.ts";

/** A file generated from a picture. */
interface PictureFile {
	url: string;
	make: () => Promise<Buffer>;
}

/**
 * Returns the width and height of a picture in pixels, after EXIF rotation.
 * @throws {ContentError} if the file is not an image.
 */
export async function pictureSize(name: string): Promise<{ width: number; height: number }> {
	const { autoOrient } = await sharp(`${PICTURES_DIR}/${name}`).metadata().catch(rethrowFor(name));
	return autoOrient;
}

/** Turns a sharp error into a problem with the file. */
const rethrowFor = (name: string) => (error: Error) => {
	throw new ContentError([
		{
			file: `${PICTURES_DIR}/${name}`,
			field: "(all)",
			found: `a file that is not a complete image: ${error.message.trim()}`,
			expected: "JPEG, PNG, WebP, AVIF, or SVG; export the image again",
		},
	]);
};

/** Returns the `srcset` widths for a picture in an article, capped at its intrinsic width and at 1,200 pixels. */
export function articleWidths(own: number): number[] {
	const largest = Math.min(own, Math.max(...PICTURE_WIDTHS));
	return [...PICTURE_WIDTHS.filter((width) => width < largest), largest];
}

/** Returns the files of all pictures, both cropped to 3:2 for photos and uncropped for articles. */
export async function pictureFiles(): Promise<PictureFile[]> {
	const files = await Promise.all(
		pictureNames().map(async (name) => {
			const own = await pictureSize(name);
			const variants = [
				...PICTURE_WIDTHS.map((width) => ({ width, shape: "photo" as const })),
				...articleWidths(own.width).map((width) => ({ width, shape: "whole" as const })),
			];
			return variants.flatMap(({ width, shape }) =>
				PICTURE_FORMATS.map((format): PictureFile => {
					const url = pictureFileUrl({ url: pictureUrl(name), width, shape, format });
					return {
						url,
						make: () => cached("own-pictures", url, () => convert(name, { own, width, shape, format }).catch(rethrowFor(name))),
					};
				}),
			);
		}),
	);
	return files.flat();
}

interface Conversion {
	/** The original's size in pixels, after EXIF rotation. */
	own: { width: number; height: number };
	width: number;
	shape: "photo" | "whole";
	format: (typeof PICTURE_FORMATS)[number];
}

function convert(name: string, { own, width, shape, format }: Conversion): Promise<Buffer> {
	const picture = sharp(`${PICTURES_DIR}/${name}`, { density: 192 }).autoOrient();
	const image = shape === "whole" ? picture.resize({ width }) : cropped(picture, own, width);
	// JPEG has no transparency.
	if (format === "jpg") return image.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
	return format === "avif" ? image.avif({ quality: 55 }).toBuffer() : image.webp({ quality: 78 }).toBuffer();
}

/** Crops to 3:2: portrait and square pictures around the upper third, where faces are; others around their most striking area. */
function cropped(picture: Sharp, own: Conversion["own"], width: number): Sharp {
	const height = Math.round((width * 2) / 3);
	if (own.width > own.height) return picture.resize({ width, height, fit: "cover", position: "attention" });
	const whole = (width * own.height) / own.width;
	return picture.resize({ width }).extract({ left: 0, top: Math.floor((whole - width) / 3), width, height });
}
