import { z } from "zod";
import { line, paragraph, written } from "../fields/text.ts";
import { address, notes } from "./specimen.ts";

/** What every centrepiece begins with. */
const heading = {
	title: line.max(60).describe("Heading of the drawing."),
	intro: paragraph.describe("Two to four sentences beside it: how to read the drawing, and what backs it, with chips."),
	caption: line.max(140).describe('What is invented in it; "Illustration" stands before it.'),
};

/** A line of a form: what is asked for, and what is there. */
const label = line.max(32).describe("What stands on the left.");
const value = written.describe("What stands on the right: ==may be quoted==, ~~is wrong~~.");

/**
 * The centrepiece of an industry's page: the sector's own document, drawn. `kind` names the drawing, every word in it is
 * content. An industry without one shows its queries, each with a page of its own.
 */
export const industrySpecimenSchema = z
	.discriminatedUnion("kind", [
		z.strictObject({
			kind: z.literal("record").describe("Healthcare: a public page beside a record with black bars."),
			...heading,
			page: z.strictObject({
				label: line.max(48).describe("What the public side is."),
				address,
				title: line.max(60).describe("The page's heading."),
				text: written.describe("Its answer: ==what anyone may quote==."),
				rows: z.array(z.strictObject({ label, value })).min(1).max(4),
			}),
			record: z.strictObject({
				label: line.max(48).describe("What the private side is."),
				name: line.max(32).describe("What the record is."),
				rows: z
					.array(
						z.strictObject({
							label,
							value: value.optional(),
							bar: z.number().int().min(20).max(100).optional().describe("Length of a black bar instead of a value, in percent."),
						}),
					)
					.min(3)
					.max(8),
			}),
		}),
		z.strictObject({
			kind: z.literal("facts").describe("eCommerce: the same facts in three places, with what disagrees struck out."),
			...heading,
			page: z.strictObject({ label, address, title: line.max(48), rows: z.array(z.strictObject({ label, value })).min(2).max(5) }),
			feed: z.strictObject({ label, address, rows: z.array(z.strictObject({ label, value })).min(2).max(5) }),
			answer: z.strictObject({ label, query: line.max(60), text: written }),
			fixed: written.describe("What all three say afterwards."),
		}),
		z.strictObject({
			kind: z.literal("questionnaire").describe("IT: a buyer's form, filled from public pages."),
			...heading,
			document: line.max(48).describe("Name of the form."),
			from: line.max(48).describe("Who sent it."),
			rows: z
				.array(z.strictObject({ question: line.max(64), answer: written, page: address }))
				.min(3)
				.max(7),
		}),
		z.strictObject({
			kind: z.literal("advertisement").describe("Law: an advertisement with struck words, and the page instead of it."),
			...heading,
			before: z.strictObject({ label, text: written.describe("The advertisement: ~~struck out~~, [a] for each note.") }),
			after: z.strictObject({
				label,
				address,
				title: line.max(60),
				text: written,
				foot: line.max(80).describe("Who is responsible, at the foot of the page."),
			}),
			notes,
		}),
		z.strictObject({
			kind: z.literal("street").describe("Real estate: a plan of streets, one of them marked, and the flood line."),
			...heading,
			street: line.max(20).describe("The marked street."),
			others: z.array(line.max(12)).length(2).describe("Two streets that cross it."),
			river: line.max(20),
			line: line.max(20).describe("Name of the flood line."),
			notes: notes.length(3).describe("Notes on the marked street, the flood line, and the end of the street below it."),
		}),
		z.strictObject({
			kind: z.literal("pages").describe("Any sector: what customers ask, and the page that answers it."),
			...heading,
			intro: heading.intro.optional(),
			pages: z
				.array(z.strictObject({ query: line.max(60), address: line }))
				.min(3)
				.max(6),
		}),
	])
	.describe("The centrepiece of the page: the sector's own document, drawn; every name in it ends in .example.");

type IndustrySpecimen = z.output<typeof industrySpecimenSchema>;
export type IndustrySpecimenOf<Kind extends IndustrySpecimen["kind"]> = Extract<IndustrySpecimen, { kind: Kind }>;

/** The centrepiece of an industry that has none of its own: each of its queries with a page that answers it. */
export function specimenOf(queries: readonly string[]): IndustrySpecimenOf<"pages"> {
	const slug = (query: string) =>
		query
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, "-")
			.replace(/^-|-$/g, "");
	return {
		kind: "pages",
		title: "One question, one page",
		caption: "what customers ask, and the page of your site that answers it.",
		pages: queries.map((query) => ({ query, address: `your-site.example/${slug(query)}` })),
	};
}
