import { z } from "zod";
import { line, paragraph } from "./text.ts";

/** The opening of a page: its only h1, and the answer a reader came for. */
export const heroSchema = z
	.strictObject({
		title: line.max(90).describe("The page's one h1."),
		mark: line.describe("The phrase of the title that gets the yellow marker; must occur in the title."),
		intro: paragraph.describe(
			"Two or three sentences that answer at once: what, for whom, how long (for a service or industry a range such as 3-6 months), what it brings.",
		),
	})
	.refine(({ title, mark }) => title.includes(mark), { path: ["mark"], error: "must occur in the title, letter by letter" });

export type Hero = z.output<typeof heroSchema>;
