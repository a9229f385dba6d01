import type { z } from "zod";
import { editedLine, group, line, paragraph } from "./basics.ts";

export const times = line.max(90).describe("Line below the actions. How soon results usually come.");

export const heroSchema = group("Opening of the page.", {
	subject: line.max(40).optional().describe("Line above the headline. Names the subject, such as Link building; part of the h1."),
	title: editedLine.max(110).describe("Headline. The h1, with marks: ==the yellow phrase==, ~~a struck line~~, ++an added line++."),
	intro: paragraph.describe(
		"Introduction. Two or three sentences: what, for whom, how long (for a service or industry a range such as 3-6 months), and the benefit.",
	),
	times: times.optional(),
});

export type Hero = z.output<typeof heroSchema>;
