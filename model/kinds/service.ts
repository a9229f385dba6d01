import { z } from "zod";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { clippedSectionSchema, pointSectionSchema } from "../fields/card.ts";
import { faqSchema } from "../fields/faq.ts";
import { headSchema } from "../fields/head.ts";
import { heroSchema } from "../fields/hero.ts";
import { icon } from "../fields/icon.ts";
import { photoId } from "../fields/photo.ts";
import { proofSchema } from "../fields/proof.ts";
import { sourcesSchema } from "../fields/sources.ts";
import { statSchema } from "../fields/stat.ts";
import { draft, line, order, paragraph, slug } from "../fields/text.ts";
import { serviceObjectSchema } from "./objects/objects.ts";
import { bylineFields } from "./person.ts";
import { answeredBadgeSchema, pricingTierSchema } from "./pricing.ts";

const base = {
	order,
	draft,
	...bylineFields,
	name: line.max(40).describe("Name in menus and the footer."),
	title: line.max(60).describe("Heading of the service's card."),
	icon,
	description: paragraph.describe("One or two sentences on the card."),
	overview: paragraph
		.optional()
		.describe("What the card says on the overview of services, where there is more room; without it, the description."),
	symptom: line.max(60).describe("What a client says who needs it, in lower case; the overview's hero leads from it to the page."),
	features: z.array(line).min(3).max(5).describe("What is included, a few words each."),
	conditions: z.array(line).max(2).default([]).describe("What the client brings and what is not included, below the features."),
	photo: photoId.describe("Photo of the card, an id from content/photos.md."),
	head: headSchema.describe("What search results and shared links show."),
	hero: heroSchema.describe("The opening of the page."),
	cards: clippedSectionSchema.describe("The service's parts."),
	articleTitle: line.describe("Heading over the article."),
	faq: faqSchema,
	cta: callToActionSchema.describe("The closing banner."),
	related: z
		.strictObject({
			industries: z
				.array(slug.meta({ refersTo: "industries" }))
				.min(1)
				.describe("File names of industries that this service fits."),
			caseStudy: slug.meta({ refersTo: "caseStudies" }).describe("File name of the case study that shows it."),
		})
		.describe("Pages that link here and are linked from here."),
	object: serviceObjectSchema.optional(),
	proof: proofSchema.optional(),
	sources: sourcesSchema,
};

const stats = z.array(statSchema).min(1).describe("Stat tiles below the hero.");

/** What the page says where structured data says "Contact for Quote" (docs/product.md, section 9). */
const quoted = (text: string) => /quoted on request/i.test(text);
const QUOTED = 'must say that custom volumes are "quoted on request", as the structured data does';

/** A service page. `kind` names what it has beyond cards, article, questions and banner. */
export const serviceSchema = z.discriminatedUnion("kind", [
	z.strictObject({
		...base,
		kind: z.literal("standard").describe("standard has cards, article, questions and banner. See docs/guide.md for the others."),
	}),
	z.strictObject({
		...base,
		kind: z.literal("packages"),
		benefits: pointSectionSchema.describe("What the client has of it."),
		packages: z.strictObject({
			title: line.describe("Heading of the section."),
			note: paragraph.refine(quoted, QUOTED).describe("The line about prices below the list; custom volumes are quoted on request."),
			items: z
				.array(
					z.strictObject({
						name: line.describe("Name of the package."),
						for: paragraph.describe("For whom it is."),
						includes: z.array(line).min(3).describe("What is in it."),
					}),
				)
				.min(2),
		}),
	}),
	z.strictObject({
		...base,
		kind: z.literal("pricing"),
		pricing: z.strictObject({
			title: line.describe("Heading of the section."),
			intro: paragraph.refine(quoted, QUOTED).describe("One or two sentences above the tiers; custom volumes are quoted on request."),
			message: line
				.refine((text) => text.includes("[package]") && text.includes("[price]"), "must hold [package] and [price]")
				.describe("The chat message of Get Started, with [package] and [price] for the package's name and price."),
			terms: z.array(paragraph).default([]).describe("What holds for every package, below the tiers; may be left out."),
			tiers: z.array(pricingTierSchema).min(1),
			badges: z.array(answeredBadgeSchema).min(1).describe("Assurances below the tiers."),
		}),
	}),
	z.strictObject({
		...base,
		kind: z.literal("process"),
		stats,
		process: pointSectionSchema.describe("The steps in their order."),
	}),
	z.strictObject({
		...base,
		kind: z.literal("coverage"),
		stats,
		coverage: z.strictObject({
			title: line.describe("Heading of the section."),
			intro: paragraph.describe("One or two sentences above the list."),
			groups: z
				.array(
					z.strictObject({
						title: line.describe("Kind of platform."),
						platforms: z.array(line).min(1),
						note: paragraph.describe("How it picks its sources."),
					}),
				)
				.min(2),
		}),
	}),
]);

export type Service = z.output<typeof serviceSchema>;
export type ServiceKind = Service["kind"];
