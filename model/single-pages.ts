import { z } from "zod";
import { callToActionSchema } from "./call-to-action.ts";
import { cardSectionSchema, pointSectionSchema } from "./card.ts";
import { faqSchema } from "./faq.ts";
import { headSchema } from "./head.ts";
import { heroSchema, homeHeroSchema } from "./hero.ts";
import { photoId } from "./photo.ts";
import { sourcesSchema } from "./sources.ts";
import { line, pagePath, paragraph, pastDay, slug, written } from "./text.ts";

const base = {
	head: headSchema,
	hero: heroSchema,
	sources: sourcesSchema,
	updated: pastDay.optional().describe("Day of the last change that a reader would notice, for the sitemap; this page does not show it."),
};

export const homeSchema = z.strictObject({
	...base,
	statsMeaning: z
		.strictObject({ text: line.max(60), page: pagePath })
		.optional()
		.describe("A small link below the figures, to the place that says what they count; llms.txt has it, too."),
	servicesTitle: line,
	why: pointSectionSchema.describe("Six reasons."),
	testimonialsTitle: line,
	industriesTitle: line,
	industriesIntro: paragraph,
	faq: faqSchema,
	cta: callToActionSchema,
	hero: homeHeroSchema,
	stageTitle: line.describe("Names the stage's tabs for screen readers."),
	stageNote: line.describe("Below the answer: that it is an illustration, and what the struck pages are."),
	servicesNote: line.describe("In mono beside the heading of the services: that the drawings are illustrations."),
	caseStudy: slug.describe("File name of the case whose increase is drawn to scale."),
});

export const servicesPageSchema = z.strictObject({
	...base,
	queriesTitle: line.describe("Heading over the symptoms beside the opening."),
	servicesTitle: line.describe("Heading over the cards."),
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
		.array(z.strictObject({ label: line, value: z.string().trim() }))
		.transform((facts) => facts.filter(({ value }) => value !== ""))
		.pipe(z.array(z.strictObject({ label: line, value: line })).min(4))
		.describe("The agency as a row of facts; a row whose placeholder stands for nothing, such as {founded}, is left out."),
	photo: photoId.describe("The photo beside the opening, an id from content/photos.md."),
	storyTitle: line.describe("Heading over the story, which is the Markdown below the frontmatter."),
	values: cardSectionSchema,
	peopleTitle: line.default("Who writes, and who checks").describe("Heading over the people of content/people; without any it is not shown."),
	recordTitle: line.describe("Heading over the figures."),
	faq: faqSchema,
	cta: callToActionSchema,
});

export const contactPageSchema = z.strictObject({
	...base,
	email: z.strictObject({ title: line, text: paragraph }).describe("The e-mail action."),
	chat: z.strictObject({ title: line, text: paragraph }).describe("The WhatsApp action."),
	response: paragraph.describe("When an answer comes."),
	company: z.array(line).min(1).optional().describe("The company and its postal address below the site's name, a line each."),
	hours: z
		.strictObject({
			title: line.describe("Heading of the panel."),
			steps: z
				.array(z.strictObject({ hour: line.max(3).describe("The hour, as a figure."), title: line.max(40), text: paragraph }))
				.min(2)
				.max(4)
				.describe("What happens by when."),
		})
		.describe("What happens after a message."),
	reply: z
		.strictObject({
			subject: line.max(48).describe("The subject of the reply; its address ends in .example."),
			parts: z
				.array(z.strictObject({ lead: line.max(40), text: written }))
				.min(2)
				.max(4)
				.describe("What stands in it."),
		})
		.describe("A reply as an illustration."),
});

export const notFoundPageSchema = z.strictObject({
	head: headSchema,
	text: line.describe("The sentence below Page Not Found."),
	listTitle: line.describe("Heading over the list of routes."),
});
