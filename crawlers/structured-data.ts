import type {
	Article,
	BlogPosting,
	BreadcrumbList,
	CreativeWork,
	FAQPage,
	Graph,
	IdReference,
	ListItem,
	Offer,
	OfferCatalog,
	Organization,
	Person,
	Service,
	Thing,
	WebPage,
	WebSite,
} from "schema-dts";
import type { FaqItem } from "../model/faq.ts";
import type { Content } from "../model/load.ts";
import { photoOf } from "../model/photo.ts";
import type { PricingTier } from "../model/pricing.ts";
import type { Service as ServicePage } from "../model/service.ts";
import type { Site } from "../model/site-config.ts";
import type { SitePage } from "../model/site-pages.ts";
import { trailOf } from "../model/site-pages.ts";
import { personPath } from "../model/views/byline.ts";
import { linkTo } from "../model/views/links.ts";
import { canonicalUrl, LOGO_PATH, SHARE_SIZE, shareImagePath } from "../shared/addresses.ts";
import { PHOTO_WIDTH } from "../shared/constants.ts";
import { MENU_LIMIT } from "../shared/menu-limit.ts";
import { photoUrl } from "../shared/photo-url.ts";
import type { PICTURE_WIDTHS } from "../shared/picture-url.ts";
import { pictureFileUrl } from "../shared/picture-url.ts";
import { fullTitle, shareImageText } from "./head-texts.ts";
import { headingOf, headlineOf } from "./heading.ts";
import { shownChange } from "./last-changed.ts";

/*
 * What each page says in the vocabulary of schema.org: one graph, whose things refer to each other by ids that stay
 * the same. Nothing is claimed here that the page does not show; e2e/structured-data.spec.ts compares them. There are
 * no reviews or ratings (self-serving ones count for nothing) and no ProfessionalService (it wants an address).
 */

/** The price where there is none to state (docs/product.md, section 9); the page's own words are "quoted on request". */
const QUOTE: Offer = { "@type": "Offer", price: "Contact for Quote", priceCurrency: "USD" };

/** Pixels across: Google wants pictures that it shows large to have 1,200 (Article structured data, `image`). */
const PRIMARY_WIDTH = 1200;

/** The graph of a page. */
export function structuredData(content: Content, site: Site, page: SitePage): Graph {
	const things: Thing[] = [
		organization(content, site, page),
		webSite(site),
		{ ...webPage(content, site, page), ...wiring(content, site, page) },
		...(page.path === "/" ? [] : [breadcrumbs(content, site, page)]),
		...(page.kind === "service" || page.kind === "industry" ? [service(site, page), article(content, site, page)] : []),
		...("faq" in page.entry.data ? [faqPage(site, page, page.entry.data.faq)] : []),
	];
	// Whomever one of these refers to.
	const referred = JSON.stringify(things);
	const signed = content.people.filter((person) => referred.includes(JSON.stringify(personId(content, site, person))));
	return graph([...things, ...signed.map((person) => personOf(content, site, person, page.kind === "about"))]);
}

/** The graph of the 404 page: whose site it is, and no more. */
export function notFoundData(content: Content, site: Site): Graph {
	return graph([organization(content, site), webSite(site)]);
}

