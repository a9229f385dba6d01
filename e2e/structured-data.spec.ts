import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { canonicalUrl } from "../app/seo/addresses.ts";
import { builtPages, htmlOf } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, visibleText } from "./html.ts";
import { content, pages, paths, site } from "./site.ts";
import { vocabulary } from "./vocabulary.ts";

type Json = string | number | boolean | Json[] | Thing;
interface Thing {
	[property: string]: Json;
}

/** Everything in a graph, things within things included. */
function thingsIn(value: Json): Thing[] {
	if (Array.isArray(value)) return value.flatMap(thingsIn);
	return typeof value === "object" ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

function graphOf(path: string): Thing[] {
	const blocks = elementsIn(documentOf(path), (element) => attribute(element, "type") === "application/ld+json").map((element) =>
		element.childNodes.map((node) => ("value" in node ? node.value : "")).join(""),
	);
	expect(blocks, `blocks of structured data in ${path}`).toHaveLength(1);
	const data = JSON.parse(blocks[0] ?? "");
	expect(Object.keys(data)).toEqual(["@context", "@graph"]);
	expect(data["@context"]).toBe("https://schema.org");
	return data["@graph"];
}

const typesIn = (path: string) => thingsIn(graphOf(path)).flatMap((thing) => thing["@type"] ?? []);
const find = (path: string, type: string) => graphOf(path).find((thing) => thing["@type"] === type);

async function validate(html: string) {
	const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
	return new Validator(vocabulary()).validate(extracted);
}

test("the published validator finds nothing in any page", async () => {
	for (const path of builtPages) expect(await validate(htmlOf(path)), path).toEqual([]);
});

test("the validator is not blind: it tells a wrong type, a wrong property and a breadcrumb without address", async () => {
	const spoil = async (from: string, to: string) =>
		(await validate(htmlOf("/services/seo").replace(from, to))).map(({ issueMessage }) => issueMessage).join("\n");
	expect(await spoil('"@type":"Service"', '"@type":"Servise"')).toContain('"Servise" is not a valid schema.org type');
	expect(await spoil('"serviceType"', '"serviceKind"')).toContain('"serviceKind" for type "Service" is not supported');
	expect(await spoil(`,"item":"${canonicalUrl(site, "/services")}"`, "")).toMatch(/item/);
});

test("every page says whose site it is and refers only to things it describes", () => {
	for (const path of builtPages) {
		const graph = graphOf(path);
		expect(find(path, "Organization")?.["@id"], path).toBe(canonicalUrl(site, "/#organization"));
		expect(find(path, "WebSite")?.["@id"], path).toBe(canonicalUrl(site, "/#website"));
		const described = thingsIn(graph)
			.filter((thing) => "@id" in thing && "@type" in thing)
			.map((thing) => thing["@id"]);
		expect(new Set(described).size, `ids of ${path} are unique`).toBe(described.length);
		const referred = thingsIn(graph)
			.filter((thing) => "@id" in thing && !("@type" in thing))
			.map((thing) => thing["@id"]);
		expect(described, path).toEqual(expect.arrayContaining(referred));
	}
});

test("each page is of its kind", () => {
	const special: Record<string, string> = {
		"/about-us": "AboutPage",
		"/contact-us": "ContactPage",
		"/services": "CollectionPage",
		"/industries": "CollectionPage",
		"/case-studies": "CollectionPage",
		"/blog": "CollectionPage",
	};
	for (const page of pages) {
		const url = canonicalUrl(site, page.path);
		const kind = special[page.path] ?? "WebPage";
		expect(find(page.path, kind), page.path).toMatchObject({ "@id": url, url });
		expect(find(page.path, "BreadcrumbList") !== undefined, `breadcrumbs of ${page.path}`).toBe(page.path !== "/");
		expect(find(page.path, "Service") !== undefined, `service of ${page.path}`).toBe(page.kind === "service" || page.kind === "industry");
		expect(find(page.path, "FAQPage") !== undefined, `questions of ${page.path}`).toBe("faq" in page.entry.data);
	}
	expect(typesIn("/case-studies").filter((type) => type === "Article")).toHaveLength(content.caseStudies.length);
	expect(typesIn("/blog").filter((type) => type === "BlogPosting")).toHaveLength(content.posts.length);
	expect(thingsIn(graphOf("/contact-us")).filter((thing) => thing["@type"] === "ContactPoint")).toMatchObject([
		{ email: site.email, telephone: site.phone },
	]);
});

test("services name provider, area and audience, and the price that the specification states", () => {
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const service = find(page.path, "Service");
		expect(service, page.path).toMatchObject({ provider: { "@id": canonicalUrl(site, "/#organization") }, areaServed: "Worldwide" });
		expect(service?.audience !== undefined, page.path).toBe(page.kind === "industry");
		const quoted = page.kind === "service" && ["pricing", "packages"].includes(page.entry.data.kind);
		expect(service?.offers, page.path).toEqual(quoted ? { "@type": "Offer", price: "Contact for Quote", priceCurrency: "USD" } : undefined);
	}
});

