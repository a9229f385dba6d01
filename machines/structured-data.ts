import type { BreadcrumbList, FAQPage, Graph, ListItem, Organization, Thing, WebPage, WebSite } from "schema-dts";
import { plain } from "../model/articles/chips.ts";
import type { Content, SitePage } from "../model/content.ts";
import type { FaqItem } from "../model/fields/page.ts";
import { photoOf } from "../model/fields/photo.ts";
import type { Site } from "../model/site/site.ts";
import { linkTo } from "../model/views/links.ts";
import { trailOf } from "../model/views/view-of.ts";
import { canonicalUrl, LOGO_PATH, SHARE_SIZE, shareImagePath } from "../shared/addresses.ts";
import { MENU_LIMIT } from "../shared/menu-limit.ts";
import { shownChange } from "./last-changed.ts";
import { article, blogPosting, caseStudy } from "./structured-data/articles.ts";
import { idIn, imageUrl, organizationId, webSiteId } from "./structured-data/ids.ts";
import { personId, personOf, personRef } from "./structured-data/people.ts";
import { service } from "./structured-data/services.ts";
import { fullTitle, headingOf, headlineOf, shareImageText } from "./titles.ts";

/*
 * Each page has one schema.org graph, whose nodes refer to each other by stable IDs. It makes only claims that the page also shows
 * (e2e/pages/structured-data.spec.ts). It has no reviews, because Google ignores reviews that a site publishes about itself.
 */

/** Width in pixels: Google Discover's minimum for large images. */
const PRIMARY_WIDTH = 1200;

/** Returns the graph of a page. */
export function structuredData(content: Content, site: Site, page: SitePage): Graph {
	const things: Thing[] = [
		organization(content, site, page),
		webSite(site),
		{ ...webPage(content, site, page), ...pageRelations(content, site, page) },
		...(page.path === "/" ? [] : [breadcrumbs(content, site, page)]),
		...(page.kind === "service" || page.kind === "industry" ? [service(site, page), article(content, site, page)] : []),
		...("faq" in page.entry.data ? [faqPage(site, page, page.entry.data.faq)] : []),
	];
	const json = JSON.stringify(things);
	const signed = content.people.filter((person) => json.includes(JSON.stringify(personId(content, site, person))));
	return graph([...things, ...signed.map((person) => personOf(content, site, person, page.kind === "about"))]);
}

/** Returns the graph of the 404 page: the organization and the site. */
export function notFoundData(content: Content, site: Site): Graph {
	return graph([organization(content, site), webSite(site)]);
}

const graph = (things: Thing[]): Graph => plain({ "@context": "https://schema.org", "@graph": things });

/** Returns the agency as shown in the footer, with more details on the pages that show them. */
function organization(content: Content, site: Site, page?: SitePage): Organization {
	const { legalName, founded, street, locality, region, postalCode, profiles } = site;
	return {
		"@type": "Organization",
		...organizationId(site),
		name: site.name,
		url: canonicalUrl(site, "/"),
		logo: canonicalUrl(site, LOGO_PATH),
		description: content.agency.data.blurb,
		knowsAbout: content.services.slice(0, MENU_LIMIT).map(({ data }) => data.name),
		legalName,
		email: site.email,
		address: {
			"@type": "PostalAddress",
			streetAddress: street,
			addressLocality: locality,
			...(region && { addressRegion: region }),
			...(postalCode && { postalCode }),
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
	return {
		"@type": "WebSite",
		...webSiteId(site),
		name: site.name,
		url: canonicalUrl(site, "/"),
		inLanguage: "en",
		publisher: organizationId(site),
	};
}

/** Returns the page's relations to other nodes (breadcrumbs, parts, image, reviewers) and the date of its last change. */
function pageRelations(content: Content, site: Site, page: SitePage) {
	const withArticle = page.kind === "service" || page.kind === "industry";
	const parts = [...(withArticle ? ["article"] : []), ...("faq" in page.entry.data ? ["faq"] : [])];
	const reviewers = reviewersOf(content, page);
	const changed = shownChange(content, page);
	return {
		...(page.path !== "/" && { breadcrumb: idIn(site, page, "breadcrumb") }),
		...(parts.length > 0 && { hasPart: parts.map((name) => idIn(site, page, name)) }),
		primaryImageOfPage: { "@type": "ImageObject" as const, ...idIn(site, page, "image"), ...primaryImage(content, site, page) },
		...(reviewers.length > 0 && { reviewedBy: oneOrAll(reviewers.map((name) => personRef(content, site, name))) }),
		...(changed !== undefined && { dateModified: changed }),
	};
}

/**
 * Returns the page's photo or, if it has none at the top, its share image. Google prefers images without text (Image SEO best
 * practices, "Specify a preferred image with metadata").
 */
function primaryImage(content: Content, site: Site, page: SitePage) {
	if (page.kind === "industry" || page.kind === "case-studies") {
		const { data } = page.entry;
		const photo = ("pagePhoto" in data && data.pagePhoto) || data.photo;
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

/** Returns the article's reviewer or, on the case studies page, all reviewers if every case has one. */
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
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}
