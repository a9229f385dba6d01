import { z } from "zod";
import { photoId } from "../fields/photo.ts";
import { edited, editedLine, line, paragraph, pastDay, sample } from "../fields/text.ts";

const percent = z.number().min(0).max(100);

/** Something from the person's own work, as an illustration: a log, an answer and where it came from, a draft. */
const workSchema = z.strictObject({
	title: line.max(32).describe("What it is, for example access.log."),
	aside: line.max(32).optional().describe("A few words at the right of the title."),
	query: line.max(48).optional().describe("What somebody asked, in lower case."),
	answer: line.optional().describe("What an assistant answered."),
	rows: z
		.array(z.strictObject({ name: line.max(40).describe("A URL or a label."), text: edited }))
		.max(4)
		.default([])
		.describe("Rows in mono, each with what is said of it."),
	draft: edited.optional().describe("A passage that is being edited."),
	note: paragraph.describe("The person's own comment below it."),
});

/** Somebody of the agency who writes or checks what the site says; lives once, in content/people, and shows on About us. */
export const personSchema = z.strictObject({
	sample,
	name: line.describe("The name, as bylines show it."),
	role: line.max(60).describe("What the person does, for example Head of Content."),
	photo: photoId.optional().describe("Who it is, an id from content/photos.md; small beside the name. May be left out."),
	portrait: z
		.strictObject({
			x: percent.describe("Left edge of the cut, in percent of the photo's width."),
			y: percent.describe("Upper edge, in percent of its height."),
			w: percent.describe("Width in percent; the cut is three wide by four high."),
		})
		.refine(({ x, y, w }) => x + w <= 100 && y + 2 * w <= 100, "x + w and y + 2 w are at most 100")
		.optional()
		.describe("The part of the photo that shows the person; may be left out when the photo is a portrait of one person."),
	opinion: editedLine.max(90).optional().describe("One sentence the person would defend, at display size; ==a phrase== may be marked."),
	work: workSchema.optional().describe("A piece of the person's work, invented, as an illustration."),
	mistake: z
		.strictObject({ wrong: paragraph.describe("What went wrong, in the first person."), changed: paragraph.describe("What it changed.") })
		.optional()
		.describe("One mistake and what it changed."),
	about: paragraph.optional().describe("One or two sentences on what the person knows about."),
	profiles: z
		.array(z.url({ protocol: /^https$/, error: "an address that begins with https://" }))
		.default([])
		.describe("The person's pages elsewhere; About us names them in words, and machines read them."),
});

/** Who wrote a text, who checked it and when it changed last. Nothing is printed that isn't given. */
export const bylineFields = {
	author: line.meta({ refersTo: "people" }).optional().describe("Who wrote the text: a name from content/people."),
	reviewer: line.meta({ refersTo: "people" }).optional().describe("Who checked it: a name from content/people."),
	updated: pastDay.optional().describe("Day of the last change that a reader would notice, for example 2026-03-15."),
};

/** Somebody as bylines show them, and where About us tells more. */
export interface Signature {
	name: string;
	role: string;
	path: string;
}

/** The people behind a text as a page shows them. */
export interface Byline {
	author?: Signature;
	reviewer?: Signature;
	/** As YYYY-MM-DD. */
	updated?: string;
}
