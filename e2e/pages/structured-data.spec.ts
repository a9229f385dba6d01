import { countryName, profileName } from "../../model/site/site.ts";
import { canonicalUrl } from "../../shared/addresses.ts";
import { dollars } from "../../shared/dollars.ts";
import { builtPages, htmlOf } from "../built-files.ts";
import { expect, test } from "../fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, visibleText } from "../html.ts";
import { content, pages, paths, site } from "../site.ts";

type Json = string | number | boolean | Json[] | Thing;
interface Thing {
	[property: string]: Json;
}

/** Returns all nodes of a graph, including nested ones. */
function thingsIn(value: Json = []): Thing[] {
	if (Array.isArray(value)) return value.flatMap(thingsIn);
	return typeof value === "object" ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

function graphOf(path: string): Thing[] {
	const [block, ...others] = [...htmlOf(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
		([, json = ""]) => json,
	);
	expect(others, `${path} has one block`).toEqual([]);
	expect(block, `${path} escapes "<"`).not.toContain("<");
	const data = JSON.parse(block ?? "");
	expect(data["@context"]).toBe("https://schema.org");
	return data["@graph"];
}

const ofType = (things: Thing[], ...types: string[]) => things.filter((thing) => types.includes(String(thing["@type"])));
const find = (path: string, type: string) => ofType(graphOf(path), type)[0];
const idOf = (path: string, name: string) => ({ "@id": canonicalUrl(site, `${path}#${name}`) });
const organization = idOf("/", "organization");
const hasArticle = (kind: string) => kind === "service" || kind === "industry";

test("every page's graph describes the agency and the site, and has no reviews, ratings, or dangling references", () => {
	for (const path of builtPages) {
		const things = thingsIn(graphOf(path));
		expect(find(path, "WebSite"), path).toMatchObject(idOf("/", "website"));
		expect(find(path, "Organization"), path).toMatchObject({
			...organization,
			name: site.name,
			legalName: site.legalName,
			address: { "@type": "PostalAddress", streetAddress: site.street, addressCountry: site.country },
			contactPoint: { email: site.email, telephone: site.phone },
			knowsAbout: content.services.map(({ data }) => data.name),
		});
		const ids = things.filter((thing) => "@id" in thing && "@type" in thing).map((thing) => thing["@id"]);
		expect(new Set(ids).size, `ids of ${path} are unique`).toBe(ids.length);
		const references = things.filter((thing) => "@id" in thing && !("@type" in thing)).map((thing) => thing["@id"]);
		expect(ids, path).toEqual(expect.arrayContaining(references));
		expect(JSON.stringify(things), path).not.toMatch(/"(review|aggregateRating|Review|AggregateRating|ProfessionalService)"/);
	}
	expect(graphOf("/404")).toHaveLength(2);
});

test("structured data declares each page's type, parts, and image", () => {
	const kinds: Record<string, string> = { about: "AboutPage", contact: "ContactPage" };
	for (const { path, kind, entry } of pages) {
		const collection = ["services", "industries", "case-studies", "blog"].includes(kind) ? "CollectionPage" : undefined;
		const parts = [...(hasArticle(kind) ? ["article"] : []), ...("faq" in entry.data ? ["faq"] : [])];
		const page = find(path, kinds[kind] ?? collection ?? "WebPage");
		expect(page, path).toMatchObject({
			"@id": canonicalUrl(site, path),
			url: canonicalUrl(site, path),
			primaryImageOfPage: idOf(path, "image"),
		});
		expect([page?.breadcrumb, page?.hasPart], path).toEqual([
			path === "/" ? undefined : idOf(path, "breadcrumb"),
			parts.length > 0 ? parts.map((part) => idOf(path, part)) : undefined,
		]);
		for (const article of ofType(thingsIn(graphOf(path)), "Article", "BlogPosting"))
			expect(article, path).toMatchObject({ mainEntityOfPage: { "@id": canonicalUrl(site, path) }, publisher: organization });
	}
	expect(ofType(thingsIn(graphOf("/case-studies")), "Article")).toHaveLength(content.caseStudies.length);
	expect(ofType(thingsIn(graphOf("/blog")), "BlogPosting")).toHaveLength(content.posts.length);
});

test("structured data of the home page and About Us lists the agency's services, with the IDs from the service pages", () => {
	const services = content.services.map(({ slug, data }) => ({
		...idOf(`/services/${slug}`, "service"),
		name: data.name,
		provider: organization,
	}));
	for (const path of ["/", "/about-us"])
		expect(ofType(thingsIn(find(path, "Organization")?.makesOffer), "Service"), path).toMatchObject(services);
});

test('structured data of services and industries has a provider, an area, and, for packages, their offers and "Contact for Quote"', () => {
	for (const page of pages) {
		if (!hasArticle(page.kind)) continue;
		const service = find(page.path, "Service");
		expect(service, page.path).toMatchObject({ ...idOf(page.path, "service"), provider: organization, areaServed: "Worldwide" });
		const { data } = page.entry;
		const priced = "pricing" in data ? data.pricing.tiers.map(({ name, monthlyPrice }) => [name, monthlyPrice, "USD", "MON"]) : undefined;
		const packages = "packages" in data ? data.packages.items.map(({ name }) => [name, undefined, undefined, undefined]) : undefined;
		const offers = ofType(thingsIn(service?.hasOfferCatalog), "Offer").map(({ name, priceSpecification }) => {
			const [price] = thingsIn(priceSpecification);
			return [name, price?.price, price?.priceCurrency, price?.unitCode];
		});
		expect(offers, page.path).toEqual(priced ?? packages ?? []);
		expect(service?.offers, page.path).toEqual(
			priced || packages ? { "@type": "Offer", price: "Contact for Quote", priceCurrency: "USD" } : undefined,
		);
	}
});

test("structured data on service and industry pages includes the article's author, reviewer, date, and sources", () => {
	const people = ofType(graphOf("/about-us"), "Person");
	expect(people.map(({ name }) => name)).toEqual(content.people.map(({ data }) => data.name));
	expect(find("/about-us", "Organization")?.employee).toEqual(people.map(({ "@id": id }) => ({ "@id": id })));
	const personIn = (name?: string) => content.people.flatMap(({ slug, data }) => (data.name === name ? [idOf("/about-us", slug)] : []))[0];
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const { author, reviewer, updated, sources } = page.entry.data;
		const article = find(page.path, "Article");
		const whole = find(page.path, "WebPage");
		expect([article?.author, whole?.reviewedBy], page.path).toEqual([personIn(author), personIn(reviewer)]);
		expect([article?.dateModified, whole?.dateModified], page.path).toEqual([updated, updated]);
		const cited = ofType(thingsIn(article?.citation), "CreativeWork").map(({ url }) => url);
		const documents = content.facts.filter(({ slug }) => sources.some((source) => "fact" in source && source.fact === slug));
		expect(cited.sort(), page.path).toEqual([...new Set(documents.map(({ data }) => data.source.url))].sort());
	}
});

test("breadcrumbs and questions in structured data match the visible ones, in order", () => {
	for (const page of pages) {
		const { path } = page;
		const items = ofType(thingsIn(find(path, "BreadcrumbList")), "ListItem");
		const [trail] = elementsIn(documentOf(path), (element) => attribute(element, "aria-label") === "Breadcrumb");
		const shown = trail ? elementsIn(trail, byTag("li")).map((item) => visibleText(item).replace(/^› ?/, "")) : [];
		expect(
			items.map(({ name, position }) => [position, name]),
			path,
		).toEqual(shown.map((name, index) => [index + 1, name]));
		const links = trail ? elementsIn(trail, byTag("a")).map((link) => canonicalUrl(site, attribute(link, "href") ?? "")) : [];
		expect(
			items.map(({ item }) => item),
			path,
		).toEqual(path === "/" ? [] : [...links, canonicalUrl(site, path)]);

		const questions = elementsIn(documentOf(path), (element) => element.tagName === "details" && attribute(element, "name") === "faq");
		const asked = ofType(thingsIn(find(path, "FAQPage")), "Question").map(({ name, acceptedAnswer }) => [
			name,
			thingsIn(acceptedAnswer)[0]?.text,
		]);
		const textIn = (item: (typeof questions)[number], tag: string) => elementsIn(item, byTag(tag)).map(visibleText)[0];
		expect(asked, path).toEqual(questions.map((item) => [textIn(item, "h3"), textIn(item, "p")]));
		expect(asked.length > 0, path).toBe("faq" in page.entry.data);
	}
});

/** Properties that state no facts about the agency, so pages don't show them. */
const VOCABULARY = ["@type", "@id", "inLanguage", "position", "priceCurrency", "contactType", "unitCode"];
const ADDRESSES = ["url", "item", "logo"];

const elementsWithId = (path: string) => elementsIn(documentOf(path), (element) => attribute(element, "id") !== undefined);
/** Returns the path of a photo, without the width that an owner's pictures have in their URLs. */
const photoAt = (url: string) => new URL(url, site.origin).pathname.replace(/-\d+\.\w+$/, "");

/** Returns a function that tests whether a page shows a value from its graph. */
function claimsOf(path: string) {
	const document = documentOf(path);
	const dates = elementsIn(document, byTag("time")).map((element) => attribute(element, "datetime"));
	const photos = new Map(
		elementsIn(document, byTag("img")).map((image) => [photoAt(attribute(image, "src") ?? ""), attribute(image, "alt")]),
	);
	const meta = new Map(
		elementsIn(document, byTag("meta")).map((element) => [attribute(element, "property"), attribute(element, "content")]),
	);
	const textOf = (tag: string) => elementsIn(document, byTag(tag)).map(visibleText)[0] ?? "";
	// Struck-out words aren't part of the headline.
	const heading = elementsIn(document, byTag("h1")).map((h1) =>
		elementsIn(h1, byTag("del")).reduce((text, struck) => text.replace(visibleText(struck), ""), visibleText(h1)),
	);
	const [h1 = ""] = heading.map((text) => text.replace(/ {2,}/g, " "));
	const text = `${visibleText(document)} ${h1}`.toLowerCase();
	const shows = (value: string) => text.includes(value.toLowerCase());
	return ({ "@type": type, ...thing }: Thing, property: string, value: string): boolean => {
		const isPage = /Page$/.test(String(type));
		if (type === "ImageObject" && photos.has(photoAt(String(thing.url))))
			return property === "url" || photos.get(photoAt(String(thing.url))) === value;
		if (type === "ImageObject") return meta.get({ url: "og:image", caption: "og:image:alt" }[property] ?? `og:image:${property}`) === value;
		// Sources aren't linked, so their URLs are only in the structured data.
		if (type === "CreativeWork" && property === "url") return content.facts.some(({ data }) => data.source.url === value);
		if (isPage && property === "name") return htmlOf(path).includes(`<title>${value.replaceAll("&", "&amp;")}</title>`);
		if (isPage && property === "headline")
			return [h1, h1.replace(textOf("small"), `${textOf("small")}:`)].includes(value.replace(/\s+/g, " "));
		if (property === "description" && (type === "Article" || (type === "Service" && !("@id" in thing))))
			return value.split(/, |; /).every(shows);
		if (property === "image") return photos.has(photoAt(value));
		if (property === "price") return shows(value === "Contact for Quote" ? "quoted on request" : dollars(Number(value)));
		if (property === "addressCountry") return shows(countryName({ country: value }));
		if (property === "sameAs") return shows(profileName(value));
		if (/^date/.test(property)) return dates.includes(value);
		if (!ADDRESSES.includes(property)) return shows(value);
		const { origin, pathname, hash } = new URL(value);
		const hasPart = () => elementsWithId(pathname).some((element) => `#${attribute(element, "id")}` === hash);
		return origin === site.origin && [...paths, "/icon-512.png"].includes(pathname) && (hash === "" || hasPart());
	};
}

test("every claim in structured data is visible on its page", () => {
	for (const path of builtPages) {
		const isShown = claimsOf(path);
		for (const thing of thingsIn(graphOf(path))) {
			for (const [property, said] of Object.entries(thing)) {
				const values = [said].flat().filter((value) => typeof value !== "object" && !VOCABULARY.includes(property));
				for (const value of values) expect.soft(isShown(thing, property, String(value)), `${path}: ${property} "${value}"`).toBe(true);
			}
		}
	}
});
