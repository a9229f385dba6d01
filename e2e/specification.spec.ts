import { globSync } from "node:fs";
import { createQueryClient } from "../app/query-client.ts";
import { callToActionSchema } from "../model/call-to-action.ts";
import { entriesOf } from "../model/entries.ts";
import { isSampleSite } from "../model/samples.ts";
import { PHOTO_QUALITY, PHOTO_WIDTH, SCROLL_STEP, TARGETS, TOASTS, TOOLTIP } from "../shared/constants.ts";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "../shared/head-limits.ts";
import { buildDir } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, visibleText } from "./html.ts";
import { content, site } from "./site.ts";
import { BANNER, CLAIMED, COUNTS, DEFAULTS, EXAMPLES, FIGURES, LABELS, POLICIES, ROUTES, TIERS, TILES, TIMELINES } from "./specification.ts";

// Everything softly, so that one run tells all that differs. Whoever makes the site their own says other things of themselves.
test.skip(!isSampleSite(site), "held as long as the origin is example.com; the site is no longer the shipped one");

/** Apostrophes and dashes as docs/product.md types them. */
const plain = (text: string) => text.replace(/’/g, "'").replace(/[–‑]/g, "-").replace(/\s+/g, " ");
const textOf = (path: string) => plain(visibleText(documentOf(path)));
const mainOf = (path: string) => elementsIn(documentOf(path), byTag("main"));
const mainText = (path: string) => plain(mainOf(path).map(visibleText).join(" "));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

