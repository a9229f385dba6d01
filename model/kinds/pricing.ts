import { z } from "zod";
import { icon } from "../fields/icon.ts";
import { line, paragraph } from "../fields/text.ts";

/** A link-building package (docs/product.md, sections 3 and 9). */
export const pricingTierSchema = z.strictObject({
	name: line.describe("Name of the package."),
	monthlyPrice: z.number().int().positive().describe("Monthly price in whole US dollars."),
	nicheEdits: z.number().int().positive().describe("Niche edits per month."),
	domainCriteria: z.array(line).min(1).describe("Criteria for the linking domains."),
	perks: z.array(line).describe("Extras; may be empty."),
	note: line.describe("Who it is for."),
	flag: line.optional().describe("A label that emphasizes the tier, for example Most Recommended."),
});

/** A short assurance. */
export const badgeSchema = z.strictObject({ icon, title: line.describe("Text of the badge.") });

/** An assurance that explains itself. */
export const answeredBadgeSchema = badgeSchema.extend({ answer: paragraph.optional().describe("What it means, in a sentence or two.") });

export type PricingTier = z.output<typeof pricingTierSchema>;
