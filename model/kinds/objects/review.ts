import { z } from "zod";
import { edited, group, line, list, rows } from "../../fields/basics.ts";
import { sheet } from "./sheet.ts";

export const reviewSchema = group("IT. A vendor review, and an answer that gets forwarded.", {
	kind: z.literal("review"),
	shortlist: rows("Vendors in the opening. All but the last are struck out.", [2, 5], {
		vendor: line.max(32).describe("Vendor's site. On a .example domain."),
		reason: line.describe("Reason. What the buyers found there."),
		verdict: line.max(32).describe("Verdict. Who said no, or that the vendor stays."),
	}),
	caption: line.max(80),
	readers: group("Readers of a vendor's site. And an answer that they forward.", {
		title: line.max(60),
		people: rows("Readers.", [3, 6], { who: line.max(32), asks: line.max(64), page: line.max(48).describe("Page with the answer.") }),
		answer: edited.describe("Answer. In large type, with ==quotable words==."),
		address: line.max(48).describe("Forwarded URL."),
		forwards: list("Forwards. Who forwarded it to whom, the last one first.", [2, 6], line.max(48)),
		text: line.describe("Explanation. Why a page must make sense when it is forwarded."),
		caption: line.max(80),
	}),
	cards: group("Questions for the six cards. And how the page answers them.", {
		asked: rows("Questions. One for each card, in the same order.", [6, 6], { question: line.max(64), ...sheet }),
		caption: line.max(80),
	}),
	mark: line.describe("Highlighted sentence. The exact words of the client's quote."),
	closing: group("Refusal in the closing banner.", {
		fields: rows("Fields.", [1, 4], { label: line.max(12), text: line.max(48) }),
		caption: line.max(80),
	}),
});
