import { z } from "zod";
import { line, paragraph, written } from "../fields/text.ts";

/** An invented address. */
export const address = line
	.max(64)
	.regex(/\.example\b/, "an address that ends in .example")
	.describe("Whose page it is; ends in .example.");

const note = z
	.strictObject({
		title: line.max(40).describe("The note in a word or two."),
		text: paragraph.describe("A sentence or two on it."),
	})
	.describe("A note in the margin. The first is joined to [a] in the drawing, the second to [b], and so on.");

export const notes = z.array(note).min(2).max(4).describe("Notes; the first belongs to [a] in the drawing, the second to [b], and so on.");

/** What every centrepiece begins with. */
const heading = {
	title: line.max(60).describe("Heading of the drawing on the service's own page."),
	note: line.max(120).describe('What is invented in it, and what is not; "Illustration" stands before it.'),
};

/** The article of a host, before or after. */
const version = z.strictObject({
	label: line.max(16).describe("Before or after."),
	state: written.describe("What was done to it; after, with [d] for the fourth note."),
	text: written.describe("The passage: ==the new sentence==, __its link__, [a] for each note."),
});

/** Weeks of a roadmap of 90 days. */
const week = z.number().int().min(1).max(13);

/** How one kind of source-picking answers the prompt, at one time. */
const answer = z.strictObject({
	text: written.describe("The answer: ==what is cited==, ~~what is wrong~~."),
	sources: z.array(line.max(40)).max(3).describe("The pages behind it; none where the answer names none."),
});

/**
 * What really arrives, drawn: a page of the audit, a marked-up draft, a placed sentence. `kind` names the drawing, every word
 * in it is content. `spread` is its large form, the centrepiece of the service's own page. A service without one shows its
 * deliverables.
 */
export const specimenSchema = z
	.discriminatedUnion("kind", [
		z.strictObject({
			kind: z.literal("audit").describe("A page of a report: a finding, and addresses that go or stay."),
			document: line.max(32).describe("The document, for example Audit report."),
			section: line.max(32).describe("The section that the page is from."),
			page: z.number().int().positive().describe("The number of the page."),
			finding: line.max(60).describe("Its heading."),
			addresses: z
				.array(z.strictObject({ address: line.max(40), keep: line.max(40).optional().describe("Why it stays; one without this is struck out.") }))
				.min(3)
				.max(8)
				.describe("Addresses of a site."),
			spread: z
				.strictObject({
					...heading,
					notes: notes.describe("Notes in the margin: the first on the finding, the second on the addresses that go, the third on one that stays."),
					weeksTitle: line.max(60).describe("Heading of the roadmap below the page."),
					weeks: z
						.array(
							z
								.strictObject({ from: week, to: week, task: line.max(40).describe("What happens in these weeks.") })
								.refine(({ from, to }) => from <= to, { path: ["to"], error: "must not be before from" }),
						)
						.min(2)
						.max(5)
						.describe("The roadmap of 90 days as 13 weeks."),
					review: line.max(24).describe("What happens at the end of week 13."),
				})
				.optional(),
		}),
		z.strictObject({
			kind: z.literal("draft").describe("A text with an editor's hand in it."),
			text: written.describe("The text: ~~struck out~~, ==kept word for word==."),
			notes: z.array(line.max(48)).min(1).max(4).describe("What stands in the margin."),
			spread: z
				.strictObject({
					...heading,
					before: line.max(40).describe("What the draft is, at its head."),
					text: written.describe("A longer passage: ~~struck out~~, ==kept word for word==, [a] for each note."),
					notes: notes.describe("The editor's notes."),
				})
				.optional(),
		}),
		z.strictObject({
			kind: z.literal("placement").describe("A sentence in somebody else's article."),
			site: address,
			text: written.describe("The passage: ==the new sentence==, __its link__."),
			spread: z
				.strictObject({
					...heading,
					host: line.max(32).describe("The invented magazine that both articles are in."),
					article: line.max(60).describe("The article's headline."),
					before: version,
					after: version,
					notes: notes.describe("What is looked at, one by one: the first is on the host."),
					report: z
						.strictObject({
							...heading,
							intro: paragraph,
							columns: z.array(line.max(16)).length(6).describe("Heads of the six columns: page, anchor, target, date, rel, check."),
							rows: z
								.array(
									z.strictObject({
										page: line.max(48).regex(/\.example\b/, "an address that ends in .example"),
										anchor: line.max(40),
										target: line.max(32),
										date: line.max(16),
										rel: line.max(16),
										check: written,
									}),
								)
								.min(2)
								.max(5),
						})
						.describe("The monthly report below the packages."),
				})
				.optional(),
		}),
		z.strictObject({
			kind: z.literal("page").describe("A page that answers one query, and what was checked on it."),
			address,
			title: line.max(60).describe("The page's heading."),
			text: written.describe("The answer below it."),
			action: line.max(32).describe("Its button."),
			checks: z.array(line.max(24)).min(2).max(5).describe("What was checked before it went live."),
			spread: z
				.strictObject({
					note: line.max(120).describe("What is invented in the drawings of the four steps."),
					questions: z.array(line.max(32)).min(2).max(4).describe("First step: what people ask."),
					urls: z.array(written).min(2).max(4).describe("First step: old URLs, ~~struck~~ where they go."),
					boxes: z.array(line.max(20)).min(3).max(6).describe("Second step: the boxes of the wireframe, in their order."),
					answer: written.describe("Last step: the page's whole answer."),
					weight: z
						.strictObject({
							title: line.max(60).describe("Heading of what this very page weighs; the build fills in the figures."),
							arrived: line.max(80).describe("What the large figure is before script has measured: the page's weight."),
							painted: line.max(80).describe("What the large figure is once script has measured: time to the first content."),
							html: line.max(40).describe("Label of the first part."),
							fonts: line.max(40).describe("Label of the fonts."),
							scripts: line.max(40).describe("Label of the scripts that are needed to read the page."),
							note: paragraph.describe("How it was measured, and where it is sent: nowhere."),
						})
						.describe("This page's own weight and the visitor's own time."),
				})
				.optional(),
		}),
		z.strictObject({
			kind: z.literal("answer").describe("An assistant's answer and its sources. No real assistant is named."),
			query: line.max(60).describe("What somebody asks, in lower case."),
			text: written.describe("The answer: ==what is cited==."),
			sources: z.array(address).min(2).max(4).describe("The pages behind it; the first is cited."),
			spread: z
				.strictObject({
					...heading,
					prompt: line.max(90).describe("The prompt, in lower case."),
					before: line.max(24).describe("Name of the first state, for example Baseline."),
					after: line.max(24).describe("Name of the second state."),
					rows: z
						.array(
							z.strictObject({
								title: line.max(32).describe("A way of picking sources, without names of assistants."),
								how: line.max(48).describe("How it picks them."),
								before: answer,
								after: answer,
							}),
						)
						.length(4),
					tally: z.strictObject({ before: line.max(60), after: line.max(60) }).describe("The sum of both states."),
				})
				.optional(),
		}),
	])
	.describe("What the client receives, drawn; every name in it ends in .example.");

export type Specimen = z.output<typeof specimenSchema>;
