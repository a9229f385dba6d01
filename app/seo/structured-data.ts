import type {
	Article,
	BlogPosting,
	BreadcrumbList,
	FAQPage,
	Graph,
	IdReference,
	ListItem,
	Offer,
	Organization,
	Service,
	Thing,
	WebPage,
	WebSite,
} from "schema-dts";
import type { FaqItem } from "../content/faq.ts";
import type { Content } from "../content/load.ts";
import type { Site } from "../content/site.ts";
import type { NavigationItem, SitePage } from "../content/views.ts";
import { CASE_STUDIES_PATH, industryPath, servicePath } from "../content/views.ts";
import { photoUrl } from "../ui/photo-url.ts";
import { canonicalUrl } from "./addresses.ts";
import { headingOf } from "./heading.ts";

/*
 * What each page says in the vocabulary of schema.org: one graph, whose things refer to each other by ids that stay
 * the same. Nothing is claimed here that the page does not show; e2e/structured-data.spec.ts compares them. There are
 * no reviews or ratings (self-serving ones count for nothing) and no ProfessionalService (it wants an address).
 */

/** The price where there is none to state (specification, section 9); the page's own words are "quoted on request". */
const QUOTE: Offer = { "@type": "Offer", price: "Contact for Quote", priceCurrency: "USD" };

/** The graph of a page. */
export function structuredData(content: Content, site: Site, page: SitePage): Graph {
	return graph([
		organization(content, site, page.kind === "contact"),
		webSite(site),
		webPage(content, site, page),
		...(page.path === "/" ? [] : [breadcrumbs(site, page)]),
		...(page.kind === "service" || page.kind === "industry" ? [service(site, page)] : []),
		...("faq" in page.entry.data ? [faqPage(site, page, page.entry.data.faq)] : []),
	]);
}

/** The graph of the 404 page: whose site it is, and no more. */
export function notFoundData(content: Content, site: Site): Graph {
	return graph([organization(content, site, false), webSite(site)]);
}

const graph = (things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

const organizationId = (site: Site): IdReference => ({ "@id": canonicalUrl(site, "/#organization") });
const webSiteId = (site: Site): IdReference => ({ "@id": canonicalUrl(site, "/#website") });
const idIn = (site: Site, page: SitePage, name: string): IdReference => ({ "@id": canonicalUrl(site, `${page.path}#${name}`) });

function organization(content: Content, site: Site, reachable: boolean): Organization {
	return {
		"@type": "Organization",
		...organizationId(site),
		name: site.name,
		url: canonicalUrl(site, "/"),
		logo: canonicalUrl(site, "/icon-512.png"),
		description: content.agency.data.blurb,
		// Only the contact page shows both.
		...(reachable && { contactPoint: { "@type": "ContactPoint", contactType: "sales", email: site.email, telephone: site.phone } }),
	};
}

function webSite(site: Site): WebSite {
	return { "@type": "WebSite", ...webSiteId(site), name: site.name, url: canonicalUrl(site, "/"), inLanguage: "en", publisher: organizationId(site) };
}

function webPage(content: Content, site: Site, page: SitePage): WebPage {
	const { title, intro } = headingOf(page);
	const url = canonicalUrl(site, page.path);
	const common = { "@id": url, url, name: title, description: intro, inLanguage: "en", isPartOf: webSiteId(site) } as const;
	switch (page.kind) {
		case "home":
			return { "@type": "WebPage", ...common, about: organizationId(site) };
		case "about":
			return { "@type": "AboutPage", ...common, mainEntity: organizationId(site) };
		case "contact":
			return { "@type": "ContactPage", ...common, mainEntity: organizationId(site) };
		case "services":
			return {
				"@type": "CollectionPage",
				...common,
				mainEntity: linkList(
					site,
					content.services.map(({ slug, data }) => ({ name: data.title, path: servicePath(slug) })),
				),
			};
		case "industries":
			return {
				"@type": "CollectionPage",
				...common,
				mainEntity: linkList(
					site,
					content.industries.map(({ slug, data }) => ({ name: data.title, path: industryPath(slug) })),
				),
			};
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
						item: caseStudy(site, study),
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
					blogPost: content.posts.map((post) => blogPosting(site, page, post)),
				},
			};
		case "service":
		case "industry":
			return { "@type": "WebPage", ...common, mainEntity: idIn(site, page, "service") };
		case "policy":
			return { "@type": "WebPage", ...common, dateModified: page.entry.data.lastUpdated };
	}
}

function linkList(site: Site, items: readonly NavigationItem[]) {
	return {
		"@type": "ItemList",
		itemListElement: items.map(
			({ name, path }, index): ListItem => ({ "@type": "ListItem", position: index + 1, name, url: canonicalUrl(site, path) }),
		),
	} as const;
}

function breadcrumbs(site: Site, page: SitePage): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		...idIn(site, page, "breadcrumb"),
		itemListElement: trailOf(page).map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: canonicalUrl(site, path),
		})),
	};
}

/** The way from the home page to a page, as its breadcrumbs show it. */
export function trailOf(page: SitePage): NavigationItem[] {
	const home = { name: "Home", path: "/" };
	if (page.kind === "service") return [home, { name: "Services", path: "/services" }, { name: page.entry.data.name, path: page.path }];
	if (page.kind === "industry") return [home, { name: "Industries", path: "/industries" }, { name: page.entry.data.name, path: page.path }];
	return [home, { name: page.name, path: page.path }];
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
		const { name, audience } = page.entry.data;
		return { ...common, name: `Services for ${name}`, audience: { "@type": "BusinessAudience", audienceType: audience } };
	}
	const { name, kind } = page.entry.data;
	return { ...common, name, serviceType: name, ...((kind === "pricing" || kind === "packages") && { offers: QUOTE }) };
}

function faqPage(site: Site, page: SitePage, items: readonly FaqItem[]): FAQPage {
	return {
		"@type": "FAQPage",
		...idIn(site, page, "faq"),
		mainEntity: items.map(({ question, answer }) => ({ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } })),
	};
}

function caseStudy(site: Site, { slug, data }: Content["caseStudies"][number]): Article {
	return {
		"@type": "Article",
		url: canonicalUrl(site, `${CASE_STUDIES_PATH}#${slug}`),
		headline: data.title,
		articleSection: data.industry,
		description: data.challenge,
		image: photoUrl({ host: site.photoHost, id: data.photo }),
		author: organizationId(site),
	};
}

function blogPosting(site: Site, page: SitePage, { slug, data }: Content["posts"][number]): BlogPosting {
	return {
		"@type": "BlogPosting",
		url: canonicalUrl(site, `${page.path}#${slug}`),
		headline: data.title,
		articleSection: data.category,
		description: data.excerpt,
		datePublished: data.date,
		image: photoUrl({ host: site.photoHost, id: data.photo }),
		author: { "@type": "Person", name: data.author },
		publisher: organizationId(site),
	};
}
