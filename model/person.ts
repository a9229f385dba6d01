import { z } from "zod";
import { line, paragraph, sample } from "./text.ts";

/** Somebody who writes or checks what the site says; lives once, in content/people. */
export const personSchema = z.strictObject({
	sample,
	name: line.describe("The name, as bylines show it."),
	role: line.max(60).describe("What the person does, for example Head of Content."),
	about: paragraph.optional().describe("One or two sentences on what the person knows about."),
	profiles: z
		.array(z.url({ protocol: /^https$/, error: "an address that begins with https://" }))
		.default([])
		.describe("The person's pages elsewhere; machines read them, no page links to them."),
});

/** Who wrote a text, who checked it and when it changed last. Nothing is printed that isn't given. */
export const bylineFields = {
	author: line.optional().describe("Who wrote the text: a name from content/people."),
	reviewer: line.optional().describe("Who checked it: a name from content/people."),
	updated: z.iso.date().optional().describe("Day of the last change that a reader would notice, for example 2026-03-15."),
};

/** The people behind a text as a page shows them. */
export interface Byline {
	author?: { name: string; role: string };
	reviewer?: { name: string; role: string };
	/** As YYYY-MM-DD. */
	updated?: string;
}
