import { z } from "zod";
import { edited, group, line, rows } from "../../fields/basics.ts";
import { sheet } from "./sheet.ts";

export const calendarSchema = group("Healthcare. One patient's week, with a service at each time.", {
	kind: z.literal("calendar"),
	private: line.describe("Private phrase. The words of the headline that get a black bar."),
	day: group("Calendar beside the opening. A time with text is open; one without is taken.", sheet),
	dayCaption: line.max(40),
	intro: edited.describe("Text beside the heading. Two sentences on the week, with chips."),
	steps: rows("Times of the week. One for each service, in the same order.", [6, 6], {
		day: line.max(12),
		time: line.max(12).describe("Time. For example 9:00 a.m."),
		sheets: rows("Pages, forms or records. The first step has two and is larger.", [1, 2], sheet),
	}),
	caption: line.max(80),
	approval: line.describe("Client's reviewer. Who approves the page, below the byline."),
	mark: line.describe("Highlighted sentence. The exact words of the client's quote."),
	reply: group("Booking form in the closing banner. Filled in for the visitor.", sheet),
});
