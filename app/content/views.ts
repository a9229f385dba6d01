import { outlineOf } from "./article.ts";
import type { Content } from "./load.ts";
import { MENU_LIMIT } from "./menu-limit.ts";
import { photoOf } from "./photo.ts";

/** A link with its name, as menus, footers and breadcrumbs show it. */
export interface NavigationItem {
	name: string;
	path: string;
}

type Service = Content["services"][number];
type Industry = Content["industries"][number];

export const servicePath = (slug: string) => `/services/${slug}`;
export const industryPath = (slug: string) => `/industries/${slug}`;
export const CASE_STUDIES_PATH = "/case-studies";

/** Where the 404 page is rendered before it becomes 404.html; matched by the catch-all route. */
export const NOT_FOUND_PATH = "/__not-found";

/** What the layout shows on every page. */
export function layoutView(content: Content) {
	const group = (entries: readonly { slug: string; data: { name: string } }[], path: (slug: string) => string): NavigationItem[] =>
		entries.slice(0, MENU_LIMIT).map(({ slug, data }) => ({ name: data.name, path: path(slug) }));
	return {
		blurb: content.agency.data.blurb,
		services: group(content.services, servicePath),
		industries: group(content.industries, industryPath),
		reassurances: content.agency.data.reassurances,
	};
}

export function homeView(content: Content) {
	const { stats, trustBadges } = content.agency.data;
	return {
		...content.home.data,
		stats,
		trustBadges,
		services: content.services.slice(0, MENU_LIMIT).map(serviceCard(content)),
		testimonials: content.testimonials.map(({ data }) => data),
		industries: content.industries.slice(0, MENU_LIMIT).map(industryCard(content)),
	};
}

export function servicesView(content: Content) {
	return {
		...content.servicesPage.data,
		queries: content.services.slice(0, MENU_LIMIT).map((service) => ({ query: service.data.symptom, page: serviceLink(service) })),
		services: content.services.map(serviceCard(content)),
	};
}

export function serviceView(content: Content, service: Service) {
	const { related, ...data } = service.data;
	return {
		...data,
		path: servicePath(service.slug),
		breadcrumbs: [{ name: "Services", path: "/services" }],
		outline: outlineOf(service.body),
		related: [
			...content.industries
				.filter(({ slug, data: industry }) => related.industries.includes(slug) || industry.related.services.includes(service.slug))
				.slice(0, MENU_LIMIT)
				.map(industryLink),
			...caseStudyLink(content, related.caseStudy),
		],
	};
}

export function industriesView(content: Content) {
	return {
		...content.industriesPage.data,
		queries: content.industries.slice(0, MENU_LIMIT).map((industry) => ({ query: industry.data.queries[0] ?? "", page: industryLink(industry) })),
		industries: content.industries.map(industryCard(content)),
	};
}

export function industryView(content: Content, industry: Industry) {
	const { related, ...data } = industry.data;
	return {
		...data,
		path: industryPath(industry.slug),
		breadcrumbs: [{ name: "Industries", path: "/industries" }],
		outline: outlineOf(industry.body),
		related: [
			...content.services
				.filter(({ slug, data: service }) => related.services.includes(slug) || service.related.industries.includes(industry.slug))
				.slice(0, MENU_LIMIT)
				.map(serviceLink),
			...caseStudyLink(content, related.caseStudy),
		],
	};
}

export function caseStudiesView(content: Content) {
	const links = (slug: string) => [
		...content.services.filter(({ data }) => data.related.caseStudy === slug).map(serviceLink),
		...content.industries
			.filter(({ data }) => data.related.caseStudy === slug)
			.slice(0, MENU_LIMIT)
			.map(industryLink),
	];
	return {
		...content.caseStudiesPage.data,
		photo: photoOf(content, content.caseStudiesPage.data.photo),
		caseStudies: content.caseStudies.map(({ slug, data }) => ({ ...data, id: slug, photo: photoOf(content, data.photo), related: links(slug) })),
	};
}

export function blogView(content: Content) {
	return {
		...content.blogPage.data,
		posts: content.posts.map(({ slug, data }) => ({ ...data, id: slug, photo: photoOf(content, data.photo) })),
	};
}

