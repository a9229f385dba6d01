import { z } from "zod";
import { group, line, list, paragraph, rows, slug } from "../fields/basics.ts";
import { callToActionSchema } from "../fields/call-to-action.ts";
import { clippedSectionSchema, pointSectionSchema, statSchema } from "../fields/card.ts";
import { serviceOrIndustryFields } from "../fields/page.ts";
import { conversationSchema } from "./objects/conversation.ts";
import { draftSchema } from "./objects/draft.ts";
import { newspaperSchema } from "./objects/newspaper.ts";
import { reportSchema } from "./objects/report.ts";
import { wireframeSchema } from "./objects/wireframe.ts";

const base = {
	...serviceOrIndustryFields,
	overview: paragraph.optional().describe("Text on the services overview. By default, the text of the card."),
	symptom: line.max(60).describe("Symptom. What a client who needs the service says. The overview capitalizes it and adds a period."),
	features: list("Features. Shown on the services overview; a few words each.", [3, 5], line),
	conditions: rows("Conditions. What the client provides, and what is not included. Shown on the services overview.", [0, 2], {
		label: line,
		text: line,
	}).default([]),
	cards: clippedSectionSchema,
	cta: callToActionSchema,
	related: group("Related pages. Links go in both directions.", {
		industries: list("Related industries. Names of files in content/industries, without .md.", [1], slug.meta({ refersTo: "industries" })),
		caseStudy: slug.meta({ refersTo: "caseStudies" }).describe("Case study. The name of a file in content/case-studies, without .md."),
	}),
};

const figures = "Figures below the hero.";
const increase = z.number().positive().optional().describe("Increase in percent. Draws a bar to scale; omit it for other figures.");
const title = line.describe("Heading of the section.");

/** Must say "quoted on request", because structured data has "Contact for Quote" (docs/product.md, section 9). */
const quoted = paragraph.refine((text) => /quoted on request/i.test(text), 'text that says custom volumes are "quoted on request"');

/** A link-building package (docs/product.md, sections 3 and 9). */
const pricingTierSchema = z.strictObject({
	name: line.describe("Name of the package."),
	monthlyPrice: z.number().int().positive().describe("Monthly price. A whole number of US dollars."),
	nicheEdits: z.number().int().positive().describe("Niche edits per month."),
	domainCriteria: list("Criteria for linking domains. For example, DA 30+.", [1], line),
	perks: list("Extras. For example, Dedicated support manager; may be empty.", [], line),
	limit: line.optional().describe("Note on the extras. Shown below them. For example, We answer within 24-48 hours."),
	note: line.describe("Target customer. For example, Ideal for growing businesses."),
	flag: line.optional().describe("Label that highlights the package. For example, Most Recommended; omit it for all other packages."),
});

/**
 * A service page. `kind` selects its illustrated example (`object`) and its sections besides cards, article, questions, and
 * banner. The example's own `kind` selects the screen: `app/screens/service/KIND.tsx`.
 */
export const serviceSchema = z.discriminatedUnion("kind", [
	z.strictObject({
		...base,
		kind: z
			.literal("standard")
			.describe("Kind of page. standard has cards, article, questions, and banner; docs/guide.md lists the other kinds."),
		object: draftSchema.optional(),
	}),
	z.strictObject({
		...base,
		kind: z.literal("packages"),
		benefits: pointSectionSchema,
		packages: group("Packages without prices.", {
			title,
			note: quoted.describe("Note on prices. Shown below the heading; must say that custom volumes are quoted on request."),
			items: rows("Packages.", [2], {
				name: line.describe("Name of the package."),
				for: paragraph.describe("Target customer. Describe the client's situation in a sentence or two."),
				includes: list("Contents of the package.", [3], line),
			}),
		}),
		object: reportSchema,
	}),
	z.strictObject({
		...base,
		kind: z.literal("pricing"),
		pricing: group("Packages with prices.", {
			title,
			intro: quoted.describe("Introduction. A few sentences; must say that custom volumes are quoted on request."),
			message: line
				.refine((text) => text.includes("[package]") && text.includes("[price]"), "text with [package] and [price]")
				.describe("WhatsApp message that the Get Started buttons prefill. [package] and [price] become the package's name and price."),
			terms: list("Terms that apply to every package.", [], paragraph).default([]),
			tiers: list("Packages.", [1], pricingTierSchema),
			badges: rows("Assurances below the packages.", [1], {
				title: line.describe("Text of the badge."),
				answer: paragraph.describe("Explanation. One or two sentences."),
			}),
		}),
		object: newspaperSchema,
	}),
	z.strictObject({
		...base,
		kind: z.literal("process"),
		stats: list(figures, [1], statSchema),
		process: pointSectionSchema,
		object: wireframeSchema,
	}),
	z.strictObject({
		...base,
		kind: z.literal("coverage"),
		stats: list(figures, [1], statSchema.extend({ increase })),
		coverage: group("Covered platforms.", {
			title,
			intro: paragraph.describe("Introduction. One or two sentences."),
			groups: rows("Groups of platforms.", [2], {
				title: line.describe("Kind of platform. For example, AI answers in search engines."),
				platforms: list("Platforms.", [1], line),
				note: paragraph.describe("Note. Where these platforms find their answers."),
			}),
		}),
		object: conversationSchema,
	}),
]);

export type Service = z.output<typeof serviceSchema>;
export type PricingTier = z.output<typeof pricingTierSchema>;
