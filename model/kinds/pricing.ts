import { z } from "zod";
import { icon } from "../fields/icon.ts";
import { line, paragraph } from "../fields/text.ts";

/** A link-building package (docs/product.md, sections 3 and 9). */
export const pricingTierSchema = z.strictObject({
	name: line.describe("Name of the package."),
	monthlyPrice: z.number().int().positive().describe("Price a month in US dollars, without cents."),
	nicheEdits: z.number().int().positive().describe("Niche edits a month."),
	domainCriteria: z.array(line).min(1).describe("What a linking domain must show."),
	perks: z.array(line).describe("What comes on top; may be empty."),
	note: line.describe("For whom it is."),
	flag: line.optional().describe("A flag that emphasises the tier, for example Most Recommended."),
});

/** A short assurance with its icon. */
export const badgeSchema = z.strictObject({ icon, title: line.describe("The badge's words.") });

/** An assurance with the plain answer to what it means. */
export const answeredBadgeSchema = badgeSchema.extend({ answer: paragraph.optional().describe("What it means, in a sentence or two.") });

export type PricingTier = z.output<typeof pricingTierSchema>;
