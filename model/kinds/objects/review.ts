import { z } from "zod";
import { edited, line } from "../../fields/text.ts";

/** IT: a vendor review, with the answer that gets forwarded. */
export const reviewSchema = z
	.strictObject({
		kind: z.literal("review"),
		shortlist: z
			.array(
				z.strictObject({
					vendor: line.max(32).describe("The vendor's site, ending in .example."),
					reason: line.describe("What the buyers found there."),
					verdict: line.max(32).describe("Who said no, or that it stays."),
				}),
			)
			.min(2)
			.max(5)
			.describe("The vendors of the opening, all struck but the last."),
		caption: line.max(80),
		readers: z
			.strictObject({
				title: line.max(60),
				people: z
					.array(z.strictObject({ who: line.max(32), asks: line.max(64), page: line.max(48).describe("The page that answers.") }))
					.min(3)
					.max(6),
				answer: edited.describe("Its answer, large, with ==quotable words==."),
				address: line.max(48).describe("The URL that gets forwarded."),
				forwards: z.array(line.max(48)).min(2).max(6).describe("Who forwarded it to whom, the last one first."),
				text: line.describe("Why a page has to survive being forwarded."),
				caption: line.max(80),
			})
			.describe("Who reads a vendor's site, and an answer that is forwarded among them."),
		cards: z
			.strictObject({
				labels: z.array(line.max(24)).length(3).describe("What stands over the three columns."),
				asked: z.array(z.strictObject({ question: line.max(64), answer: edited, page: line.max(40) })).length(6),
				caption: line.max(80),
			})
			.describe("For each of the six cards the buyer's question, and how the page answers it."),
		mark: line.describe("The sentence of the client's quote that is marked."),
		closing: z
			.strictObject({
				fields: z
					.array(z.strictObject({ label: line.max(12), text: line.max(48) }))
					.min(1)
					.max(4),
				caption: line.max(80),
			})
			.describe("The refusal of the closing banner."),
	})
	.describe("IT: a vendor review, with the answer that gets forwarded.");
