import { z } from "zod";
import { caption, edited, group, line, list, pagePath, paragraph, rows, slug } from "../fields/basics.ts";
import { callToActionSchema, messageSchema } from "../fields/call-to-action.ts";
import { pointSectionSchema, valueSectionSchema } from "../fields/card.ts";
import { faqSchema, headSchema, singlePage } from "../fields/page.ts";
import { photoId } from "../fields/photo.ts";
import { sheet } from "./objects/sheet.ts";

const month = z.int().min(1).max(12);
const link = group("Link.", { text: line, page: pagePath }).optional();

const windows = rows("Months with results or deliveries.", [1, 2], {
	from: month,
	to: month,
	brings: z
		.enum(["significant", "initial", "delivery"])
		.default("significant")
		.describe("Kind of period. significant results, initial results (lighter color), or a delivery (outlined), such as a launch."),
	label: line.max(16).optional().describe("Label. Shown below the first month. For example, initial."),
});

export const servicesPageSchema = z.strictObject({
	...singlePage,
	monthsKey: line.max(90).describe("Note on the months. Shown below the first service's months."),
	samplesNote: caption(70),
	items: rows("Additions to each service. A service that isn't listed has no time, months, or sample.", [], {
		service: slug.meta({ refersTo: "services" }).describe("Service. The name of a file in content/services, without .md."),
		when: line.max(70).describe("Time until results. Write it in words. Shown above the months."),
		windows,
		sample: z.strictObject(sheet).describe("Sample of what the client gets. If it has only rows, they appear as large prices."),
	}),
	why: pointSectionSchema
		.extend({ figures: rows("Figures beside the heading.", [0, 2], { figure: line.max(8), text: line, link }) })
		.describe("Reasons to choose the agency."),
	cta: callToActionSchema.extend({ message: messageSchema }),
});

export const industriesPageSchema = z.strictObject({
	...singlePage,
	sectorsTitle: line.describe("Heading of the cards. For screen readers."),
	items: rows("Text about each industry. An industry that isn't listed shows the text of its card.", [], {
		industry: slug.meta({ refersTo: "industries" }).describe("Industry. The name of a file in content/industries, without .md."),
		rule: line.max(80).describe("Rule of the industry. A few words on a rule that our work follows."),
		description: paragraph.describe("Our work in the industry. One or two sentences."),
		figure: group("Key figure.", {
			kind: line.max(10).describe("Kind of figure. Result, Target, or Time."),
			figure: line.max(10),
			text: line.max(60).describe("Explanation. What the figure refers to."),
		}),
	}),
	figuresNote: edited.describe("Note on the figures. Say where they come from. Shown below the cards."),
	cta: callToActionSchema.extend({
		message: messageSchema,
		query: line.max(60).describe("Search query. What the sender's customers type. Shown in the prefilled email instead of its subject."),
	}),
});

export const caseStudiesPageSchema = z.strictObject({
	...singlePage,
	photo: photoId.describe("Photo in the hero. An ID from content/photos.md. On large screens, the list of cases covers part of it."),
	basis: paragraph.describe("Note on the figures. Say how to read them. Shown below the hero."),
	cta: callToActionSchema,
});

const gradeName = line.max(40);

export const blogPageSchema = z.strictObject({
	...singlePage,
	grades: group("Names of the grades. Shown as headings and with counts.", { held: gradeName, undersold: gradeName, open: gradeName }),
	gradedLink: line.max(40).describe("Label of the link from a card to its grades."),
	questions: list("Questions to send. In lowercase; each is a link that opens an email.", [0, 3], line.max(60)).default([]),
	cta: callToActionSchema,
});

const comments = rows("Comments.", [1, 2], {
	person: line.meta({ refersTo: "people" }).describe("Person. A name from content/people."),
	says: line.max(80),
});

export const aboutPageSchema = z.strictObject({
	...singlePage,
	facts: z
		.array(z.strictObject({ label: line, text: z.string().trim() }))
		.transform((facts) => facts.filter(({ text }) => text !== ""))
		.pipe(z.array(z.strictObject({ label: line, text: line })).min(4))
		.describe("Facts about the agency. Shown below the figures, except those whose placeholder, such as {founded}, is empty."),
	edit: group("Example of an ordinary About page. Drawn below the hero, with our people's edits.", {
		address: line.max(40).describe("URL of the edited page. On a .example domain."),
		by: line.max(40).describe("Credit. Shown to the right of the URL. For example, edited by our team."),
		rows: rows("Sentences. Mark the last as ==ours== and the others as ~~struck out~~.", [2, 4], { text: edited, notes: comments }),
		caption: caption(),
	}),
	storyTitle: line.describe("Heading of the story. Write the story's sections as Markdown below the fields."),
	storyLead: paragraph.describe("First paragraph of the story."),
	storyMark: line.max(90).describe("Sentence in large type. Shown on yellow below the first paragraph."),
	values: valueSectionSchema,
	peopleTitle: line
		.default("Who writes, and who checks")
		.describe("Heading of the people section. Not shown while content/people is empty."),
	peopleIntro: line.describe("Line below the heading. Introduce the people."),
	peopleCaption: line.max(60).describe("Line below the people. If they are invented, say so."),
	recordTitle: line.describe("Heading of the figures section."),
	recordNote: line.describe("Line below the figures. State the period that they cover."),
	faq: faqSchema,
	cta: callToActionSchema,
});

export const contactPageSchema = z.strictObject({
	...singlePage,
	email: edited.describe("Line below the email address. Say what to include and what the visitor gets back."),
	chat: paragraph.describe("Line beside the WhatsApp button."),
	company: list("Company and postal address. One entry per line; shown below the site's name.", [1], line).optional(),
	hours: group("What happens after a message.", {
		title: line.describe("Heading of the section."),
		steps: rows("Steps. The message, our notes, the reply.", [3, 3], {
			by: line.max(4).describe("Word before the hours: “at” or “by”."),
			hour: line.max(3).describe("Hours. The number of hours after the message, such as 24."),
			title: line.max(40),
			text: paragraph,
			sheet: z.strictObject(sheet).describe("Sample of what is written at that time. An illustration."),
		}),
	}),
	message: messageSchema
		.omit({ lines: true })
		.describe("Prefilled email. The sample in the first step supplies the email's text and shows the button."),
	brief: group("What a first message needs.", { title: line, lines: list("Lines of the message.", [2, 4], line), text: paragraph }),
	leaveOut: group("What a first message should leave out.", {
		title: line,
		lines: list("Things to leave out. A black bar follows each.", [2, 4], line),
	}),
	caption: caption(),
});

export const notFoundPageSchema = z.strictObject({
	head: headSchema,
	heading: line.describe("Heading below the large 404."),
	text: line.describe("Sentence after the heading."),
	listTitle: line.describe("Heading of the list of pages."),
	groupTitles: group("Headings of the three columns.", { pages: line, services: line, industries: line }),
});
