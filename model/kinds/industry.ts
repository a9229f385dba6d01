import { z } from "zod";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { cardSectionSchema } from "../fields/card.ts";
import { faqSchema } from "../fields/faq.ts";
import { headSchema } from "../fields/head.ts";
import { heroSchema } from "../fields/hero.ts";
import { icon } from "../fields/icon.ts";
import { photoId } from "../fields/photo.ts";
import { proofSchema } from "../fields/proof.ts";
import { sourcesSchema } from "../fields/sources.ts";
import { stageSchema } from "../fields/stage.ts";
import { draft, line, order, paragraph, slug } from "../fields/text.ts";
import { industryObjectSchema } from "./objects/objects.ts";
import { bylineFields } from "./person.ts";

/** An industry page and its entry in lists. */
export const industrySchema = z.strictObject({
	order,
	draft,
	...bylineFields,
	name: line.max(40).describe("Name in menus and the footer."),
	title: line.max(60).describe("Heading of the industry's card."),
	icon,
	description: paragraph.describe("One or two sentences on the card."),
	overview: paragraph
		.optional()
		.describe("What the card says on the overview of industries, where there is more room; without it, the description."),
	photo: photoId.describe("Photo of the card, an id from content/photos.md."),
	head: headSchema.describe("What search results and shared links show."),
	hero: heroSchema.describe("The opening of the page."),
	queries: z
		.array(line.max(60))
		.length(5)
		.describe("Real questions that the sector's customers type, in lower case; the first gets the marker."),
	cards: cardSectionSchema.describe("The six services for the sector."),
	articleTitle: line.describe("Heading over the article."),
	article: z.enum(["expandable", "plain"]).default("expandable").describe("plain shows the article whole."),
	faq: faqSchema,
	cta: callToActionSchema.required({ title: true, buttonText: true }).describe("The closing banner."),
	related: z
		.strictObject({
			services: z
				.array(slug.meta({ refersTo: "services" }))
				.min(2)
				.describe("File names of services that fit this industry."),
			caseStudy: slug.meta({ refersTo: "caseStudies" }).describe("File name of the closest case study."),
		})
		.describe("Pages that link here and are linked from here."),
	stage: stageSchema.optional(),
	object: industryObjectSchema.optional(),
	prints: z
		.strictObject({
			hero: photoId.describe("Photo of the page's opening."),
			cards: photoId.optional().describe("Photo beside the six services; another than the opening's."),
		})
		.optional()
		.describe(
			"Photos of the page, ids from content/photos.md. Without them the card's photo stands in the opening, and none beside the services.",
		),
	proof: proofSchema.optional(),
	sources: sourcesSchema,
});

export type Industry = z.output<typeof industrySchema>;
