import { z } from "zod";
import { badgeSchema } from "./pricing.ts";
import { statSchema } from "./stat.ts";
import { line, paragraph } from "./text.ts";

/** What the agency says of itself on many pages: one entry, read by all of them. */
export const agencySchema = z.strictObject({
	blurb: paragraph.describe("A short paragraph in the footer and in structured data."),
	stats: z.array(statSchema).describe("The track record: home and about us."),
	trustBadges: z.array(badgeSchema.extend({ text: line.describe("What it means.") })).describe("The strip on the home page."),
	reassurances: z.array(line).describe("Below the buttons of every banner."),
});

/** The numbers of things that the specification fixes (section 9, Counts). */
export const countsSchema = z.strictObject({
	services: z.number().int(),
	industries: z.number().int(),
	caseStudies: z.number().int(),
	posts: z.number().int(),
	testimonials: z.number().int(),
	stats: z.number().int(),
	trustBadges: z.number().int(),
	reassurances: z.number().int(),
	homeReasons: z.number().int(),
	servicesReasons: z.number().int(),
	aboutValues: z.number().int(),
	questions: z
		.record(z.string(), z.number().int())
		.describe("Questions a page, by address; industries for each industry page that is not named itself."),
	cards: z
		.record(z.string(), z.number().int())
		.describe("Service cards a page, by address; industries for each industry page that is not named itself."),
	serviceStats: z.number().int(),
	processSteps: z.number().int(),
	pricingTiers: z.number().int(),
	pricingBadges: z.number().int(),
});

export type Agency = z.output<typeof agencySchema>;
export type Counts = z.output<typeof countsSchema>;
