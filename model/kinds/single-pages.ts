import { z } from "zod";
import { callToActionSchema, messageSchema } from "../fields/call-to-action.ts";
import { pointSectionSchema, valueSectionSchema } from "../fields/card.ts";
import { faqSchema } from "../fields/faq.ts";
import { headSchema } from "../fields/head.ts";
import { heroSchema } from "../fields/hero.ts";
import { photoId } from "../fields/photo.ts";
import { sourcesSchema } from "../fields/sources.ts";
import { edited, line, pagePath, paragraph, pastDay, slug } from "../fields/text.ts";

const base = {
	head: headSchema,
	hero: heroSchema,
	sources: sourcesSchema,
	updated: pastDay.optional().describe("Day of the last change that a reader would notice, for the sitemap; this page does not show it."),
};

/** What a service hands over, as a drawing on the overview. */
const serviceSample = z
	.strictObject({
		form: z.enum(["report", "draft", "placement", "page", "answer"]).describe("How it is drawn."),
		head: line.max(40).optional().describe("What the sheet is; an address ends in .example."),
		note: line.max(32).optional().describe("A few words beside it."),
		query: line.max(48).optional().describe("What somebody asks an assistant."),
		title: line.max(48).optional().describe("Heading on the sheet."),
		rows: z
			.array(
				z.strictObject({ url: line.max(40), verdict: line.max(40), kept: z.boolean().optional().describe("true for the one that stays.") }),
			)
			.optional()
			.describe("URLs of a report, and what happens to each."),
		text: edited.optional().describe("Its words, with marks."),
		checks: z.array(line.max(24)).optional().describe("What was tested."),
		sources: z.array(line.max(40)).optional().describe("Where an answer comes from."),
		units: z
			.array(z.strictObject({ count: line.regex(/^\d+$/, "a number"), text: line.max(40) }))
			.optional()
			.describe("Volumes, drawn as so many squares."),
		caption: line.max(70).describe("The line below it."),
	})
	.describe("What the service hands over, drawn.");

const month = z.number().min(0).max(12);

export const servicesPageSchema = z.strictObject({
	...base,
	queriesTitle: line.describe("Heading over what clients say first, below the opening."),
	axis: z.array(line.max(10)).length(4).describe("Labels of the year’s quarters."),
	servicesTitle: line.describe("Heading over the cards."),
	items: z
		.array(
			z.strictObject({
				service: slug.meta({ refersTo: "services" }).describe("File name of the service."),
				when: line.max(70).describe("When it brings something, in words, above its drawing."),
				windows: z
					.array(z.strictObject({ from: month, to: month }))
					.max(2)
					.default([])
					.describe("The same as months of a year; four weeks are 0.92."),
				monthly: z.boolean().optional().describe("true where it comes every month."),
				times: z
					.array(z.strictObject({ when: line.max(32), what: line }))
					.min(1)
					.max(4)
					.describe("What arrives when, in words."),
				sample: serviceSample,
			}),
		)
		.describe("What the overview adds to each service; one without has its card alone."),
	why: pointSectionSchema
		.extend({
			figures: z
				.array(z.strictObject({ figure: line.max(8), text: line, link: z.strictObject({ text: line, page: pagePath }).optional() }))
				.max(2)
				.describe("Figures beside the heading."),
		})
		.describe("Three reasons."),
	cta: callToActionSchema.extend({ message: messageSchema }),
});

export const industriesPageSchema = z.strictObject({
	...base,
	sectorsTitle: line.describe("Heading over the cards, which are in sight without it."),
	items: z
		.array(
			z.strictObject({
				industry: slug.meta({ refersTo: "industries" }).describe("File name of the industry."),
				rule: line.max(80).describe("The rule of the field that we work under, in a few words."),
				description: paragraph.describe("What we do there, in one or two sentences."),
				figure: z
					.strictObject({
						kind: line.max(10).describe("Result, Target, or Time."),
						figure: line.max(10),
						text: line.max(60).describe("What it counts."),
					})
					.describe("One figure, and what it is."),
			}),
		)
		.describe("What the overview says of each industry; one without has its own description."),
	figuresNote: edited.describe("Where the figures come from, below the cards."),
	cta: callToActionSchema.extend({ message: messageSchema, query: line.max(60).describe("What the sender's customers type.") }),
});

export const caseStudiesPageSchema = z.strictObject({
	...base,
	photo: photoId.describe("Photo behind the hero, an id from content/photos.md."),
	cta: callToActionSchema,
});