test("no page claims reviews, ratings or a kind of business that search engines distrust", () => {
	for (const path of builtPages) {
		expect(
			typesIn(path).filter((type) => /Review|Rating|ProfessionalService/.test(String(type))),
			path,
		).toEqual([]);
		expect(
			thingsIn(graphOf(path)).filter((thing) => "review" in thing || "aggregateRating" in thing),
			path,
		).toEqual([]);
	}
});

/** Words of the vocabulary, which say how the rest is meant. */
const VOCABULARY = new Set(["@type", "@id", "@context", "inLanguage", "position", "priceCurrency", "contactType"]);
const ADDRESSES = new Set(["url", "item", "logo"]);
const DATES = new Set(["datePublished", "dateModified"]);

test("every claim is visible on the page", () => {
	for (const path of builtPages) {
		const document = documentOf(path);
		const text = visibleText(document).toLowerCase();
		const dates = elementsIn(document, byTag("time")).map((element) => attribute(element, "datetime"));
		const photos = elementsIn(document, byTag("img")).map((element) => new URL(attribute(element, "src") ?? "").pathname);
		const ids = elementsIn(document, (element) => attribute(element, "id") !== undefined).map((element) => attribute(element, "id"));
		for (const thing of thingsIn(graphOf(path))) {
			for (const [property, value] of Object.entries(thing)) {
				if (typeof value === "object" || VOCABULARY.has(property)) continue;
				const claim = `${path}: ${property} "${value}"`;
				if (DATES.has(property)) expect(dates, claim).toContain(value);
				else if (property === "image") expect(photos, claim).toContain(new URL(String(value)).pathname);
				else if (property === "price") expect(text, claim).toContain("quoted on request");
				else if (ADDRESSES.has(property)) {
					const { origin, pathname, hash } = new URL(String(value));
					expect(origin, claim).toBe(site.origin);
					expect([...paths, "/icon-512.png"], claim).toContain(pathname);
					if (hash) expect(ids, claim).toContain(hash.slice(1));
				} else expect(text, claim).toContain(String(value).toLowerCase());
			}
		}
	}
});

test("breadcrumbs stand on every page below the home page, as the data says them", () => {
	for (const path of paths.filter((path) => path !== "/")) {
		const [trail] = elementsIn(documentOf(path), (element) => attribute(element, "aria-label") === "Breadcrumb");
		const shown = trail ? elementsIn(trail, byTag("li")).map((item) => visibleText(item).replace(/^› ?/, "")) : [];
		const items = thingsIn(find(path, "BreadcrumbList") ?? {}).filter((thing) => thing["@type"] === "ListItem");
		expect(
			items.map(({ name }) => name),
			path,
		).toEqual(shown);
		expect(items.at(-1)?.item, path).toBe(canonicalUrl(site, path));
		const links = trail ? elementsIn(trail, byTag("a")).map((link) => attribute(link, "href")) : [];
		expect(
			items.slice(0, -1).map(({ item }) => item),
			path,
		).toEqual(links.map((href) => canonicalUrl(site, href ?? "")));
	}
});

test("questions are the very texts that are visible", () => {
	for (const page of pages) {
		if (!("faq" in page.entry.data)) continue;
		const shown = elementsIn(documentOf(page.path), (element) => element.tagName === "details" && attribute(element, "name") === "faq").map(
			(item) => {
				const [question] = elementsIn(item, byTag("h3"));
				const [answer] = elementsIn(item, byTag("p"));
				return [question && visibleText(question), answer && visibleText(answer)];
			},
		);
		const said = thingsIn(find(page.path, "FAQPage") ?? {})
			.filter((thing) => thing["@type"] === "Question")
			.map(({ name, acceptedAnswer }) => [name, thingsIn(acceptedAnswer ?? {})[0]?.text]);
		expect(said, page.path).toEqual(shown);
		expect(said.length, page.path).toBeGreaterThan(0);
	}
});

test("the block of data is escaped and can never end early", () => {
	for (const path of builtPages) {
		const [, block = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(htmlOf(path)) ?? [];
		expect(block, `${path}`).not.toBe("");
		expect(block, path).not.toMatch(/[<>&\u2028\u2029]/);
	}
	expect(graphOf("/404")).toHaveLength(2);
});
