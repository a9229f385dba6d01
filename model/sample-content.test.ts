import { describe, expect, test } from "vitest";
import site from "../site.config.ts";
import { loadContent } from "./load.ts";
import { isSampleSite } from "./samples.ts";
import { placeholdersOf } from "./site-config.ts";

/*
 * The counts of docs/product.md, typed by hand. They are those of the sample content and no limit for an owner's: with
 * an origin of one's own nothing here is asked.
 */
const content = loadContent({ placeholders: placeholdersOf(site) });

describe.runIf(isSampleSite(site))("as long as the origin is example.com, the sample content has", () => {
	test("five services, six industries, three cases, posts and testimonials", () => {
		const { services, industries, caseStudies, posts, testimonials } = content;
		expect([services, industries, caseStudies, posts, testimonials].map(({ length }) => length)).toEqual([5, 6, 3, 3, 3]);
		expect(services.map(({ path }) => path).sort()).toEqual([
			"/services/content-writing",
			"/services/generative-engine-optimization",
			"/services/link-building",
			"/services/seo",
			"/services/website-development",
		]);
		expect(industries.map(({ path }) => path).sort()).toEqual([
			"/industries/ecommerce",
			"/industries/healthcare",
			"/industries/it",
			"/industries/law-firms",
			"/industries/real-estate",
			"/industries/startups",
		]);
		expect(content.pages).toHaveLength(21);
	});

	test("four figures, four badges and three reassurances; six reasons, three reasons, four values", () => {
		const { stats, trustBadges, reassurances } = content.agency.data;
		expect([stats, trustBadges, reassurances].map(({ length }) => length)).toEqual([4, 4, 3]);
		expect(content.home.data.why.items).toHaveLength(6);
		expect(content.servicesPage.data.why.items).toHaveLength(3);
		expect(content.aboutPage.data.values.items).toHaveLength(4);
	});

	test("six questions on home and four on about us", () => {
		expect(content.home.data.faq).toHaveLength(6);
		expect(content.aboutPage.data.faq).toHaveLength(4);
	});

	test.each(content.industries)("six cards and six questions in $file", ({ data }) => {
		expect(data.cards.items).toHaveLength(6);
		expect(data.faq).toHaveLength(6);
	});

	test.each([
		["seo", 4],
		["content-writing", 6],
		["link-building", 6],
		["website-development", 4],
		["generative-engine-optimization", 4],
	])("on the page of %s %i cards", (slug, count) => {
		expect(content.services.find((service) => service.slug === slug)?.data.cards.items).toHaveLength(count);
	});

	test.each(["seo", "content-writing"])("on the page of %s six questions", (slug) => {
		expect(content.services.find((service) => service.slug === slug)?.data.faq).toHaveLength(6);
	});

	test.each([...content.services, ...content.industries])("one case in $file: the one that it shows is the one that it links to", ({ data }) => {
		expect(data.proof?.caseStudy ?? data.related.caseStudy).toBe(data.related.caseStudy);
	});

	test("four figures where a service has some, four steps, three packages and three badges", () => {
		const found = content.services.map(({ data }) => data);
		expect(found.flatMap((data) => ("stats" in data ? [data.stats.length] : []))).toEqual([4, 4]);
		expect(found.flatMap((data) => (data.kind === "process" ? [data.process.items.length] : []))).toEqual([4]);
		expect(found.flatMap((data) => (data.kind === "pricing" ? [data.pricing.tiers.length, data.pricing.badges.length] : []))).toEqual([3, 3]);
	});
});
