import type { Card, Point } from "../content/card.ts";
import type { Content } from "../content/load.ts";
import type { PricingTier } from "../content/pricing.ts";
import type { Service } from "../content/service.ts";
import type { Site } from "../content/site.ts";
import { phoneDigits } from "../content/site.ts";
import type { Stat } from "../content/stat.ts";
import type { NavigationItem, SitePage } from "../content/views.ts";
import { homeView, industriesView, industryView, servicesView, serviceView } from "../content/views.ts";
import { dollars } from "../ui/dollars.ts";
import { canonicalUrl } from "./addresses.ts";
import { headingOf } from "./heading.ts";

/**
 * A page's words as Markdown: a convenience for readers and tools that prefer text, not a ranking factor. Drawings,
 * photos and buttons are left out.
 */
export function markdownOf(content: Content, site: Site, page: SitePage): string {
	const { title, intro } = headingOf(page);
	const blocks = [`# ${plain(title)}`, plain(intro), ...bodyOf(content, site, page)];
	return absoluteLinks(blocks.filter((block) => block !== "").join("\n\n"), site);
}

/** Text of a content field, with the characters that Markdown would read as its own. */
const plain = (text: string) => text.replace(/[\\`*_<[\]]/g, "\\$&");

/** Links within the site lead to the HTML pages, also from a copy of the text elsewhere. */
const absoluteLinks = (markdown: string, site: Site) => markdown.replace(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${canonicalUrl(site, path)})`);

const links = (items: readonly NavigationItem[]) => items.map(({ name, path }) => `- [${plain(name)}](${path})`).join("\n");
const list = (items: readonly string[]) => items.map((item) => `- ${plain(item)}`).join("\n");
const asked = (queries: readonly { query: string; page: NavigationItem }[]) => list(queries.map(({ query, page }) => `${query}: ${page.name}`));
const section = (title: string, ...blocks: readonly string[]) => [`## ${plain(title)}`, ...blocks];
const points = (items: readonly (Point | Card)[]) => items.flatMap(({ title, description }) => [`### ${plain(title)}`, plain(description)]);
const figures = (stats: readonly Stat[]) => list(stats.map(({ number, label }) => `${number} ${label}`));
const questions = (items: readonly { question: string; answer: string }[]) =>
	section("Frequently Asked Questions", ...items.flatMap(({ question, answer }) => [`### ${plain(question)}`, plain(answer)]));

/** What each kind of page says below its opening. */
function bodyOf(content: Content, site: Site, page: SitePage): string[] {
	const { body } = page.entry;
	switch (page.kind) {
		case "home": {
			const home = homeView(content);
			const { why, faq, cta, servicesTitle, industriesTitle, industriesIntro, testimonialsTitle } = page.entry.data;
			const { stats, trustBadges } = content.agency.data;
			return [
				list(trustBadges.map(({ title, text }) => `${title}: ${text}`)),
				figures(stats),
				...section(servicesTitle, ...home.services.flatMap(entry)),
				...section(why.title, ...points(why.items)),
				...section(
					testimonialsTitle,
					...content.testimonials.map(({ data }) => `> ${plain(data.text)}\n>\n> ${plain(data.name)}, ${plain(data.company)}`),
				),
				...section(industriesTitle, plain(industriesIntro), ...home.industries.flatMap(entry)),
				...questions(faq),
				...banner(site, cta),
			];
		}
		case "services": {
			const { queriesTitle, why, cta } = page.entry.data;
			const { queries, services } = servicesView(content);
			return [
				...services.flatMap((service) => [...entry(service), list(service.features)]),
				...section(queriesTitle, asked(queries)),
				...section(why.title, ...points(why.items)),
				...banner(site, cta),
			];
		}
		case "service": {
			const { cards, deliverables, articleTitle, faq, cta } = page.entry.data;
			const { relatedTitle, related } = serviceView(content, page.entry);
			return [
				...section(deliverables.title, list(deliverables.items.map(({ when, what }) => `${when}: ${what}`))),
				...section(cards.title, ...points(cards.items)),
				...section(articleTitle, body.trim()),
				...extras(page.entry.data),
				...questions(faq),
				...section(relatedTitle, links(related)),
				...banner(site, cta),
			];
		}
		case "industries": {
			const { queriesTitle, sectorsTitle, cta } = page.entry.data;
			const { queries, industries } = industriesView(content);
			return [...section(sectorsTitle, ...industries.flatMap(entry)), ...section(queriesTitle, asked(queries)), ...banner(site, cta)];
		}
		case "industry": {
			const { queries, cards, articleTitle, faq, cta } = page.entry.data;
			const { relatedTitle, related } = industryView(content, page.entry);
			return [
				list(queries),
				...section(cards.title, ...points(cards.items)),
				...section(articleTitle, body.trim()),
				...questions(faq),
				...section(relatedTitle, links(related)),
				...banner(site, cta),
			];
		}
		case "case-studies":
			return [
				...content.caseStudies.flatMap(({ data }) =>
					section(
						data.title,
						plain(data.industry),
						"### Challenge",
						plain(data.challenge),
						"### Solution",
						plain(data.solution),
						"### Results",
						list(data.results.map(({ text }) => text)),
					),
				),
				...banner(site, page.entry.data.cta),
			];
		case "blog":
			return [
				...content.posts.flatMap(({ data }) =>
					section(data.title, `${plain(data.category)}. By ${plain(data.author)}, ${data.date}.`, plain(data.excerpt)),
				),
				...banner(site, page.entry.data.cta),
			];
		case "about": {
			const { factsTitle, facts, storyTitle, values, recordTitle, faq, cta } = page.entry.data;
			return [
				...section(factsTitle, list(facts.map(({ label, value }) => `${label}: ${value}`))),
				...section(storyTitle, body.trim()),
				...section(values.title, ...points(values.items)),
				...section(recordTitle, figures(content.agency.data.stats)),
				...questions(faq),
				...banner(site, cta),
			];
		}
		case "contact": {
			const { email, chat, response } = page.entry.data;
			return [
				...section(email.title, `[${site.email}](mailto:${site.email})`, plain(email.text)),
				...section(chat.title, `[Chat on WhatsApp](${chatUrl(site)})`, plain(chat.text)),
				plain(response),
			];
		}
		case "policy":
			return [`Last Updated: ${page.entry.data.lastUpdated}`, body.trim()];
	}
}

/** What a kind of service has beyond the others. */
function extras(service: Service): string[] {
	switch (service.kind) {
		case "standard":
			return [];
		case "packages":
			return [
				...section(service.benefits.title, ...points(service.benefits.items)),
				...section(
					service.packages.title,
					...service.packages.items.flatMap((item) => [`### ${plain(item.name)}`, plain(item.for), list(item.includes)]),
					plain(service.packages.note),
				),
			];
		case "pricing":
			return section(
				service.pricing.title,
				plain(service.pricing.intro),
				...service.pricing.tiers.flatMap(tier),
				list(service.pricing.badges.map(({ title }) => title)),
			);
		case "process":
			return [figures(service.stats), ...section(service.process.title, ...points(service.process.items))];
		case "coverage":
			return [
				figures(service.stats),
				...section(
					service.coverage.title,
					plain(service.coverage.intro),
					...service.coverage.groups.flatMap(({ title, platforms, note }) => [`### ${plain(title)}`, plain(note), list(platforms)]),
				),
			];
	}
}

function tier({ name, monthlyPrice, nicheEdits, domainCriteria, perks, note }: PricingTier): string[] {
	return [
		`### ${plain(name)}: ${dollars(monthlyPrice)} per month`,
		plain(note),
		list([`${nicheEdits} niche edits`, domainCriteria.join(", "), ...perks]),
	];
}

/** An entry of an overview: its name as a link, and what it is. */
function entry({ path, title, description }: { path: string; title: string; description: string }): string[] {
	return [`### [${plain(title)}](${path})`, plain(description)];
}

function banner(site: Site, { title, description }: { title: string; description: string }): string[] {
	return section(title, plain(description), `E-mail: [${site.email}](mailto:${site.email}). WhatsApp: [${site.phone}](${chatUrl(site)}).`);
}

const chatUrl = (site: Site) => `https://wa.me/${phoneDigits(site.phone)}`;
