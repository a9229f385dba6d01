import type { Locator, Page } from "@playwright/test";
import type { Card, Point } from "../model/card.ts";
import type { FaqItem } from "../model/faq.ts";
import type { PricingTier } from "../model/pricing.ts";
import { phoneDigits } from "../model/site-config.ts";
import type { SitePage } from "../model/site-pages.ts";
import type { Stat } from "../model/stat.ts";
import { MENU_LIMIT } from "../shared/menu-limit.ts";
import { expect } from "./fixtures.ts";
import { content, site } from "./site.ts";

export const MAIL = `mailto:${site.email}`;
export const CHAT = `https://wa.me/${phoneDigits(site.phone)}`;

/** A chat link's accessible name also says that it opens a new tab. */
const newTab = (label: string) => `${label} (opens in a new tab)`;
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

async function expectLink(within: Page | Locator, name: string, href: string): Promise<void> {
	await expect(within.getByRole("link", { name, exact: true }).first(), `link "${name}"`).toHaveAttribute("href", href);
}

/** A link in the header's menus, which may be closed. */
async function expectMenuLink(within: Locator, name: string, href: string): Promise<void> {
	await expect(within.locator(`a[href="${href}"]`, { hasText: name }).first(), `link "${name}"`).toBeAttached();
}

/** A text of the content as a page shows it: a citation chip may stand behind any of its words. */
function shown(text: string): RegExp {
	const chips = "(?:\\s*\\(source \\d+ ?\\))*";
	const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^\\s*${words.join(`${chips}\\s+`)}${chips}\\s*$`);
}

async function expectHeading(within: Locator, level: number, name: string): Promise<void> {
	await expect(within.getByRole("heading", { level, name: shown(name) }), `heading "${name}"`).toBeVisible();
}

/** What the shared layout shows on every page (docs/product.md, section 2). */
export async function expectLayout(page: Page): Promise<void> {
	const header = page.getByRole("banner");
	await expectLink(header, `${site.name}, home`, "/");
	await expectLink(header, "Blog", "/blog");
	await expectLink(header, "Email Our Team", MAIL);
	const menus = [
		{ name: "Services", path: "/services", items: content.services.map(({ path, data }) => ({ name: data.name, path })) },
		{ name: "Industries", path: "/industries", items: content.industries.map(({ path, data }) => ({ name: data.name, path })) },
	];
	const footer = page.getByRole("contentinfo");
	for (const { name, path, items } of menus) {
		await expect(header.getByRole("button", { name })).toBeVisible();
		await expectMenuLink(header, `All ${name}`, path);
		for (const item of items.slice(0, MENU_LIMIT)) {
			await expectMenuLink(header, item.name, item.path);
			await expectLink(footer.getByRole("navigation", { name }), item.name, item.path);
		}
	}
	await expect(footer.getByText(content.agency.data.blurb)).toBeVisible();
	await expect(footer.getByText(`© ${new Date().getFullYear()} ${site.name}`)).toBeVisible();
	await expectLink(footer, "Contact Us", "/contact-us");
	await expectLink(footer, "Privacy Policy", "/privacy-policy");
	await expectLink(footer, "Terms of Service", "/terms-of-service");
	await expectLink(footer, "Refund Policy", "/refund-and-cancellation-policy");
	await expectLink(page, newTab("Chat on WhatsApp"), CHAT);
}

async function expectBanner(
	main: Locator,
	{ title, description, buttonText }: { title: string; description: string; buttonText: string },
): Promise<void> {
	const banner = main.getByRole("region", { name: title, exact: true });
	await expectHeading(banner, 2, title);
	await expect(banner.getByText(description)).toBeVisible();
	await expectLink(banner, buttonText, MAIL);
	await expectLink(banner, newTab("WhatsApp Us Now"), CHAT);
	for (const text of content.agency.data.reassurances) await expect(banner.getByText(text, { exact: true })).toBeVisible();
}

async function expectQuestions(main: Locator, questions: readonly FaqItem[]): Promise<void> {
	const faq = main.getByRole("region", { name: "Frequently Asked Questions" });
	await expect(faq.locator("summary")).toHaveText(questions.map(({ question }) => question));
	await expect(faq.locator("details > p")).toHaveText(questions.map(({ answer }) => shown(answer)));
	await expect(faq.locator("details[open]")).toHaveCount(0);
}

async function expectCards(main: Locator, level: number, cards: readonly (Card | Point)[]): Promise<void> {
	for (const { title, description } of cards) {
		await expectHeading(main, level, title);
		// Two cards of an owner's may say the same.
		await expect(main.getByText(shown(description)).first()).toBeVisible();
	}
}

async function expectStats(main: Locator, stats: readonly Stat[]): Promise<void> {
	for (const { number, label, note } of stats) {
		const tile = main.locator("dl > div", { has: main.page().getByRole("term").filter({ hasText: label }) });
		await expect(tile.getByRole("definition"), label).toHaveText(note ? [number, shown(note)] : [number]);
	}
}

/** An article of which the first paragraph shows and the rest stands closed behind Read More. */
async function expectExpandable(main: Locator, title: string, body: string): Promise<void> {
	const article = main.getByRole("region", { name: title, exact: true });
	await expectHeading(article, 2, title);
	await expect(article.locator("summary")).toHaveText(/Read More/);
	await expect(article.locator("details:not([open])")).toBeAttached();
	// Its first paragraph, and headings right before that, are all that shows.
	const lead = article.locator(".prose > *").filter({ visible: true });
	await expect(lead.and(article.locator("p"))).toHaveCount(1);
	await expect(lead.and(article.locator(":not(p, h2, h3)"))).toHaveCount(0);
	await expectWhole(article, body);
	await expect(article.locator("details :is(h2, h3)").first()).toBeHidden();
}

/** A Markdown text is in the page letter by letter, also where it is hidden. */
async function expectWhole(article: Locator, body: string): Promise<void> {
	const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
	const written = body.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/^\d+\. /gm, "");
	expect(lettersOf(written)).not.toBe("");
	const shownText = (await article.locator(".prose").allTextContents()).join("").replace(/\(source \d+\)/g, "");
	expect(lettersOf(shownText)).toBe(lettersOf(written));
}

async function expectTier(main: Locator, { name, monthlyPrice, nicheEdits, domainCriteria, perks, note, flag }: PricingTier): Promise<void> {
	const tier = main.getByRole("listitem").filter({ has: main.page().getByRole("heading", { level: 3, name, exact: true }) });
	const price = dollars(monthlyPrice);
	for (const text of [price, "per month", `${nicheEdits} niche edits`, ...domainCriteria, ...perks, note]) {
		await expect(tier.getByText(text, { exact: true }), `${name}: ${text}`).toBeVisible();
	}
	if (flag) await expect(tier.getByText(flag, { exact: true })).toBeVisible();
	const href = await tier.getByRole("link", { name: `Get Started with ${name} on WhatsApp (opens in a new tab)`, exact: true }).getAttribute("href");
	const url = new URL(href ?? "");
	expect(url.origin + url.pathname).toBe(CHAT);
	expect(url.searchParams.get("text")).toContain(name);
	expect(url.searchParams.get("text")).toContain(price);
}

/** What a page shows by its entry in docs/product.md, section 2, with the words of the content. */
export async function expectParts(page: Page, sitePage: SitePage): Promise<void> {
	const main = page.getByRole("main");
	const { stats, trustBadges } = content.agency.data;
	switch (sitePage.kind) {
		case "home": {
			const { data } = sitePage.entry;
			await expectLink(main, "Get Your FREE Marketing Audit", MAIL);
			await expectLink(main, newTab("Chat on WhatsApp"), CHAT);
			await expectLink(main, "See all services", "/services");
			for (const { title } of trustBadges) await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
			await expectStats(main, stats);
			for (const { path, data: service } of content.services) await expectLink(main, service.title, path);
			await expectCards(main, 3, data.why.items);
			for (const { data: quote } of content.testimonials) {
				const figure = main.getByRole("figure").filter({ hasText: quote.text });
				await expect(figure).toContainText(`${quote.name}, ${quote.company}`);
				await expect(figure.getByText(`${quote.rating} out of 5 stars`)).toBeAttached();
			}
			for (const { path, data: industry } of content.industries) await expectLink(main, industry.title, path);
			await expectQuestions(main, data.faq);
			return expectBanner(main, data.cta);
		}
		case "services": {
			const { data } = sitePage.entry;
			for (const { path, data: service } of content.services) {
				await expectLink(main, service.title, path);
				for (const feature of [...service.features, ...service.conditions])
					await expect(main.getByText(feature, { exact: true }).first()).toBeVisible();
			}
			await expectCards(main, 3, data.why.items);
			return expectBanner(main, data.cta);
		}
		case "service": {
			const { data, body } = sitePage.entry;
			await expectCards(main, 3, data.cards.items);
			await expectExpandable(main, data.articleTitle, body);
			if (data.kind === "packages") {
				await expectCards(main, 3, data.benefits.items);
				for (const { name } of data.packages.items) await expectHeading(main, 3, name);
			}
			if (data.kind === "pricing") {
				for (const tier of data.pricing.tiers) await expectTier(main.getByRole("region", { name: data.pricing.title, exact: true }), tier);
				for (const { title } of data.pricing.badges) await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
			}
			if (data.kind === "process") await expectCards(main, 3, data.process.items);
			if (data.kind === "coverage") {
				const coverage = main.getByRole("region", { name: data.coverage.title, exact: true });
				for (const { platforms } of data.coverage.groups) {
					for (const platform of platforms) await expect(coverage.getByText(platform, { exact: true }).first()).toBeVisible();
				}
			}
			if ("stats" in data) await expectStats(main, data.stats);
			await expectQuestions(main, data.faq);
			return expectBanner(main, data.cta);
		}
		case "industries": {
			for (const { path, data: industry } of content.industries) {
				await expectHeading(main, 3, industry.title);
				await expectLink(main, `Learn More about ${industry.title}`, path);
				await expect(main.locator(`li:has(a[href="${path}"]) img`)).toHaveAttribute("alt", /\S/);
			}
			return expectBanner(main, sitePage.entry.data.cta);
		}
		case "industry": {
			const { data, body } = sitePage.entry;
			await expectCards(main, 3, data.cards.items);
			if (data.article === "expandable") await expectExpandable(main, data.articleTitle, body);
			else {
				const article = main.getByRole("region", { name: data.articleTitle, exact: true });
				await expect(article.locator("details")).toHaveCount(0);
				await expect(article.locator(".prose > *").last()).toBeVisible();
				await expectWhole(article, body);
			}
			await expectQuestions(main, data.faq);
			return expectBanner(main, data.cta);
		}
		case "case-studies": {
			for (const { data } of content.caseStudies) {
				const sheet = main.getByRole("article", { name: data.title, exact: true });
				await expect(sheet.getByText(data.industry, { exact: true }).first()).toBeVisible();
				await expect(sheet.locator("img")).toHaveAttribute("alt", /\S/);
				for (const part of ["Challenge", "Solution", "Results"]) await expectHeading(sheet, 3, part);
				for (const text of [data.challenge, data.solution, ...data.results.map((result) => result.text)]) {
					await expect(sheet.getByText(text, { exact: true })).toBeVisible();
				}
			}
			return expectBanner(main, sitePage.entry.data.cta);
		}
		case "blog": {
			for (const { data } of content.posts) {
				const post = main.getByRole("article", { name: data.title, exact: true });
				await expectHeading(post, 2, data.title);
				await expect(post.getByRole("heading").getByRole("link"), "titles are not links").toHaveCount(0);
				for (const text of [data.category, data.excerpt]) await expect(post.getByText(text, { exact: true })).toBeVisible();
				await expect(post.getByText(data.author)).toBeVisible();
				await expect(post.locator("time").first()).toHaveAttribute("datetime", data.date);
				await expect(post.locator("img")).toHaveAttribute("alt", /\S/);
			}
			return expectBanner(main, sitePage.entry.data.cta);
		}
		case "about": {
			const { data, body } = sitePage.entry;
			await expectCards(main, 3, data.values.items);
			await expectStats(main, stats);
			expect(body.trim()).not.toBe("");
			await expect(main.getByRole("region", { name: data.storyTitle, exact: true }).locator(".prose p").first()).toBeVisible();
			await expectQuestions(main, data.faq);
			return expectBanner(main, data.cta);
		}
		case "contact": {
			await expectLink(main, site.email, MAIL);
			await expectLink(main, newTab("Chat on WhatsApp"), CHAT);
			await expect(main.getByText(site.name).first()).toBeVisible();
			await expect(page.locator("form")).toHaveCount(0);
			return;
		}
		case "policy": {
			const [year, month, day] = sitePage.entry.data.lastUpdated.split("-").map(Number);
			const short = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][Number(month) - 1];
			await expect(main.getByText(`Last Updated: ${day} ${short} ${year}`)).toBeVisible();
			return expectWhole(main, sitePage.entry.body);
		}
	}
}