const graph = (things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

const organizationId = (site: Site): IdReference => ({ "@id": canonicalUrl(site, "/#organization") });
const webSiteId = (site: Site): IdReference => ({ "@id": canonicalUrl(site, "/#website") });
const idIn = (site: Site, { path }: Pick<SitePage, "path">, name: string): IdReference => ({ "@id": canonicalUrl(site, `${path}#${name}`) });

/** The agency, as the footer of every page shows it. What only home or About us shows is said only there. */
function organization(content: Content, site: Site, page?: SitePage): Organization {
	const { legalName, founded, address, profiles } = site;
	return {
		"@type": "Organization",
		...organizationId(site),
		name: site.name,
		url: canonicalUrl(site, "/"),
		logo: canonicalUrl(site, LOGO_PATH),
		description: content.agency.data.blurb,
		// As the footer of every page lists them.
		knowsAbout: content.services.slice(0, MENU_LIMIT).map(({ data }) => data.name),
		legalName,
		email: site.email,
		address: {
			"@type": "PostalAddress",
			streetAddress: address.street,
			addressLocality: address.locality,
			...(address.region && { addressRegion: address.region }),
			...(address.postalCode && { postalCode: address.postalCode }),
			addressCountry: site.country,
		},
		contactPoint: { "@type": "ContactPoint", contactType: "sales", email: site.email, telephone: site.phone },
		...(page?.kind === "about" && {
			...(founded !== undefined && { foundingDate: founded }),
			...(profiles.length > 0 && { sameAs: profiles }),
			...(content.people.length > 0 && { employee: content.people.map((person) => personId(content, site, person)) }),
		}),
		...((page?.kind === "home" || page?.kind === "about") && {
			makesOffer: content.services.slice(0, MENU_LIMIT).map(({ path, data }) => ({
				"@type": "Offer" as const,
				itemOffered: {
					"@type": "Service" as const,
					...idIn(site, { path }, "service"),
					name: data.name,
					url: canonicalUrl(site, path),
					provider: organizationId(site),
				},
			})),
		}),
	};
}

function webSite(site: Site): WebSite {
	return { "@type": "WebSite", ...webSiteId(site), name: site.name, url: canonicalUrl(site, "/"), inLanguage: "en", publisher: organizationId(site) };
}

/** How a page hangs together with the other things of its graph, and who stands behind it. */
function wiring(content: Content, site: Site, page: SitePage) {
	const withArticle = page.kind === "service" || page.kind === "industry";
	const parts = [...(withArticle ? ["article"] : []), ...("faq" in page.entry.data ? ["faq"] : [])];
	const reviewers = reviewersOf(content, page);
	const changed = shownChange(content, page);
	return {
		...(page.path !== "/" && { breadcrumb: idIn(site, page, "breadcrumb") }),
		...(parts.length > 0 && { hasPart: parts.map((name) => idIn(site, page, name)) }),
		primaryImageOfPage: { "@type": "ImageObject" as const, ...idIn(site, page, "image"), ...primaryImage(content, site, page) },
		...(reviewers.length > 0 && { reviewedBy: oneOrAll(reviewers.map((name) => somebody(content, site, name))) }),
		...(changed !== undefined && { dateModified: changed }),
	};
}

/**
 * The photo that a page opens with, or else the picture that is shared of it: Google asks for none with text where there is
 * another (Image SEO best practices, "Specify a preferred image with metadata").
 */
function primaryImage(content: Content, site: Site, page: SitePage) {
	if (page.kind === "industry" || page.kind === "about" || page.kind === "case-studies") {
		const { data } = page.entry;
		const photo = ("prints" in data && data.prints?.hero) || data.photo;
		return { url: imageUrl(content, site, photo, PRIMARY_WIDTH), caption: photoOf(content, photo).alt };
	}
	return { url: canonicalUrl(site, shareImagePath(page.path)), caption: shareImageText(site, page), ...SHARE_SIZE };
}

function webPage(content: Content, site: Site, page: SitePage): WebPage {
	const { title, intro } = headingOf(page);
	const headline = headlineOf(page);
	const url = canonicalUrl(site, page.path);
	const common = {
		"@id": url,
		url,
		name: fullTitle(page.entry.data.head.title, site.name),
		headline,
		description: intro,
		inLanguage: "en",
		isPartOf: webSiteId(site),
	} as const;
	switch (page.kind) {
		case "home":
			return { "@type": "WebPage", ...common, about: organizationId(site) };
		case "about":
			return { "@type": "AboutPage", ...common, mainEntity: organizationId(site) };
		case "contact":
			return { "@type": "ContactPage", ...common, mainEntity: organizationId(site) };
		case "services":
		case "industries":
			return { "@type": "CollectionPage", ...common, mainEntity: linkList(site, content[page.kind]) };
		case "case-studies":
			return {
				"@type": "CollectionPage",
				...common,
				mainEntity: {
					"@type": "ItemList",
					itemListElement: content.caseStudies.map((study, index) => ({
						"@type": "ListItem",
						position: index + 1,
						name: study.data.title,
						item: caseStudy(content, site, page, study),
					})),
				},
			};
		case "blog":
			return {
				"@type": "CollectionPage",
				...common,
				mainEntity: {
					"@type": "Blog",
					...idIn(site, page, "blog"),
					name: title,
					publisher: organizationId(site),
					blogPost: content.posts.map((post) => blogPosting(content, site, page, post)),
				},
			};
		case "service":
		case "industry":
			return { "@type": "WebPage", ...common, mainEntity: idIn(site, page, "service") };
		default:
			return { "@type": "WebPage", ...common };
	}
}

/** Pages of an overview; a service by the name that every page gives it, as well. */
function linkList(site: Site, pages: readonly (Content["services"] | Content["industries"])[number][]) {
	return {
		"@type": "ItemList",
		itemListElement: pages.map(
			(page, index): ListItem => ({
				"@type": "ListItem",
				position: index + 1,
				name: linkTo(page).name,
				url: canonicalUrl(site, page.path),
				...("kind" in page.data && { item: { "@type": "Service", ...idIn(site, page, "service"), name: page.data.name } }),
			}),
		),
	} as const;
}

function breadcrumbs(content: Content, site: Site, page: SitePage): BreadcrumbList {
	const { above, name } = trailOf(content, page);
	const trail = [{ name: "Home", path: "/" }, ...above, { name, path: page.path }];
	return {
		"@type": "BreadcrumbList",
		...idIn(site, page, "breadcrumb"),
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: canonicalUrl(site, path),
		})),
	};
}