export const blogPageSchema = z.strictObject({
	...base,
	grades: z
		.strictObject({ held: line.max(40), undersold: line.max(40), open: line.max(40) })
		.describe("What the three grades are called, as headings over the statements."),
	gradedLink: line.max(40).describe("The link from a post's card to its grades."),
	questions: z.array(line.max(60)).max(3).default([]).describe("Questions that a reader can send as they stand, in lower case."),
	cta: callToActionSchema,
});

export const aboutPageSchema = z.strictObject({
	...base,
	factsTitle: line.describe("Heading of the entity sheet."),
	facts: z
		.array(z.strictObject({ label: line, value: z.string().trim() }))
		.transform((facts) => facts.filter(({ value }) => value !== ""))
		.pipe(z.array(z.strictObject({ label: line, value: line })).min(4))
		.describe("The agency as a row of facts; a row whose placeholder stands for nothing, such as {founded}, is left out."),
	edit: z
		.strictObject({
			address: line.max(40).describe("Address of the page that is edited; it ends in .example."),
			by: line.max(40).describe("Who edits it, at the right."),
			rows: z
				.array(
					z.strictObject({
						text: edited,
						notes: z
							.array(
								z.strictObject({ person: line.meta({ refersTo: "people" }).describe("A name from content/people."), says: line.max(80) }),
							)
							.min(1)
							.max(2)
							.describe("Who comments on it, and how."),
					}),
				)
				.min(2)
				.max(4)
				.describe("Sentences of it, ~~struck~~; the last is ==ours=="),
			caption: line.max(60).describe("The line below the drawing."),
		})
		.describe("An ordinary About page, edited by our people, beside the opening."),
	storyTitle: line.describe("Heading over the story, which is the Markdown below the frontmatter."),
	values: valueSectionSchema,
	peopleTitle: line
		.default("Who writes, and who checks")
		.describe("Heading over the people of content/people; without any it is not shown."),
	peopleIntro: line.describe("One line beside it."),
	peopleCaption: line.max(60).describe("The line below the people."),
	recordTitle: line.describe("Heading over the figures."),
	recordNote: line.describe("One line below the figures: the time they cover."),
	faq: faqSchema,
	cta: callToActionSchema,
});

export const contactPageSchema = z.strictObject({
	...base,
	email: z.strictObject({ title: line, text: edited }).describe("The e-mail action."),
	chat: z.strictObject({ title: line, text: paragraph }).describe("The WhatsApp action."),
	company: z.array(line).min(1).optional().describe("The company and its postal address below the site's name, a line each."),
	hours: z
		.strictObject({
			title: line.describe("Heading of the panel."),
			intro: line.describe("One line beside it."),
			steps: z
				.array(
					z.strictObject({
						by: line.max(4).describe("at or by"),
						hour: line.max(3).describe("The hour, as a figure."),
						title: line.max(40),
						text: paragraph,
					}),
				)
				.length(3)
				.describe("What happens by when: the message, our notes, the reply."),
		})
		.describe("What happens after a message."),
	message: messageSchema
		.extend({ title: line.max(24) })
		.describe("A client's first message, as an illustration, which the visitor can start from."),
	notes: z
		.strictObject({
			title: line.max(24),
			query: line.max(40).describe("What we search for."),
			found: z
				.array(z.strictObject({ page: line, verdict: line.max(24) }))
				.min(2)
				.max(5)
				.describe("What we find; the last row is the client's."),
			why: paragraph.describe("What explains it."),
		})
		.describe("Our notes on it, as an illustration."),
	reply: z
		.strictObject({
			subject: line.max(48).describe("The subject of the reply; its address ends in .example."),
			parts: z
				.array(z.strictObject({ lead: line.max(40), text: edited }))
				.min(2)
				.max(4)
				.describe("What stands in it."),
			signed: line.max(24).describe("The first name under it."),
		})
		.describe("A reply as an illustration."),
	brief: z.strictObject({ title: line, text: paragraph }).describe("What a first message needs."),
	leaveOut: z
		.strictObject({
			title: line,
			lines: z.array(line).min(2).max(4).describe("Sentences with ||private words||, which are shown as black bars."),
		})
		.describe("What it should not hold."),
	caption: line.max(60).describe("The line below an illustration."),
});

export const notFoundPageSchema = z.strictObject({
	head: headSchema,
	heading: line.describe("The heading below the large 404."),
	text: line.describe("The sentence below the heading."),
	listTitle: line.describe("Heading over the list of routes."),
	groupTitles: z.strictObject({ pages: line, services: line, industries: line }).describe("Headings of its three columns."),
});
