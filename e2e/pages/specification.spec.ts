import { TARGETS } from "../../app/monitor/targets.ts";
import { createQueryClient } from "../../app/query-client.ts";
import { SCROLL_STEP } from "../../app/telemetry/scroll-step.ts";
import { TOASTS } from "../../app/toasts/timing.ts";
import { TOOLTIP } from "../../app/tooltips/timing.ts";
import { entriesOf } from "../../model/content.ts";
import { callToActionSchema } from "../../model/fields/call-to-action.ts";
import { isSampleSite } from "../../model/site/sample-entries.ts";
import { phoneDigits } from "../../model/site/site.ts";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "../../shared/head-lengths.ts";
import { builtPages } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, isChip, textWithout, visibleText } from "../html.ts";
import { content, site } from "../site.ts";
import * as specification from "./specification.ts";

const { BANNER, CLAIMED, DEFAULTS, EXAMPLES, FIGURES, HEADINGS, LABELS, POLICIES, ROUTES, TIERS, TIMELINES } = specification;

test.skip(!isSampleSite(site), "only for the shipped site, whose origin is example.com");

// All assertions in this file are soft, so that one run reports every difference.

const MAIL = `mailto:${site.email}`;
const CHAT = `https://wa.me/${phoneDigits(site.phone)}`;

/** Normalizes apostrophes and dashes to those in docs/product.md. */
const plain = (text: string) => text.replace(/’/g, "'").replace(/[–‑]/g, "-").replace(/\s+/g, " ").trim();
const elements = (path: string, ...tags: string[]) => elementsIn(documentOf(path), byTag(...tags));
const textOf = (path: string) => plain(visibleText(documentOf(path)));
const mainText = (path: string) => plain(elements(path, "main").map(visibleText).join(" "));
const linksOf = (path: string, ...within: string[]) =>
	(within.length > 0 ? elements(path, ...within).flatMap((part) => elementsIn(part, byTag("a"))) : elements(path, "a")).map((link) => ({
		text: attribute(link, "aria-label") ?? plain(visibleText(link)),
		href: attribute(link, "href") ?? "",
		target: attribute(link, "target"),
		rel: attribute(link, "rel"),
	}));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** Returns whether a list contains the items consecutively and in order. */
const containsRun = (list: readonly string[], items: readonly string[]) => `|${list.join("|")}|`.includes(`|${items.join("|")}|`);

test("the built pages match the route table, and the menus and the footer follow its order", () => {
	const routes = Object.entries(ROUTES);
	const below = (path: string) => routes.flatMap(([to, name]) => (to.startsWith(`${path}/`) ? [`${name}: ${to}`] : []));
	const policies = routes.slice(-4).map(([to, name]) => `${name}: ${to}`);
	expect.soft(builtPages).toEqual([...Object.keys(ROUTES), "/404"]);
	for (const path of builtPages) {
		// Menus may show the path after the name.
		const linksIn = (part: string) => linksOf(path, part).map(({ text, href }) => `${text.replace(/ ?\/\S*$/, "")}: ${href}`);
		for (const [menu, all] of [
			["/services", "All Services"],
			["/industries", "All Industries"],
		] as const) {
			const overview = `${all}: ${menu}`;
			// The header has each menu twice: as a dropdown and in the phone menu.
			const menus = linksIn("header").flatMap((link, index, links) => (link === overview ? [links.slice(index + 1)] : []));
			expect.soft(menus.length, `menus with ${menu} in the header of ${path}`).toBe(2);
			for (const links of menus) expect.soft(links.slice(0, below(menu).length), `${menu} in the header of ${path}`).toEqual(below(menu));
			expect.soft(containsRun(linksIn("footer"), below(menu)), `${menu} in the footer of ${path}`).toBe(true);
		}
		expect.soft(containsRun(linksIn("footer"), policies), `policies in the footer of ${path}`).toBe(true);
		expect.soft(textOf(path), path).toContain(`© ${new Date().getFullYear()} ${site.name}`);
	}
});

