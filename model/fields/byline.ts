import { line, pastDay } from "./basics.ts";

const person = line.meta({ refersTo: "people" }).optional();

/** Who wrote and checked a text, and when it changed. Pages show only what is given. */
export const bylineFields = {
	author: person.describe("Author. A name from content/people."),
	reviewer: person.describe("Reviewer. A name from content/people."),
	updated: pastDay.optional().describe("Last updated. The day of the last change that a reader would notice, such as 2026-03-15."),
};

/** A person as bylines show them, with the path of their profile on About us. */
export interface Signature {
	name: string;
	role: string;
	path: string;
}

/** A byline as pages show it. */
export interface Byline {
	author?: Signature;
	reviewer?: Signature;
	/** As YYYY-MM-DD. */
	updated?: string;
}