export function aboutView(content: Content) {
	return { ...content.aboutPage.data, stats: content.agency.data.stats };
}

export function contactView(content: Content) {
	return content.contactPage.data;
}

export function policyView(policy: Content["policies"][number]) {
	return { ...policy.data, outline: outlineOf(policy.body) };
}

export function notFoundView(content: Content) {
	return { ...content.notFoundPage.data, routes: sitePages(content).map(({ path, name }) => ({ path, name })) };
}

const serviceLink = ({ slug, data }: Service): NavigationItem => ({ name: data.title, path: servicePath(slug) });
const industryLink = ({ slug, data }: Industry): NavigationItem => ({ name: data.title, path: industryPath(slug) });

const serviceCard =
	(content: Content) =>
	({ slug, data: { title, icon, description, features, photo, draft } }: Service) => ({
		...(draft && { draft }),
		title,
		icon,
		description,
		features,
		path: servicePath(slug),
		photo: photoOf(content, photo),
	});

const industryCard =
	(content: Content) =>
	({ slug, data: { title, icon, description, photo, draft } }: Industry) => ({
		...(draft && { draft }),
		title,
		icon,
		description,
		path: industryPath(slug),
		photo: photoOf(content, photo),
	});

function caseStudyLink(content: Content, slug: string): NavigationItem[] {
	return content.caseStudies
		.filter((study) => study.slug === slug)
		.map(({ data }) => ({ name: `Case study: ${data.title}`, path: `${CASE_STUDIES_PATH}#${slug}` }));
}

/** One page of the site: its address, the content file behind it, and what its screen shows. */
export type SitePage = ReturnType<typeof sitePages>[number];

/** The pages of the site in the order of the specification's route table, without the 404. */
export function sitePages(content: Content) {
	const policies = ["privacy-policy", "terms-of-service", "refund-and-cancellation-policy"].flatMap((slug) =>
		content.policies.filter((policy) => policy.slug === slug),
	);
	return [
		{ kind: "home", path: "/", name: "Home", entry: content.home },
		{ kind: "services", path: "/services", name: "Services", entry: content.servicesPage },
		...content.services.map((entry) => ({ kind: "service" as const, path: servicePath(entry.slug), name: entry.data.title, entry })),
		{ kind: "industries", path: "/industries", name: "Industries", entry: content.industriesPage },
		...content.industries.map((entry) => ({ kind: "industry" as const, path: industryPath(entry.slug), name: entry.data.name, entry })),
		{ kind: "case-studies", path: CASE_STUDIES_PATH, name: "Case Studies", entry: content.caseStudiesPage },
		{ kind: "blog", path: "/blog", name: "Blog", entry: content.blogPage },
		{ kind: "about", path: "/about-us", name: "About Us", entry: content.aboutPage },
		{ kind: "contact", path: "/contact-us", name: "Contact Us", entry: content.contactPage },
		...policies.map((entry) => ({ kind: "policy" as const, path: `/${entry.slug}`, name: entry.data.name, entry })),
	] as const;
}

/** What each kind of screen receives as `page`. */
export interface Views {
	home: ReturnType<typeof homeView>;
	services: ReturnType<typeof servicesView>;
	service: ReturnType<typeof serviceView>;
	industries: ReturnType<typeof industriesView>;
	industry: ReturnType<typeof industryView>;
	"case-studies": ReturnType<typeof caseStudiesView>;
	blog: ReturnType<typeof blogView>;
	about: ReturnType<typeof aboutView>;
	contact: ReturnType<typeof contactView>;
	policy: ReturnType<typeof policyView>;
	"not-found": ReturnType<typeof notFoundView>;
}

/** What the page's screen shows. */
export function viewOf(content: Content, page: SitePage): Views[SitePage["kind"]] {
	switch (page.kind) {
		case "home":
			return homeView(content);
		case "services":
			return servicesView(content);
		case "service":
			return serviceView(content, page.entry);
		case "industries":
			return industriesView(content);
		case "industry":
			return industryView(content, page.entry);
		case "case-studies":
			return caseStudiesView(content);
		case "blog":
			return blogView(content);
		case "about":
			return aboutView(content);
		case "contact":
			return contactView(content);
		case "policy":
			return policyView(page.entry);
	}
}