test("pages have the labels and link targets in section 2 of docs/product.md", () => {
	for (const [paths, texts, to] of LABELS) {
		const href = to === "mail" ? MAIL : to === "chat" ? CHAT : to;
		for (const path of paths)
			for (const text of texts) {
				if (href) expect.soft(linksOf(path), `${text} on ${path}`).toContainEqual(expect.objectContaining({ text, href }));
				else expect.soft(textOf(path), path).toContain(text);
			}
	}
});

test("only email and chat links leave the site, and chat opens in a new tab", () => {
	for (const path of builtPages) {
		const outside = linksOf(path).filter(({ href }) => href.replace(/\?.*/, "") !== MAIL && !/^[/#]/.test(href));
		expect.soft(outside.length, path).toBeGreaterThan(0);
		for (const { href, target, rel } of outside)
			expect.soft([href.replace(/\?text=.*/, ""), target, rel], path).toEqual([CHAT, "_blank", "noopener noreferrer"]);
	}
});

test("cards, steps, packages, posts, and values are in the order of sections 2 and 9 of docs/product.md", () => {
	for (const [path, headings] of HEADINGS) {
		const found = elements(path, "h2", "h3").map((heading) => plain(visibleText(heading)));
		expect.soft(containsRun(found, headings), `${path}: ${headings.join(", ")} in ${found.join(", ")}`).toBe(true);
	}
});

/** Returns some text from each section between a service page's article and its questions. */
function extrasOf(data: (typeof content.services)[number]["data"]): (string | undefined)[] {
	if (data.kind === "packages") return [data.benefits.items[0]?.description, data.packages.items[0]?.name];
	if (data.kind === "pricing") return [data.pricing.tiers[0]?.note];
	if (data.kind === "process") return [data.process.items[0]?.title];
	return data.kind === "coverage" ? [data.coverage.title] : [];
}

test("sections appear in the order that docs/product.md, section 2, specifies", () => {
	const { home, servicesPage, aboutPage, agency, services, industries, caseStudiesPage, caseStudies, blogPage, posts, testimonials } =
		content;
	const stats = agency.data.stats[0]?.label;
	const endOf = (data: { faq?: { question: string }[]; cta: { description: string } }) => [
		...(data.faq ? [data.faq[0]?.question] : []),
		data.cta.description,
	];
	const homeCards = [services[0]?.data.title, home.data.why.items[0]?.title, testimonials[0]?.data.text, industries[0]?.data.name];
	const pages: [path: string, parts: (string | undefined)[]][] = [
		["/", [agency.data.trustBadges[0]?.title, stats, ...homeCards, ...endOf(home.data)]],
		["/services", [services[0]?.data.features[0], servicesPage.data.why.items[0]?.description, ...endOf(servicesPage.data)]],
		["/case-studies", [...caseStudies.flatMap(({ data }) => [data.challenge, data.solution]), ...endOf(caseStudiesPage.data)]],
		["/blog", [...posts.map(({ data }) => data.excerpt), ...endOf(blogPage.data)]],
		["/about-us", [aboutPage.data.storyTitle, aboutPage.data.values.items[0]?.description, stats, ...endOf(aboutPage.data)]],
	];
	for (const { path, data } of services) {
		const tiles = "stats" in data ? [data.stats[0]?.label] : [];
		pages.push([path, [...tiles, data.cards.items[0]?.description, data.articleTitle, ...extrasOf(data), ...endOf(data)]]);
	}
	for (const { path, data } of industries) pages.push([path, [data.cards.items[0]?.description, data.articleTitle, ...endOf(data)]]);
	for (const [path, parts] of pages) {
		const text = mainText(path);
		let at = 0;
		for (const part of parts) {
			const words = plain((part ?? "missing").replace(/\[\^\d+\]/g, ""));
			const next = text.indexOf(words, at);
			expect.soft(next, `${path}: ${words}`).toBeGreaterThanOrEqual(0);
			at = Math.max(at, next);
		}
	}
});

test("counts match sections 2 and 9 of docs/product.md", () => {
	const { home, servicesPage, aboutPage, agency, services, industries, caseStudies, testimonials } = content;
	const service = (slug: string) => services.find((candidate) => candidate.slug === slug)?.data;
	const lengths = Object.entries({
		6: [home.data.why.items, home.data.faq, service("seo")?.faq, service("content-writing")?.faq],
		4: [agency.data.stats, agency.data.trustBadges, aboutPage.data.faq],
		3: [caseStudies, testimonials, servicesPage.data.why.items, agency.data.reassurances, ...caseStudies.map(({ data }) => data.results)],
	});
	for (const [count, lists] of lengths) expect.soft(lists.map((list) => list?.length)).toEqual(lists.map(() => Number(count)));
	expect.soft(services.map(({ data }) => data.cards.items.length)).toEqual([4, 6, 6, 4, 4]);
	for (const { slug, data } of industries) expect.soft([data.cards.items.length, data.faq.length], slug).toEqual([6, 6]);
	expect.soft(mainText("/").match(/5 out of 5 stars/g)).toHaveLength(3);
	expect.soft(linksOf("/industries").filter(({ text }) => text.startsWith("Learn More"))).toHaveLength(6);
	expect.soft(mainText("/industries/real-estate")).not.toContain("Read More");
});

test("a banner without a title or button text uses the defaults from section 2 of docs/product.md", () => {
	expect.soft(callToActionSchema.parse({ description: "We answer." })).toMatchObject(BANNER);
});

test("figures are next to their labels, and timelines and policy terms are on their pages", () => {
	for (const [path, figures] of Object.entries(FIGURES)) {
		for (const [figure, label] of figures) {
			const [one, other] = [`(?<![\\d.,$-])${escaped(figure)}`, escaped(label)];
			expect.soft(mainText(path), `${path}: ${figure} ${label}`).toMatch(new RegExp(`${one}.{0,40}?${other}|${other}.{0,40}?${one}`, "i"));
		}
	}
	for (const [path, texts] of Object.entries(TIMELINES))
		for (const text of texts) expect.soft(mainText(path), path).toMatch(new RegExp(`(?<!\\d)${escaped(text)}`));
	for (const { page, says } of POLICIES) expect.soft(mainText(page), page).toMatch(says);
});

test("packages show a note, price, volume, criteria, and perks, and prefill a chat with the name and price", () => {
	const path = "/services/link-building";
	const text = mainText(path).slice(mainText(path).indexOf("quoted on request"));
	expect.soft(text.match(/\w+ Most Recommended/g)).toEqual(["Gold Most Recommended"]);
	for (const { name, price, note, rows } of TIERS) {
		const start = text.indexOf(note);
		const end = "(opens in a new tab)";
		const shown = text.slice(start, text.indexOf(end, start) + end.length);
		// Other text may come between these parts.
		const parts = [note, price, "per month", ...rows, `Get Started with ${name} on WhatsApp ${end}`].map(escaped);
		expect.soft(shown).toMatch(new RegExp(`^${parts.join(" (?:.* )?")}$`));
		const messages = linksOf(path).flatMap(({ href }) => new URL(href, site.origin).searchParams.get("text") ?? []);
		expect
			.soft(
				messages.filter((message) => message.includes(name) && message.includes(price)),
				name,
			)
			.toHaveLength(1);
	}
});

/** Matches amounts, percentages, counts with a plus, durations, and 24/7. */
const FIGURE = new RegExp(
	[
		String.raw`\$\d{1,3}(?:,\d{3})*`,
		String.raw`(?<![\w.,])\d+(?:[.,-]\d+)*(?:K?\+|%)`,
		String.raw`(?<![\w.,-])\d+(?:[.,-]\d+)*[ -](?:business )?(?:day|week|month|year|hour|minute|second|millisecond)s?\b`,
		String.raw`(?<![\w.,-])\d{1,2}(?:[.-]\d+)?(?:h|s)\b`,
		String.raw`\b24/7\b`,
	].join("|"),
	"g",
);

/** Normalizes durations, so that "90-day" and "90 days" are the same figure. */
const sameFigure = (figure: string) =>
	figure.replace(/[ -](business )?(day|week|month|year|hour|minute|second)s?$/, (_, business = "", unit) => ` ${business}${unit}s`);

const documents = content.facts.map(({ data: { source } }) => `${source.name}, ${source.publisher}`);

/** Returns whether an element is a source, or a text block that cites a source or ends with a source's name and publisher. */
function isSourced(element: Parameters<typeof attribute>[0]): boolean {
	if (attribute(element, "id")?.startsWith("source-")) return true;
	const blocks = byTag("p", "li", "dd", "tr", "figcaption");
	if (!blocks(element)) return false;
	const isCited = elementsIn(element, isChip).length > 0 && elementsIn(element, blocks).length === 1;
	return isCited || documents.some((name) => visibleText(element).endsWith(name));
}

test("every figure is in docs/product.md, cited in its own block, listed under confirm, or a known example", () => {
	const known = new Set(CLAIMED.map(sameFigure));
	const confirm = entriesOf(content).flatMap((entry) => entry.confirm);
	// Longest first, because a phrase may contain another.
	const excused = confirm.map(plain).sort((one, other) => other.length - one.length);
	const unknown = Object.keys(ROUTES).flatMap((path) => {
		const [description] = elementsIn(documentOf(path), byTag("meta")).filter((element) => attribute(element, "name") === "description");
		const main = elements(path, "main");
		const uncited = [
			...main.map((part) => plain(textWithout(part, isSourced))),
			plain(description ? (attribute(description, "content") ?? "") : ""),
		];
		const rest = excused.reduce((text, phrase) => text.replaceAll(phrase, "…"), uncited.join(" … "));
		return (rest.match(FIGURE) ?? [])
			.filter((figure) => !known.has(sameFigure(figure)) && !EXAMPLES[path]?.includes(figure))
			.map((figure) => `${path}: ${figure} in ${rest.slice(Math.max(0, rest.indexOf(figure) - 60), rest.indexOf(figure) + 40)}`);
	});
	expect.soft([...new Set(unknown)]).toEqual([]);
});

test("limits and defaults match sections 5 and 9 of docs/product.md", () => {
	expect.soft(TARGETS).toEqual(DEFAULTS.targets);
	expect.soft(SCROLL_STEP).toBe(DEFAULTS.scrollStep);
	expect.soft(TOOLTIP).toEqual(DEFAULTS.tooltip);
	expect.soft(TOASTS).toEqual(DEFAULTS.toasts);
	expect.soft(TITLE_LENGTH).toEqual(DEFAULTS.title);
	expect.soft(DESCRIPTION_MAX).toBe(DEFAULTS.description);
	const { keepUnused, retries, firstDelay, maxDelay } = DEFAULTS.query;
	const { gcTime, retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
	expect.soft({ gcTime, retry }).toEqual({ gcTime: keepUnused, retry: retries });
	const delayOf = (attempt: number) => (typeof retryDelay === "function" ? retryDelay(attempt, new Error("refused")) : retryDelay);
	for (let attempt = 0; attempt < 8; attempt++) expect.soft(delayOf(attempt)).toBe(Math.min(firstDelay * 2 ** attempt, maxDelay));
});

test("stock photo URLs have the width, quality, crop, and format in section 9 of docs/product.md", () => {
	const { width, quality } = DEFAULTS.photo;
	const photos = Object.keys(ROUTES).flatMap((path) =>
		elementsIn(documentOf(path), byTag("img")).map((image) => new URL(attribute(image, "src") ?? "", site.origin)),
	);
	const stock = photos.filter(({ origin }) => origin === site.photoHost);
	expect.soft(stock.length).toBeGreaterThan(11);
	for (const { searchParams } of stock) {
		const { auto, fit, w, q } = Object.fromEntries(searchParams);
		expect.soft({ auto, fit, w, q }).toEqual({ auto: "format", fit: "crop", w: String(width), q: String(quality) });
	}
});
