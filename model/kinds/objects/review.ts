import { z } from "zod";
import { edited, group, line, list, rows } from "../../fields/basics.ts";
import { parts, sheet } from "./sheet.ts";

export const reviewSchema = group("IT. A vendor review, and an answer that gets forwarded.", {
	kind: z.literal("review"),
	shortlist: rows("Vendors in the hero. The last one is emphasized.", [2, 5], {
		vendor: line.max(32).describe("Vendor's site. On a .example domain; mark it as ~~rejected~~ or ++kept++."),
		reason: line.describe("Reason. What the buyers found there."),
		verdict: line.max(32).describe("Verdict. For example, Finance: no, or Still on the list."),
	}),
	readers: group("Readers of a vendor's site, and an answer that they forward.", {
		title: line.max(60),
		people: rows("Readers. The answer to the last reader is shown below them.", [3, 6], {
			who: line.max(32),
			asks: line.max(64),
			page: line.max(48).describe("Pages that answer the question. For example, Contract documents, data export."),
		}),
		answer: edited.describe("Answer. Shown in large type. Mark ==quotable words==."),
		address: line.max(48).describe("Forwarded URL."),
		forwards: list("Comments of the senders, in order. For example, Security, to procurement: No objection.", [2, 6], line.max(48)),
		text: line.describe("Explanation. Say why a page must make sense when it is forwarded."),
		caption: line.max(80),
	}),
	parts: parts("Questions, and the pages that answer them.", z.strictObject({ question: line.max(64), ...sheet })),
	messageCaption: line.max(80).describe("Caption of the prefilled email in the closing banner."),
});
