import { countryName, profileName } from "../model/site-config.ts";
import { canonicalUrl } from "../shared/addresses.ts";
import { dollars } from "../shared/dollars.ts";
import { builtPages, htmlOf } from "./built-files.ts";
import { expect, test } from "./fixtures.ts";
import { attribute, byTag, documentOf, elementsIn, visibleText } from "./html.ts";
import { content, pages, paths, site } from "./site.ts";

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
});

test("services name provider, area and audience, and the price that docs/product.md states", () => {
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const service = find(page.path, "Service");
		expect(service, page.path).toMatchObject({ provider: { "@id": canonicalUrl(site, "/#organization") }, areaServed: "Worldwide" });
		expect(service?.audience !== undefined, page.path).toBe(page.kind === "industry");
		const quoted = page.kind === "service" && ["pricing", "packages"].includes(page.entry.data.kind);
		expect(service?.offers, page.path).toEqual(quoted ? { "@type": "Offer", price: "Contact for Quote", priceCurrency: "USD" } : undefined);
	}
});

/** A photo's address: at its host, or a picture of the owner's own. */
const isPhoto = new RegExp(`^(${site.photoHost}|${site.origin}/assets)/`);

test("each page names its breadcrumb, its parts, and the photo that it opens with or else the picture that is shared", () => {
	for (const page of pages) {
		const url = canonicalUrl(site, page.path);
		const id = (name: string) => ({ "@id": `${url}#${name}` });
		const data = graphOf(page.path).find((thing) => thing["@id"] === url);
		expect(data?.breadcrumb, page.path).toEqual(page.path === "/" ? undefined : id("breadcrumb"));
		const withArticle = page.kind === "service" || page.kind === "industry";
		const parts = [...(withArticle ? ["article"] : []), ...("faq" in page.entry.data ? ["faq"] : [])];
		expect(data?.hasPart, page.path).toEqual(parts.length > 0 ? parts.map(id) : undefined);
		expect(data?.primaryImageOfPage, page.path).toMatchObject({
			"@type": "ImageObject",
			...id("image"),
			url: expect.stringMatching(["industry", "about", "case-studies"].includes(page.kind) ? isPhoto : new RegExp(`^${site.origin}/share`)),
		});
		for (const article of thingsIn(graphOf(page.path)).filter((thing) => ["Article", "BlogPosting"].includes(String(thing["@type"])))) {
			expect(article, page.path).toMatchObject({ mainEntityOfPage: { "@id": url }, publisher: { "@id": canonicalUrl(site, "/#organization") } });
			expect(article["@id"], page.path).toMatch(new RegExp(`^${url}#`));
		}
	}
});

test("the agency is the same on every page: name, company, address and how to reach it", () => {
	const same = {
		name: site.name,
		legalName: site.legalName,
		email: site.email,
		address: {
			"@type": "PostalAddress",
			streetAddress: site.address.street,
			addressLocality: site.address.locality,
			addressCountry: site.country,
		},
		contactPoint: { "@type": "ContactPoint", email: site.email, telephone: site.phone },
		knowsAbout: content.services.map(({ data }) => data.name),
	};
	for (const path of builtPages) expect(find(path, "Organization"), path).toMatchObject(same);
});

test("the agency offers its services on home and About us, and they point back", () => {
	for (const path of ["/", "/about-us"]) {
		const offered = thingsIn(find(path, "Organization")?.makesOffer ?? []).filter((thing) => thing["@type"] === "Service");
		expect(offered, path).toMatchObject(
			content.services.map(({ slug, data }) => ({
				"@id": canonicalUrl(site, `/services/${slug}#service`),
				name: data.name,
				provider: { "@id": canonicalUrl(site, "/#organization") },
			})),
		);
	}
	for (const { slug } of content.services)
		expect(find(`/services/${slug}`, "Service")?.["@id"]).toBe(canonicalUrl(site, `/services/${slug}#service`));
});