test("the pages are those of the route table, and each is named in menus, in the footer or on the 404 page", () => {
	const files = globSync("**/*.html", { cwd: buildDir }).map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`);
	expect.soft(files.filter((path) => path !== "/404").sort()).toEqual(Object.keys(ROUTES).sort());
	const links = elementsIn(documentOf("/404"), byTag("a"));
	for (const [path, name] of Object.entries(ROUTES)) {
		const names = links.filter((link) => attribute(link, "href") === path).map((link) => plain(visibleText(link)));
		expect.soft(names.join(" | "), path).toContain(name);
	}
});

test("the article on real estate is shown whole, without a button", () => {
	expect.soft(mainText("/industries/real-estate")).not.toContain("Read More");
});

for (const { section, pages, texts } of LABELS) {
	test(`section ${section}: ${texts.join(", ")}`, () => {
		for (const path of pages) for (const text of texts) expect.soft(textOf(path), path).toContain(text);
	});
}

test("a banner without words of its own says those of section 2", () => {
	expect.soft(callToActionSchema.parse({ description: "We answer." })).toMatchObject(BANNER);
});

test("figures stand beside what they count", () => {
	for (const [path, figures] of Object.entries(FIGURES)) {
		for (const [figure, label] of figures) {
			const [one, other] = [`(?<![\\d.,$-])${escaped(figure)}`, escaped(label)];
			expect.soft(mainText(path), `${path}: ${figure} ${label}`).toMatch(new RegExp(`${one}.{0,40}?${other}|${other}.{0,40}?${one}`, "i"));
		}
	}
});

test("the track record and the stat tiles are those of section 2", () => {
	const tiles = (stats: readonly { number: string; label: string }[]) => stats.map(({ number, label }) => [number, label]);
	expect.soft(tiles(content.agency.data.stats)).toEqual(TILES.agency);
	for (const { slug, data } of content.services) if ("stats" in data) expect.soft(tiles(data.stats), slug).toEqual(TILES[slug]);
});

test("timelines stand on their pages", () => {
	for (const [path, texts] of Object.entries(TIMELINES))
		for (const text of texts) expect.soft(mainText(path), path).toMatch(new RegExp(`(?<!\\d)${escaped(text)}`));
});

test("policies say what section 9 says of them", () => {
	for (const { page, says } of POLICIES) expect.soft(mainText(page), page).toMatch(says);
});

test("packages: price, volume, criteria, note, perks, and a chat that names the package and its price", () => {
	const path = "/services/link-building";
	const links = elementsIn(documentOf(path), byTag("a")).map((link) => ({
		text: plain(visibleText(link)),
		url: new URL(attribute(link, "href") ?? "", site.origin),
		target: attribute(link, "target"),
	}));
	const text = mainText(path);
	const starts = TIERS.map(({ name, texts }) =>
		Math.min(...[name, ...texts].map((word) => text.indexOf(word, text.indexOf("quoted on request"))).filter((at) => at >= 0)),
	);
	for (const [index, { name, price, nicheEdits, criteria, texts, perks }] of TIERS.entries()) {
		const start = starts[index] ?? 0;
		// The flagged one comes first, whatever its place in the table.
		const next = Math.min(...starts.filter((other) => other > start), text.indexOf("12-Month Live Link Guarantee", start));
		const tier = text.slice(start, next);
		for (const text of [name, price, nicheEdits, ...criteria.split(", "), "Get Started", ...texts]) expect.soft(tier, name).toContain(text);
		expect.soft([...new Set(tier.match(/\$[\d,]+/g))], name).toEqual([price]);
		const shown = content.services.flatMap(({ data }) => (data.kind === "pricing" ? data.pricing.tiers : [])).find((one) => one.name === name);
		expect.soft(shown?.perks, name).toHaveLength(perks);
		expect.soft(shown?.flag, name).toBe(name === "Gold" ? "Most Recommended" : undefined);
		const chats = links.filter(({ url }) => url.searchParams.get("text")?.includes(name));
		expect.soft(chats, name).toHaveLength(1);
		expect.soft(chats[0]?.text, name).toContain("Get Started");
		expect.soft(chats[0]?.url.searchParams.get("text"), name).toContain(price);
		expect.soft(chats[0]?.target, name).toBe("_blank");
	}
});

test("counts: as many as sections 2 and 9 say, each of them visible", () => {
	const { home, servicesPage, aboutPage, agency, services, industries, caseStudies, posts, testimonials } = content;
	const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
	const questions = (items: readonly { question: string }[]) => items.map(({ question }) => question);
	const shown = (path: string, what: string, items: readonly string[], count: number) => {
		expect.soft(items, `${what} of ${path}`).toHaveLength(count);
		for (const item of items) expect.soft(mainText(path), `${what} of ${path}`).toContain(plain(item));
	};
	const { cards, questions: counts } = COUNTS;
	for (const path of ["/", "/services"]) shown(path, "services", titles(services.map(({ data }) => data)), COUNTS.services);
	for (const path of ["/", "/industries"]) shown(path, "industries", titles(industries.map(({ data }) => data)), COUNTS.industries);
	shown(
		"/",
		"testimonials",
		testimonials.map(({ data }) => data.name),
		COUNTS.testimonials,
	);
	expect.soft(testimonials.map(({ data }) => data.rating)).toEqual(Array(COUNTS.testimonials).fill(COUNTS.stars));
	expect.soft(mainText("/").match(/5 out of 5 stars/g)).toHaveLength(COUNTS.testimonials);
	shown(
		"/",
		"stats",
		agency.data.stats.map(({ label }) => label),
		COUNTS.homeStats,
	);
	shown("/", "trust badges", titles(agency.data.trustBadges), COUNTS.trustBadges);
	shown("/", "reasons", titles(home.data.why.items), COUNTS.homeReasons);
	shown("/", "questions", questions(home.data.faq), counts.home);
	shown("/services", "reasons", titles(servicesPage.data.why.items), COUNTS.servicesReasons);
	shown("/about-us", "values", titles(aboutPage.data.values.items), COUNTS.values);
	shown("/about-us", "questions", questions(aboutPage.data.faq), counts["about-us"]);
	shown("/case-studies", "cases", titles(caseStudies.map(({ data }) => data)), COUNTS.caseStudies);
	for (const { data } of caseStudies) expect.soft(data.results).toHaveLength(COUNTS.caseResults);
	shown("/blog", "posts", titles(posts.map(({ data }) => data)), COUNTS.posts);
	for (const [slug, count] of Object.entries(cards)) {
		const service = services.find((candidate) => candidate.slug === slug);
		if (service) shown(`/services/${slug}`, "cards", titles(service.data.cards.items), count);
	}
	for (const slug of ["seo", "content-writing"] as const) {
		const service = services.find((candidate) => candidate.slug === slug);
		shown(`/services/${slug}`, "questions", questions(service?.data.faq ?? []), counts[slug]);
	}
	for (const { slug, data } of industries) {
		shown(`/industries/${slug}`, "cards", titles(data.cards.items), cards.anIndustry);
		shown(`/industries/${slug}`, "questions", questions(data.faq), counts.anIndustry);
	}
	const steps = services.flatMap(({ data }) => (data.kind === "process" ? titles(data.process.items) : []));
	shown("/services/website-development", "steps", steps, COUNTS.processSteps);
	const [pricing] = services.flatMap(({ data }) => (data.kind === "pricing" ? [data.pricing] : []));
	expect.soft(pricing?.tiers).toHaveLength(COUNTS.tiers);
	expect.soft(pricing?.badges).toHaveLength(COUNTS.badges);
	expect.soft(agency.data.reassurances).toHaveLength(COUNTS.reassurances);
	// The case that a page shows is the one that it links to.
	for (const { file, data } of [...services, ...industries]) {
		const { caseStudy } = data.related;
		expect.soft(data.proof?.caseStudy ?? caseStudy, file).toBe(caseStudy);
	}
});

/** Amounts, percentages, counts with a plus, and times. */
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

/** A figure as section 9 writes it: a time in one form, whether it counts or describes. */
const sameFigure = (figure: string) =>
	figure.replace(/[ -](business )?(day|week|month|year|hour|minute|second)s?$/, (_, business = "", unit) => ` ${business}${unit}s`);

test("no page shows a figure that is neither of docs/product.md, nor in the ledger, nor marked to be confirmed", () => {
	const known = new Set(CLAIMED.map(sameFigure));
	const confirm = entriesOf(content).flatMap((entry) => entry.confirm);
	const unknown = Object.keys(ROUTES).flatMap((path) => {
		const sourced = content.facts.flatMap(({ data: { says, statement } }) => {
			const texts = says.filter(({ page }) => page === path).map(({ text }) => text);
			// "Sources on this page" shows the statement as well.
			return texts.length > 0 ? [...texts, statement] : [];
		});
		const [description] = elementsIn(documentOf(path), byTag("meta")).filter((element) => attribute(element, "name") === "description");
		const texts = [mainText(path), plain(description ? (attribute(description, "content") ?? "") : "")];
		// The longest first, since one may hold another.
		const excused = [...sourced, ...confirm].map(plain).sort((one, other) => other.length - one.length);
		const rest = excused.reduce((text, phrase) => text.replaceAll(phrase, "…"), texts.join(" … "));
		return (rest.match(FIGURE) ?? [])
			.filter((figure) => !known.has(sameFigure(figure)) && !EXAMPLES[path]?.includes(figure))
			.map((figure) => `${path}: ${figure}`);
	});
	expect.soft([...new Set(unknown)]).toEqual([]);
});

test("limits and defaults are those of sections 5 and 9; what each does is tested with what uses it", () => {
	expect.soft({ width: PHOTO_WIDTH, quality: PHOTO_QUALITY }).toEqual(DEFAULTS.photo);
	expect.soft(TARGETS).toEqual(DEFAULTS.targets);
	expect.soft(SCROLL_STEP).toBe(DEFAULTS.scrollStep);
	expect.soft(TOOLTIP).toEqual(DEFAULTS.tooltip);
	expect.soft(TOASTS).toEqual(DEFAULTS.toasts);
	expect.soft(TITLE_LENGTH).toEqual(DEFAULTS.title);
	expect.soft(DESCRIPTION_MAX).toBe(DEFAULTS.description);
});

test("the data client has the defaults of section 9", () => {
	const { keepUnused, retries, firstDelay, maxDelay } = DEFAULTS.query;
	const { gcTime, retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
	expect.soft({ gcTime, retry }).toEqual({ gcTime: keepUnused, retry: retries });
	const delayOf = (attempt: number) => (typeof retryDelay === "function" ? retryDelay(attempt, new Error("refused")) : retryDelay);
	for (let attempt = 0; attempt < 8; attempt++) expect.soft(delayOf(attempt)).toBe(Math.min(firstDelay * 2 ** attempt, maxDelay));
});

test("photos ask for the width and quality of section 9, cropped and in the format that suits", () => {
	const { width, quality } = DEFAULTS.photo;
	const photos = Object.keys(ROUTES).flatMap((path) =>
		elementsIn(documentOf(path), byTag("img")).map((image) => new URL(attribute(image, "src") ?? "", site.origin)),
	);
	const stock = photos.filter(({ origin }) => origin === site.photoHost);
	expect.soft(stock.length).toBeGreaterThan(COUNTS.services + COUNTS.industries);
	for (const { searchParams } of stock) {
		const { auto, fit, w, q } = Object.fromEntries(searchParams);
		expect.soft({ auto, fit, w, q }).toEqual({ auto: "format", fit: "crop", w: String(width), q: String(quality) });
	}
});
