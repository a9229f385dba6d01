import { z } from "zod";
import { caption, group, line, rows } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

export const calendarSchema = group("Healthcare. One patient's week. In the headline, __words__ appear in inverted colors.", {
	kind: z.literal("calendar"),
	day: group("Calendar beside the hero. A row with text is an open slot; a row without text is booked.", sheet),
	dayCaption: caption(40),
	parts: parts(
		"Times of the week.",
		z.strictObject({
			day: line.max(12),
			time: line.max(12).describe("Time. For example, 9:00 a.m. Times from 8:00 p.m. to 11:59 p.m. have a dark background."),
			sheets: rows("Pages, forms, or records. The first time of the week can have two; every other time has one.", [1, 2], sheet),
		}),
	),
	reply: group("Booking form in the closing banner. Fill it in as an example.", sheet),
});