function service(site: Site, page: Extract<SitePage, { kind: "service" | "industry" }>): Service {
	const common = {
		"@type": "Service",
		...idIn(site, page, "service"),
		url: canonicalUrl(site, page.path),
		description: page.entry.data.hero.intro,
		provider: organizationId(site),
		areaServed: "Worldwide",
	} as const;
	if (page.kind === "industry") {
		const { hero, audience } = page.entry.data;
		return { ...common, name: hero.subject ?? hero.title, audience: { "@type": "BusinessAudience", audienceType: audience } };
	}
	const { data } = page.entry;
	return {
		...common,
		name: data.name,
		serviceType: data.name,
		...((data.kind === "pricing" || data.kind === "packages") && {
			offers: QUOTE,
			hasOfferCatalog: catalog(site, data, canonicalUrl(site, `${page.path}#${data.kind}`)),
		}),
	};
}

/** The packages with what is in them. One without a price of its own is quoted, as the offer beside them says. */
function catalog(site: Site, data: Extract<ServicePage, { kind: "pricing" | "packages" }>, url: string): OfferCatalog {
	const { title, packages } =
		data.kind === "pricing"
			? { title: data.pricing.title, packages: data.pricing.tiers.map((tier) => ({ ...tier, includes: scopeOf(tier) })) }
			: { title: data.packages.title, packages: data.packages.items };
	return {
		"@type": "OfferCatalog",
		name: title,
		url,
		itemListElement: packages.map(({ name, includes, ...tier }) => ({
			"@type": "Offer",
			name,
			url,
			itemOffered: { "@type": "Service", name, serviceType: data.name, description: includes.join("; "), provider: organizationId(site) },
			...("monthlyPrice" in tier && {
				priceSpecification: { "@type": "UnitPriceSpecification", price: tier.monthlyPrice, priceCurrency: "USD", unitCode: "MON", unitText: "month" },
			}),
		})),
	};
}

const scopeOf = ({ nicheEdits, domainCriteria, perks }: PricingTier) => [`${nicheEdits} niche edits`, ...domainCriteria, ...perks];

/** The article of a page; its author and dates only where the content names them. */
function article(content: Content, site: Site, page: Extract<SitePage, { kind: "service" | "industry" }>): Article {
	const { articleTitle, updated, author, sources } = page.entry.data;
	const cited = sources.flatMap((source) => ("fact" in source ? [source.fact] : []));
	return {
		"@type": "Article",
		...idIn(site, page, "article"),
		headline: articleTitle,
		inLanguage: "en",
		mainEntityOfPage: { "@id": canonicalUrl(site, page.path) },
		about: idIn(site, page, "service"),
		image: idIn(site, page, "image"),
		publisher: organizationId(site),
		...(author !== undefined && { author: somebody(content, site, author) }),
		...(updated !== undefined && { dateModified: updated }),
		...(cited.length > 0 && { citation: publicDocuments(content, cited) }),
	};
}

