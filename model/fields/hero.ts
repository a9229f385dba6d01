import type { z } from "zod";
import { editedLine, group, line, paragraph } from "./basics.ts";

export const times = line.max(90).describe("Time to results. One line below the buttons.");

export const heroSchema = group("Opening of the page.", {
	subject: line.max(40).optional().describe("Line above the headline. Names the page's subject, such as SEO services."),
	title: editedLine.max(110).describe("Headline. At most 110 characters, with marks: ==highlighted==, ~~struck out~~, ++added++."),
	intro: paragraph.describe("Introduction. A few sentences on what the page offers and how it helps."),
	times: times.optional(),
});

export type Hero = z.output<typeof heroSchema>;
