import type { Sharp } from "sharp";
import sharp from "sharp";
import { cached } from "../../model/reading/cache.ts";
import { PICTURES_DIR, pictureNames, pictureUrl } from "../../model/reading/pictures.ts";
import { ContentError } from "../../model/reading/problem.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFileUrl } from "../../shared/picture-url.ts";

/** A file that is made of a picture. */
interface PictureFile {
	/** Where it is on the site. */
	url: string;
	make: () => Promise<Buffer>;
}

/** Width and height as they are seen; a camera may have turned the picture. @throws {ContentError} when it is none. */
export async function pictureSize(name: string): Promise<{ width: number; height: number }> {
	const { autoOrient } = await sharp(`${PICTURES_DIR}/${name}`).metadata().catch(rethrowFor(name));
	return autoOrient;
}

/** Tells which picture cannot be read: it is none, or it was cut off on its way. */
const rethrowFor = (name: string) => (error: Error) => {
	throw new ContentError([
		{
			file: `${PICTURES_DIR}/${name}`,
			field: "(all)",
			found: `no picture: ${error.message.trim()}`,
			expected: "JPEG, PNG, WebP, AVIF or SVG; export it anew",
		},
	]);
};

/** The widths in which an article shows a picture: not above its own. */
export function articleWidths(own: number): number[] {
	const largest = Math.min(own, Math.max(...PICTURE_WIDTHS));
	return [...PICTURE_WIDTHS.filter((width) => width < largest), largest];
}

/** Every file of every picture: cut to the shape of a photo, and whole for articles. */
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
					return { url, make: () => cached("own-pictures", url, () => convert(name, { own, width, shape, format }).catch(rethrowFor(name))) };
				}),
			);
		}),
	);
	return files.flat();
}

interface Conversion {
	/** As they are seen. */
	own: { width: number; height: number };
	width: number;
	shape: "photo" | "whole";
	format: (typeof PICTURE_FORMATS)[number];
}

function convert(name: string, { own, width, shape, format }: Conversion): Promise<Buffer> {
	const picture = sharp(`${PICTURES_DIR}/${name}`, { density: 192 }).autoOrient();
	const image = shape === "whole" ? picture.resize({ width }) : cut(picture, own, width);
	// What is transparent becomes white where the format cannot be.
	if (format === "jpg") return image.flatten({ background: "#fff" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
	return format === "avif" ? image.avif({ quality: 55 }).toBuffer() : image.webp({ quality: 78 }).toBuffer();
}

/** Three by two: of a picture that is no wider than high what is around its upper third, where faces are; of others what stands out. */
function cut(picture: Sharp, own: Conversion["own"], width: number): Sharp {
	const height = Math.round((width * 2) / 3);
	if (own.width > own.height) return picture.resize({ width, height, fit: "cover", position: "attention" });
	const whole = (width * own.height) / own.width;
	return picture.resize({ width }).extract({ left: 0, top: Math.floor((whole - width) / 3), width, height });
}
