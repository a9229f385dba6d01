import { z } from "zod";
import { isPictureName, pictureUrl } from "../reading/pictures.ts";
import { line } from "./text.ts";

/** The drawings that can stand behind a photo, one a subject. */
const drawings = ["chart", "writing", "link", "code", "assistant", "shop", "clinic", "servers", "team", "house", "law", "office"] as const;

const HOST_ID = /^photo-[0-9]+-[0-9a-f]+$/;

/** A photo by its id at the photo host, by its address there, or by the name of a file in content/pictures. */
export const photoId = z
	.string()
	.transform((text) => /^https?:\/\/[^/]+\/(photo-[0-9]+-[0-9a-f]+)(?:\?|$)/.exec(text)?.[1] ?? text)
	.refine(
		(id) => HOST_ID.test(id) || isPictureName(id),
		"an id such as photo-1460925895917-afdab827c52f, the address of such a photo, or the name of a file in content/pictures. The page of a photo does not name its file: open the photo alone (right click, open image in a new tab) and copy that address",
	)
	.meta({ refersTo: "photos" });

const percent = z.number().min(0).max(100);

/** A stock photo whose subject somebody has looked at. */
export const photoSchema = z.strictObject({
	id: photoId.describe("The photo's path or address at the photo host, or a file in content/pictures."),
	alt: line.max(140).describe("What is seen, for people who do not see it."),
	drawing: z.enum(drawings).default("office").describe("The drawing that stands behind it."),
	crop: z.boolean().default(false).describe("true when the original is not three wide by two high, so that a height must be asked for."),
	tint: z.enum(["blue", "ink"]).default("blue").describe("blue where the photo leads somewhere, ink where it does not."),
	detail: z
		.strictObject({
			x: percent.describe("Distance from the left edge, in percent of the photo's width."),
			y: percent.describe("Distance from the upper edge, in percent of its height."),
			w: percent.describe("Width in percent."),
			h: percent.describe("Height in percent."),
		})
		.refine(({ x, y, w, h }) => x + w <= 100 && y + h <= 100, "x + w and y + h are at most 100")
		.optional()
		.describe("The one recognizable detail, which is framed and free of the tint. Never a face."),
	focus: z
		.strictObject({
			x: percent.describe("Distance from the left edge, in percent of the photo's width."),
			y: percent.describe("Distance from the upper edge, in percent of its height."),
		})
		.optional()
		.describe("What a slot of another shape keeps in its middle; the detail's middle where left out."),
});

/** A photo with what its addresses begin with when it is one's own. */
export type Photo = z.output<typeof photoSchema> & { url?: string };
export type DrawingName = Photo["drawing"];

/** The photo of an id; the id was checked when the content was read. */
export function photoOf({ photos }: { photos: { file: string; data: { photos: readonly Photo[] } } }, id: string): Photo {
	const photo = photos.data.photos.find((candidate) => candidate.id === id);
	if (!photo) throw new Error(`No photo ${id} in ${photos.file}.`);
	return isPictureName(id) ? { ...photo, url: pictureUrl(id) } : photo;
}
