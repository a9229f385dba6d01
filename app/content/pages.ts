import { z } from "zod";
import { callToActionSchema } from "./call-to-action.ts";
import { cardSectionSchema, pointSectionSchema } from "./card.ts";
import { faqSchema } from "./faq.ts";
import { headSchema } from "./head.ts";
import { heroSchema } from "./hero.ts";
import { photoId } from "./photo.ts";
import { line, paragraph } from "./text.ts";

const base = { head: headSchema, hero: heroSchema };

export const homeSchema = z.strictObject({
	...base,
	answerBox: z
		.strictObject({
			query: line.describe("What somebody asks, in lower case."),
			before: paragraph.describe("The answer up to the marked sentence."),
			marked: line.describe("The sentence that is cited."),
			after: line.describe("The rest of the answer."),
			result: z.strictObject({ title: line, description: paragraph }).describe("The search result below the answer."),
			other: z.strictObject({ address: line, title: line }).describe("A paler result of somebody else."),
		})
		.describe("The drawn answer box; illustrative."),
	servicesTitle: line,
	why: pointSectionSchema.describe("Six reasons."),
	testimonialsTitle: line,
	industriesTitle: line,
	industriesIntro: paragraph,
	faq: faqSchema,
	cta: callToActionSchema,
});

export const servicesPageSchema = z.strictObject({
	...base,
	queriesTitle: line.describe("Heading over the symptoms beside the opening."),
	why: pointSectionSchema.describe("Three reasons."),
	cta: callToActionSchema,
});

export const industriesPageSchema = z.strictObject({
	...base,
	queriesTitle: line.describe("Heading over the first query of each industry, beside the opening."),
	sectorsTitle: line.describe("Heading over the cards."),
	cta: callToActionSchema,
});

export const caseStudiesPageSchema = z.strictObject({
	...base,
	photo: photoId.describe("Photo behind the hero, an id from content/photos.md."),
	cta: callToActionSchema,
});

export const blogPageSchema = z.strictObject({ ...base, cta: callToActionSchema });

export const aboutPageSchema = z.strictObject({
	...base,
	factsTitle: line.describe("Heading of the entity sheet."),
	facts: z
		.array(z.strictObject({ label: line, value: line }))
		.min(4)
		.describe("The agency as a row of facts."),
	storyTitle: line.describe("Heading over the story, which is the Markdown below the frontmatter."),
	values: cardSectionSchema,
	recordTitle: line.describe("Heading over the figures."),
	faq: faqSchema,
	cta: callToActionSchema,
});

export const contactPageSchema = z.strictObject({
	...base,
	email: z.strictObject({ title: line, text: paragraph }).describe("The e-mail action."),
	chat: z.strictObject({ title: line, text: paragraph }).describe("The WhatsApp action."),
	response: paragraph.describe("When an answer comes."),
});

export const notFoundPageSchema = z.strictObject({
	head: headSchema,
	text: line.describe("The sentence below Page Not Found."),
	listTitle: line.describe("Heading over the list of routes."),
});
