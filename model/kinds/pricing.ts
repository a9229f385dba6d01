import { z } from "zod";
import { line, list, paragraph } from "../fields/basics.ts";
import { icon } from "../fields/icon.ts";

/** A link-building package (docs/product.md, sections 3 and 9). */
export const pricingTierSchema = z.strictObject({
	name: line.describe("Name of the package."),
	monthlyPrice: z.number().int().positive().describe("Monthly price. In whole US dollars."),
	nicheEdits: z.number().int().positive().describe("Niche edits per month."),
	domainCriteria: list("Criteria for linking domains.", [1], line),
	perks: list("Extras. May be empty.", [], line),
	note: line.describe("Target customer. Who the package is for."),
	flag: line.optional().describe("Emphasis. A label such as Most Recommended."),
});

export const badgeSchema = z.strictObject({ icon, title: line.describe("Text of the badge.") });

export const answeredBadgeSchema = badgeSchema.extend({ answer: paragraph.optional().describe("Explanation. One or two sentences.") });

export type PricingTier = z.output<typeof pricingTierSchema>;
