import { z } from "zod";
import type { Content } from "./load.ts";
import { line } from "./text.ts";

/** The drawings that can stand behind a photo, one a subject. */
export const drawings = ["chart", "writing", "link", "code", "assistant", "shop", "clinic", "servers", "team", "house", "law", "office"] as const;

export const photoId = z.string().regex(/^photo-[0-9]+-[0-9a-f]+$/, "must be a photo id such as photo-1460925895917-afdab827c52f");

/** A stock photo whose subject somebody has looked at. */
export const photoSchema = z.strictObject({
	id: photoId.describe("The photo's path at the photo host."),
	alt: line.max(140).describe("What is seen, for people who do not see it."),
	drawing: z.enum(drawings).describe("The drawing that stands behind it."),
	portrait: z.boolean().default(false).describe("true when the original is taller than wide, so that a height must be asked for."),
});

export type Photo = z.output<typeof photoSchema>;
export type Drawing = Photo["drawing"];

/** The photo of an id; the id was checked when the content was read. */
export function photoOf({ photos }: Pick<Content, "photos">, id: string): Photo {
	const photo = photos.data.photos.find((candidate) => candidate.id === id);
	if (!photo) throw new Error(`No photo ${id} in ${photos.file}.`);
	return photo;
}
