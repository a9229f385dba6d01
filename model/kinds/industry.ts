import { z } from "zod";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { cardSectionSchema } from "../fields/card.ts";
import { sellingPage } from "../fields/page.ts";
import { photoId } from "../fields/photo.ts";
import { group, list } from "../fields/shape.ts";
import { stageSchema } from "../fields/stage.ts";
import { line, slug } from "../fields/text.ts";
import { industryObjectSchema } from "./objects/objects.ts";

/** An industry page and its entry in lists. */
export const industrySchema = z.strictObject({
	...sellingPage,
	queries: list("Search queries. Five that customers really type, in lower case; the first one is highlighted.", [5, 5], line.max(60)),
	cards: cardSectionSchema,
	article: z.enum(["expandable", "plain"]).default("expandable").describe("Form of the article. plain shows it whole."),
	cta: callToActionSchema.required({ title: true, buttonText: true }),
	related: group("Related pages. Links go in both directions.", {
		services: list("Services that fit this industry. The names of their files.", [2], slug.meta({ refersTo: "services" })),
		caseStudy: slug.meta({ refersTo: "caseStudies" }).describe("Closest case study. The name of its file."),
	}),
	stage: stageSchema.optional(),
	object: industryObjectSchema.optional(),
	prints: group("Photos of the page. By default, the card's photo in the opening.", {
		hero: photoId.describe("Photo of the opening. An ID from content/photos.md."),
		cards: photoId.optional().describe("Photo beside the services. Not the same as in the opening."),
	}).optional(),
});

export type Industry = z.output<typeof industrySchema>;
