import { z } from "zod";
import type { Content } from "./load.ts";
import type { Problem } from "./problem.ts";

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

/** Compares the content with the counts of content/counts.md. */
export function checkCounts(content: Content): Problem[] {
	const counts = content.counts.data;
	const problems: Problem[] = [];
	const expect = (file: string, field: string, found: number, allowed: number | undefined) => {
		if (allowed !== undefined && found !== allowed) {
			problems.push({ file, field, found: `${found} entries`, allowed: `${allowed}, as ${content.counts.file} says` });
		}
	};

	for (const kind of ["services", "industries", "posts", "testimonials", "caseStudies"] as const) {
		const folder = kind === "caseStudies" ? "case-studies" : kind;
		// A draft is no part of the site, also where it is shown.
		expect(`content/${folder}`, "files", content[kind].filter(({ data }) => !data.draft).length, counts[kind]);
	}
	for (const field of ["stats", "trustBadges", "reassurances"] as const) {
		expect(content.agency.file, field, content.agency.data[field].length, counts[field]);
	}
	expect(content.home.file, "why.items", content.home.data.why.items.length, counts.homeReasons);
	expect(content.home.file, "faq", content.home.data.faq.length, counts.questions.home);
	expect(content.servicesPage.file, "why.items", content.servicesPage.data.why.items.length, counts.servicesReasons);
	expect(content.aboutPage.file, "values.items", content.aboutPage.data.values.items.length, counts.aboutValues);
	expect(content.aboutPage.file, "faq", content.aboutPage.data.faq.length, counts.questions["about-us"]);
	for (const { file, slug, data } of content.industries) {
		expect(file, "cards.items", data.cards.items.length, counts.cards[`industries/${slug}`] ?? counts.cards.industries);
		expect(file, "faq", data.faq.length, counts.questions[`industries/${slug}`] ?? counts.questions.industries);
	}
	for (const { file, slug, data } of content.services) {
		expect(file, "cards.items", data.cards.items.length, counts.cards[`services/${slug}`]);
		expect(file, "faq", data.faq.length, counts.questions[`services/${slug}`]);
		if (data.kind === "process") expect(file, "process.items", data.process.items.length, counts.processSteps);
		if (data.kind === "process" || data.kind === "coverage") expect(file, "stats", data.stats.length, counts.serviceStats);
		if (data.kind === "pricing") {
			expect(file, "pricing.tiers", data.pricing.tiers.length, counts.pricingTiers);
			expect(file, "pricing.badges", data.pricing.badges.length, counts.pricingBadges);
		}
	}
	return problems;
}
