import { z } from "zod";
import { isPictureName, pictureUrl } from "../reading/pictures.ts";
import { group, line } from "./basics.ts";
import { icon } from "./icon.ts";

const HOST_ID = /^photo-[0-9]+-[0-9a-f]+$/;

/** A photo's ID at the photo host, or the name of a file in content/pictures. Converts an image's URL to its ID. */
export const photoId = z
	.string()
	.transform((text) => /^https?:\/\/[^/]+\/(photo-[0-9]+-[0-9a-f]+)(?:\?|$)/.exec(text)?.[1] ?? text)
	.refine(
		(id) => HOST_ID.test(id) || isPictureName(id),
		"an ID such as photo-1460925895917-afdab827c52f, the URL of an image at the photo host, or the name of a file in content/pictures. The URL of a photo's page does not work: open the image itself in a new tab and copy that URL",
	)
	.meta({ refersTo: "photos" });

/** A percentage of a photo's width or height. */
export const percent = z.number().min(0).max(100);
export const x = percent.describe("Distance from the left. As a percentage of the photo's width.");
export const y = percent.describe("Distance from the top. As a percentage of the photo's height.");
const w = percent.describe("Width. As a percentage of the photo's width.");
const h = percent.describe("Height. As a percentage of the photo's height.");

/** A photo that pages may show. */
export const photoSchema = z.strictObject({
	id: photoId.describe("Photo. Its ID or URL at the photo host, or the name of a file in content/pictures."),
	alt: line.max(140).describe("Alt text. What the photo shows, for visitors who can't see it."),
	icon: icon.prefault("image").describe("Icon. Shown until the photo has loaded."),
	crop: z.boolean().default(false).describe("Crop. True for a stock photo that isn't 3:2 (width to height); the photo host then crops it."),
	tint: z.enum(["blue", "ink"]).default("blue").describe("Tint. blue, or ink (almost black). Many pages override it."),
	detail: group("Highlighted area. Shown framed and without a tint. Don't choose a face.", { x, y, w, h })
		.refine(({ x, y, w, h }) => x + w <= 100 && y + h <= 100, "an area within the photo, with x + w and y + h of at most 100")
		.optional(),
	focus: group("Point to keep in view. By default, the center of the highlighted area or, without one, of the photo.", { x, y }).optional(),
});

/** A photo. If it is a file in content/pictures, `url` is the prefix of the URLs of its generated files. */
export type Photo = z.output<typeof photoSchema> & { url?: string };

/** Returns the photo with the given ID. @throws if there is none; checkReferences reports unknown IDs earlier. */
export function photoOf({ photos }: { photos: { file: string; data: { photos: readonly Photo[] } } }, id: string): Photo {
	const photo = photos.data.photos.find((candidate) => candidate.id === id);
	if (!photo) throw new Error(`${photos.file} has no photo with the ID ${id}. Add it there, or use an ID from the file.`);
	return isPictureName(id) ? { ...photo, url: pictureUrl(id) } : photo;
}
