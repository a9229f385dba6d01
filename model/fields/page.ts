import { z } from "zod";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "../../shared/head-lengths.ts";
import { draft, edited, editedLine, group, line, list, order, paragraph, pastDay, slug } from "./basics.ts";
import { icon } from "./icon.ts";
import { photoId } from "./photo.ts";
import { sourcesSchema } from "./sources.ts";

export const headSchema = group("Search results. What search engines and shared links show.", {
	title: line
		.min(TITLE_LENGTH.min)
		.max(TITLE_LENGTH.max)
		.describe(`Title in search results. ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters, different on every page.`),
	description: paragraph
		.pipe(z.string().max(DESCRIPTION_MAX))
		.describe(`Text in search results. At most ${DESCRIPTION_MAX} characters, different on every page.`),
});

export const times = line.max(90).describe("Time to results. One line, shown below the buttons.");

export const heroSchema = group("Hero, at the top of the page.", {
	subject: line.max(40).optional().describe("Line above the headline. The subject of the page, such as SEO services."),
	title: editedLine.max(110).describe("Headline. At most 110 characters. Marks are allowed: ==highlighted==, ~~struck out~~, ++added++."),
	intro: paragraph.describe("Introduction. Say in a few sentences what the page is about and how it helps the visitor."),
	times: times.optional(),
});

export type Hero = z.output<typeof heroSchema>;

/** A question and its answer. Structured data repeats both. */
const faqItemSchema = z.strictObject({
	question: line.refine((text) => text.endsWith("?"), "a question mark at the end").describe("Question. In a buyer's words."),
	short: edited.optional().describe("Short answer. A few words shown with the question."),
	answer: paragraph.describe("Answer. The first sentence must answer the question on its own."),
});

export const faqSchema = list("Questions and answers.", [1], faqItemSchema);

export type FaqItem = z.output<typeof faqItemSchema>;

const person = line.meta({ refersTo: "people" }).optional();

/** Who wrote and reviewed the content, and when it changed. Pages show only what is set. */
export const bylineFields = {
	author: person.describe("Author. A name from content/people."),
	reviewer: person.describe("Reviewer. A name from content/people."),
	updated: pastDay.optional().describe("Last updated. The day of the last change that a reader would notice, such as 2026-03-15."),
};

/** The fields of every page in content/pages except the 404. */
export const singlePage = {
	head: headSchema,
	hero: heroSchema,
	sources: sourcesSchema,
	updated: pastDay.optional().describe("Last updated. The day of the last change that a reader would notice; only the sitemap shows it."),
};

const proof = group("Case study and client quote on this page.", {
	caseStudy: slug
		.meta({ refersTo: "caseStudies" })
		.optional()
		.describe("Case study. The name of a file in content/case-studies, without .md."),
	why: paragraph
		.optional()
		.describe("Text about the case study. Say why it matters here. By default, the page shows the beginning of the case study's solution."),
	testimonial: slug
		.meta({ refersTo: "testimonials" })
		.optional()
		.describe("Testimonial. The name of a file in content/testimonials, without .md."),
});

/** The fields shared by services and industries. */
export const serviceOrIndustryFields = {
	order,
	draft,
	...bylineFields,
	name: line.max(40).describe("Name. Shown in menus, the footer, and breadcrumbs."),
	title: line.max(60).describe("Heading of the card. The home page and the overview show the card."),
	icon,
	description: paragraph.describe("Text of the card. One to three sentences."),
	photo: photoId.describe("Photo of the card. An ID from content/photos.md. Shown only for industries."),
	head: headSchema,
	hero: heroSchema,
	articleTitle: line.describe("Heading of the article."),
	faq: faqSchema,
	proof: proof.optional(),
	sources: sourcesSchema,
};
