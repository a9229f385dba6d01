import { z } from "zod";
import { caption, group, line, rows } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

export const calendarSchema = group("Healthcare. One patient's week. __Words__ in the headline are on a black bar.", {
	kind: z.literal("calendar"),
	day: group("Calendar beside the opening. A time with text is open; one without is taken.", sheet),
	dayCaption: caption(40),
	parts: parts(
		"Times of the week.",
		z.strictObject({
			day: line.max(12),
			time: line.max(12).describe("Time. For example, 9:00 a.m. From 8 p.m. to midnight, the background is dark."),
			sheets: rows("Pages, forms, or records. There is room for two at the first time and one at each other time.", [1, 2], sheet),
		}),
	),
	reply: group("Booking form in the closing banner. Filled in as an example.", sheet),
});
