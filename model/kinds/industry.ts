import { z } from "zod";
import { edited, group, line, list, slug } from "../fields/basics.ts";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { cardSectionSchema } from "../fields/card.ts";
import { serviceOrIndustryFields } from "../fields/page.ts";
import { photoId } from "../fields/photo.ts";
import { calendarSchema } from "./objects/calendar.ts";
import { mapSchema } from "./objects/map.ts";
import { reviewSchema } from "./objects/review.ts";
import { runwaySchema } from "./objects/runway.ts";
import { statementSchema } from "./objects/statement.ts";
import { tableSchema } from "./objects/table.ts";

const exampleUrl = line.max(48).regex(/\.example\b/, "a URL on a .example domain, such as your-store.example/returns");

/** A query, an invented answer, and the page it cites. */
const stage = group("Tab on the home page. A search query, an invented answer, and the page that it cites.", {
	query: line.max(60).describe("Search query. What a customer types, in lowercase."),
	answer: edited
		.pipe(z.string().max(190))
		.refine((text) => text.split("==").length === 3, "one phrase between == and ==")
		.describe("Answer. Put the cited sentence between == and ==. Don't name a real assistant or company."),
	source: group("Cited page.", {
		address: exampleUrl.describe("URL of the page. On a .example domain."),
		title: line.max(64).describe("Title of the page."),
	}),
	link: line.max(48).describe("Text of the link to the industry's page. For example, How eCommerce pages get cited."),
	others: list("Pages read but not cited. Two URLs on .example domains.", [2, 2], exampleUrl),
});

/** The illustrated example, whose `kind` selects the screen: `app/screens/industry/KIND.tsx`. Without it, the layout is plain. */
const objectSchema = z.discriminatedUnion("kind", [tableSchema, calendarSchema, reviewSchema, runwaySchema, statementSchema, mapSchema]);

/** An industry page and its entry in lists. */
export const industrySchema = z.strictObject({
	...serviceOrIndustryFields,
	query: line
		.max(60)
		.describe("Search query. What a customer types, in lowercase. Shown on the overview, and on the home page if its tab has no query."),
	cards: cardSectionSchema,
	article: z.enum(["expandable", "plain"]).default("expandable").describe("Article layout. plain shows everything, without Read More."),
	cta: callToActionSchema.required({ title: true, buttonText: true }),
	related: group("Related pages. Links go in both directions.", {
		services: list(
			"Services that fit this industry. Names of files in content/services, without .md.",
			[2],
			slug.meta({ refersTo: "services" }),
		),
		caseStudy: slug
			.meta({ refersTo: "caseStudies" })
			.describe("Closest case study. The name of a file in content/case-studies, without .md."),
	}),
	stage: stage.optional(),
	object: objectSchema.optional(),
	pagePhoto: photoId.optional().describe("Page photo. An ID from content/photos.md. Defaults to the card's photo."),
});

export type Industry = z.output<typeof industrySchema>;
export type IndustryObjectOf<Kind extends string> = Extract<Industry["object"], { kind: Kind }>;