/** The documents of "Sources on this page", each once; only here have they addresses, since no link of a page leaves the site. */
function publicDocuments({ facts }: Content, cited: readonly string[]): CreativeWork[] {
	const sources = cited.map((slug) => {
		const found = facts.find((fact) => fact.slug === slug);
		if (!found) throw new Error(`No fact ${slug} in content/facts.`);
		return found.data.source;
	});
	const documents = new Map(sources.map((source) => [source.url, source]));
	return [...documents.values()].map(({ name, publisher, url, date }) => ({
		"@type": "CreativeWork",
		name,
		url,
		publisher: { "@type": "Organization", name: publisher },
		// The day that a document bears is that of its last change, which is its first day where it has not changed.
		...(date !== undefined && { dateModified: date }),
	}));
}

/** Who signs a text: a person by the id that is the same on every page, or a name alone. */
function somebody(content: Content, site: Site, name: string): Person | IdReference {
	const known = content.people.find(({ data }) => data.name === name);
	return known ? personId(content, site, known) : { "@type": "Person", name };
}

const personId = (content: Content, site: Site, { slug }: Content["people"][number]): IdReference => ({
	"@id": canonicalUrl(site, personPath(content, slug)),
});

/** A person as bylines show them; About us, where their addresses lead, says the rest. */
function personOf(content: Content, site: Site, person: Content["people"][number], whole: boolean): Person {
	const { name, role, about, photo, profiles } = person.data;
	return {
		"@type": "Person",
		...personId(content, site, person),
		name,
		jobTitle: role,
		url: canonicalUrl(site, personPath(content, person.slug)),
		worksFor: organizationId(site),
		...(whole && {
			...(about !== undefined && { description: about }),
			...(photo !== undefined && { image: imageUrl(content, site, photo) }),
			...(profiles.length > 0 && { sameAs: profiles }),
		}),
	};
}

/** Who checked a page: its article, or each of its cases. Cases that nobody checked leave the page unchecked. */
function reviewersOf({ caseStudies }: Content, page: SitePage): string[] {
	const isArticle = page.kind === "service" || page.kind === "industry";
	const checked = isArticle ? [page.entry.data.reviewer] : page.kind === "case-studies" ? caseStudies.map(({ data }) => data.reviewer) : [];
	const names = checked.filter((name) => name !== undefined);
	return names.length === checked.length ? [...new Set(names)] : [];
}

const oneOrAll = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : items);

function faqPage(site: Site, page: SitePage, items: readonly FaqItem[]): FAQPage {
	return {
		"@type": "FAQPage",
		...idIn(site, page, "faq"),
		mainEntity: items.map(({ question, answer }) => ({ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } })),
	};
}

/** Where the photo of an entry is, at the photo host or on the site itself. */
function imageUrl(content: Content, site: Site, id: string, width: (typeof PICTURE_WIDTHS)[number] = PHOTO_WIDTH): string {
	const { url } = photoOf(content, id);
	if (url === undefined) return photoUrl({ host: site.photoHost, id, width });
	return site.origin + pictureFileUrl({ url, width, shape: "photo", format: "jpg" });
}

function caseStudy(content: Content, site: Site, page: SitePage, { slug, data }: Content["caseStudies"][number]): Article {
	return {
		"@type": "Article",
		...idIn(site, page, slug),
		url: canonicalUrl(site, `${page.path}#${slug}`),
		headline: data.title,
		articleSection: data.industry,
		description: data.results.map(({ text }) => text).join(", "),
		image: imageUrl(content, site, data.photo),
		author: data.author === undefined ? organizationId(site) : somebody(content, site, data.author),
		publisher: organizationId(site),
		mainEntityOfPage: { "@id": canonicalUrl(site, page.path) },
		...(data.updated !== undefined && { dateModified: data.updated }),
	};
}

function blogPosting(content: Content, site: Site, page: SitePage, { slug, data }: Content["posts"][number]): BlogPosting {
	return {
		"@type": "BlogPosting",
		...idIn(site, page, slug),
		url: canonicalUrl(site, `${page.path}#${slug}`),
		headline: data.title,
		articleSection: data.category,
		description: data.excerpt,
		datePublished: data.date,
		...(data.updated !== undefined && { dateModified: data.updated }),
		image: imageUrl(content, site, data.photo),
		author: somebody(content, site, data.author),
		publisher: organizationId(site),
		mainEntityOfPage: { "@id": canonicalUrl(site, page.path) },
	};
}