test("the packages stand in a catalog with the visible prices, beside the price on request", () => {
	const service = content.services.find(({ data }) => data.kind === "pricing");
	if (service?.data.kind !== "pricing") throw new Error("There are no packages.");
	const said = find(`/services/${service.slug}`, "Service");
	expect(said?.offers).toEqual({ "@type": "Offer", price: "Contact for Quote", priceCurrency: "USD" });
	expect(thingsIn(said?.hasOfferCatalog ?? {}).filter((thing) => thing["@type"] === "Offer")).toMatchObject(
		service.data.pricing.tiers.map(({ name, monthlyPrice }) => ({
			name,
			url: canonicalUrl(site, `/services/${service.slug}#pricing`),
			itemOffered: { "@type": "Service", name, provider: { "@id": canonicalUrl(site, "/#organization") } },
			priceSpecification: { price: monthlyPrice, priceCurrency: "USD", unitCode: "MON" },
		})),
	);
	const scoped = content.services.find(({ data }) => data.kind === "packages");
	if (scoped?.data.kind !== "packages") throw new Error("There are no packages without prices.");
	const offers = thingsIn(find(`/services/${scoped.slug}`, "Service")?.hasOfferCatalog ?? {}).filter((thing) => thing["@type"] === "Offer");
	expect(offers).toMatchObject(
		scoped.data.packages.items.map(({ name }) => ({
			name,
			url: canonicalUrl(site, `/services/${scoped.slug}#packages`),
			itemOffered: { "@type": "Service", name },
		})),
	);
	for (const offer of offers) expect(offer).not.toHaveProperty("priceSpecification");
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

const PAGES = new Set(["WebPage", "AboutPage", "ContactPage", "CollectionPage"]);
const visibleTitle = (element: ReturnType<typeof elementsIn>[number]) =>
	element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** Words of the vocabulary, which say how the rest is meant. */
const VOCABULARY = new Set(["@type", "@id", "@context", "inLanguage", "position", "priceCurrency", "contactType", "unitCode"]);
const ADDRESSES = new Set(["url", "item", "logo"]);
/** Lists of words and of addresses elsewhere, which the page says in words. */
const LISTS = new Set(["knowsAbout", "sameAs"]);
const DATES = new Set(["datePublished", "dateModified"]);

const ledgerUrls = content.facts.map(({ data }) => data.source.url);

const idsOf = (path: string) =>
	elementsIn(documentOf(path), (element) => attribute(element, "id") !== undefined).map((element) => attribute(element, "id"));

test("whoever signs is one person on every page, by the id and at the place where About us shows them", () => {
	const shown = graphOf("/about-us").filter((thing) => thing["@type"] === "Person");
	expect(shown.map(({ name }) => name)).toEqual(content.people.map(({ data }) => data.name));
	for (const { "@id": id, worksFor } of shown) {
		expect(idsOf("/about-us")).toContain(new URL(String(id)).hash.slice(1));
		expect(worksFor).toEqual({ "@id": canonicalUrl(site, "/#organization") });
	}
	expect(find("/about-us", "Organization")?.employee).toEqual(shown.map(({ "@id": id }) => ({ "@id": id })));
	const idOf = (name?: string) => shown.find((person) => person.name === name)?.["@id"];
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const { author, reviewer, updated } = page.entry.data;
		const [article, whole] = [find(page.path, "Article"), find(page.path, "WebPage")];
		expect(article?.author, page.path).toEqual(author && { "@id": idOf(author) });
		expect(whole?.reviewedBy, page.path).toEqual(reviewer && { "@id": idOf(reviewer) });
		expect([article?.dateModified, whole?.dateModified], page.path).toEqual([updated, updated]);
	}
	const authorsOn = (path: string, type: string) => thingsIn(graphOf(path)).flatMap((thing) => (thing["@type"] === type ? thing.author : []));
	const known = ({ data }: { data: { author?: string } }) => data.author !== undefined && idOf(data.author) !== undefined;
	for (const [path, type, entries] of [
		["/case-studies", "Article", content.caseStudies.filter(known)],
		["/blog", "BlogPosting", content.posts.filter(known)],
	] as const)
		expect(authorsOn(path, type), path).toEqual(expect.arrayContaining(entries.map(({ data }) => ({ "@id": idOf(data.author) }))));
});

test("an article names the documents that its page lists as sources, each with its address", () => {
	for (const page of pages) {
		if (page.kind !== "service" && page.kind !== "industry") continue;
		const listed = elementsIn(documentOf(page.path), (element) => /^source-\d+$/.test(attribute(element, "id") ?? ""));
		const documents = listed.filter((source) => elementsIn(source, byTag("a")).length === 0).map(visibleText);
		const cited = thingsIn(find(page.path, "Article")?.citation ?? []).filter((thing) => thing["@type"] === "CreativeWork");
		for (const shown of documents)
			expect(
				cited.filter(({ name }) => shown.includes(String(name))),
				`${page.path}: ${shown}`,
			).not.toEqual([]);
		expect(cited.length, page.path).toBeLessThanOrEqual(documents.length);
		for (const { url } of cited) expect(url, page.path).toMatch(/^https:/);
	}
});

test("About us leads from each person to all that they sign", () => {
	for (const { slug, data } of content.people) {
		const [row] = elementsIn(documentOf("/about-us"), (element) => attribute(element, "id") === slug);
		if (!row) throw new Error(`${data.name} is not on About us.`);
		const links = elementsIn(row, byTag("a")).map((link) => attribute(link, "href"));
		const signed = [...content.services, ...content.industries].filter(({ data: { author, reviewer } }) => [author, reviewer].includes(data.name));
		expect(links, data.name).toEqual(expect.arrayContaining(signed.map(({ path }) => path)));
		expect(visibleText(row)).toContain(data.role);
	}
});

test("every claim is visible on the page", () => {
	for (const path of builtPages) {
		const document = documentOf(path);
		const text = visibleText(document).toLowerCase();
		const dates = elementsIn(document, byTag("time")).map((element) => attribute(element, "datetime"));
		// An own picture has an address for each of its widths.
		const photoAt = (url: string) => new URL(url, site.origin).pathname.replace(/-\d+\.\w+$/, "");
		const photos = elementsIn(document, byTag("img")).map((element) => ({
			path: photoAt(attribute(element, "src") ?? ""),
			alt: attribute(element, "alt"),
		}));
		const meta = (name: string) => {
			const found = elementsIn(document, (element) => [attribute(element, "property"), attribute(element, "name")].includes(name));
			return found[0] && attribute(found[0], "content");
		};
		for (const thing of thingsIn(graphOf(path))) {
			for (const [property, value] of Object.entries(thing)) {
				if (LISTS.has(property) && Array.isArray(value)) {
					for (const word of value) expect(text, `${path}: ${property} "${word}"`).toContain(profileName(String(word)).toLowerCase());
					continue;
				}
				if (typeof value === "object" || VOCABULARY.has(property)) continue;
				const claim = `${path}: ${property} "${value}"`;
				if (thing["@type"] === "ImageObject" && isPhoto.test(String(thing.url))) {
					const photo = photos.find(({ path }) => path === photoAt(String(thing.url)));
					expect(property === "url" ? photo : photo?.alt, claim).toEqual(property === "url" ? expect.anything() : value);
					continue;
				}
				if (thing["@type"] === "ImageObject") {
					// What a shared link shows, which the page itself does not.
					const said: Record<string, string | undefined> = {
						url: meta("og:image"),
						caption: meta("og:image:alt"),
						width: meta("og:image:width"),
						height: meta("og:image:height"),
					};
					expect(String(value), claim).toBe(said[property]);
					continue;
				}
				if (property === "name" && PAGES.has(String(thing["@type"]))) {
					expect(value, claim).toBe(elementsIn(document, byTag("title")).map(visibleTitle).join());
					continue;
				}
				if (property === "headline" && PAGES.has(String(thing["@type"]))) {
					// The small line above the title stands in a line of its own.
					const [h1] = elementsIn(document, byTag("h1"));
					const [subject] = h1 ? elementsIn(h1, byTag("small")) : [];
					const shown = h1 ? visibleText(h1) : "";
					const above = subject ? visibleText(subject) : "";
					expect(value, claim).toBe(above ? `${above}: ${shown.slice(above.length).trim()}` : shown);
					continue;
				}
				if (property === "description" && (thing["@type"] === "Article" || (thing["@type"] === "Service" && !("@id" in thing)))) {
					// Lines of a list on the page: the results of a case, what a package holds.
					for (const item of String(value).split(thing["@type"] === "Article" ? ", " : "; ")) expect(text, claim).toContain(item.toLowerCase());
					continue;
				}
				if (thing["@type"] === "UnitPriceSpecification" && property === "price") {
					expect(text, claim).toContain(dollars(Number(value)));
					continue;
				}
				if (property === "addressCountry") {
					expect(text, claim).toContain(countryName({ country: String(value) }).toLowerCase());
					continue;
				}
				if (thing["@type"] === "CreativeWork" && property === "url") {
					// The one thing that a page keeps for machines: no link of it leaves the site.
					expect(ledgerUrls, claim).toContain(value);
					continue;
				}
				if (DATES.has(property)) expect(dates, claim).toContain(value);
				else if (property === "image")
					expect(
						photos.map(({ path }) => path),
						claim,
					).toContain(new URL(String(value)).pathname);
				else if (property === "price") expect(text, claim).toContain("quoted on request");
				else if (ADDRESSES.has(property)) {
					const { origin, pathname, hash } = new URL(String(value));
					expect(origin, claim).toBe(site.origin);
					expect([...paths, "/icon-512.png"], claim).toContain(pathname);
					if (hash) expect(idsOf(pathname), claim).toContain(hash.slice(1));
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
		expect(items.length, path).toBeGreaterThanOrEqual(2);
		expect(
			items.map(({ position }) => position),
			path,
		).toEqual(items.map((_, index) => index + 1));
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
		expect(block, path).not.toContain("<");
	}
	expect(graphOf("/404")).toHaveLength(2);
});
