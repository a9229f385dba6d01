import { z } from "zod";
import { photoId } from "./photo.ts";
import { line, paragraph, pastDay, sample } from "./text.ts";

/** Somebody of the agency who writes or checks what the site says; lives once, in content/people, and shows on About us. */
export const personSchema = z.strictObject({
	sample,
	name: line.describe("The name, as bylines show it."),
	role: line.max(60).describe("What the person does, for example Head of Content."),
	photo: photoId.optional().describe("Who it is, an id from content/photos.md; small beside the name. May be left out."),
	about: paragraph.optional().describe("One or two sentences on what the person knows about."),
	profiles: z
		.array(z.url({ protocol: /^https$/, error: "an address that begins with https://" }))
		.default([])
		.describe("The person's pages elsewhere; About us names them in words, and machines read them."),
});

/** Who wrote a text, who checked it and when it changed last. Nothing is printed that isn't given. */
export const bylineFields = {
	author: line.optional().describe("Who wrote the text: a name from content/people."),
	reviewer: line.optional().describe("Who checked it: a name from content/people."),
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
