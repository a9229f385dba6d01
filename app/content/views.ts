import { outlineOf } from "./article.ts";
import type { Content } from "./load.ts";
import { MENU_LIMIT } from "./menu-limit.ts";
import { photoOf } from "./photo.ts";
import { POLICY_SLUGS } from "./policy.ts";

/** A link with its name, as menus, footers and breadcrumbs show it. */
export interface NavigationItem {
	name: string;
	path: string;
}

type Service = Content["services"][number];
type Industry = Content["industries"][number];

/** Address of a service by its slug. */
export const servicePath = (slug: string) => `/services/${slug}`;
/** Address of an industry by its slug. */
export const industryPath = (slug: string) => `/industries/${slug}`;
/** Address of the case studies, which are one page. */
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
		legal: [
			{ name: "Contact Us", path: "/contact-us" },
			...policiesOf(content).map(({ slug, data }): NavigationItem => ({ name: data.name, path: `/${slug}` })),
		],
	};
}

/** What the home page shows. */
export function homeView(content: Content) {
	const { stats, trustBadges } = content.agency.data;
	const { head, ...page } = content.home.data;
	return {
		...page,
		stats,
		trustBadges,
		services: content.services.slice(0, MENU_LIMIT).map(serviceRow),
		testimonials: content.testimonials.map(({ data: { order, sample, ...testimonial } }) => testimonial),
		industries: content.industries.slice(0, MENU_LIMIT).map(industryCard(content)),
	};
}

/** What the overview of services shows. */
export function servicesView(content: Content) {
	const { head, ...page } = content.servicesPage.data;
	return {
		...page,
		queries: content.services.slice(0, MENU_LIMIT).map((service) => ({ query: service.data.symptom, page: serviceLink(service) })),
		services: content.services.map(serviceCard(content)),
	};
}

/** What a service page shows, whatever its kind. */
export function serviceView(content: Content, service: Service) {
	const { head, order, title, icon, description, features, photo, symptom, related, ...page } = service.data;
	return {
		...page,
		breadcrumbs: [{ name: "Services", path: "/services" }],
		outline: outlineOf(service.body),
		relatedTitle: `Where ${page.name} fits`,
		related: [
			...content.industries
				.filter(({ slug, data: industry }) => related.industries.includes(slug) || industry.related.services.includes(service.slug))
				.slice(0, MENU_LIMIT)
				.map(industryLink),
			...caseStudyLink(content, related.caseStudy),
		],
	};
}

/** What the overview of industries shows. */
export function industriesView(content: Content) {
	const { head, ...page } = content.industriesPage.data;
	return {
		...page,
		queries: content.industries.slice(0, MENU_LIMIT).map((industry) => ({ query: industry.data.queries[0] ?? "", page: industryLink(industry) })),
		industries: content.industries.map(industryCard(content)),
	};
}

/** What an industry page shows. */
export function industryView(content: Content, industry: Industry) {
	const { head, order, title, description, photo, audience, article, related, ...page } = industry.data;
	return {
		...page,
		breadcrumbs: [{ name: "Industries", path: "/industries" }],
		outline: outlineOf(industry.body),
		relatedTitle: `Services for ${page.name}, and a case study`,
		related: [
			...content.services
				.filter(({ slug, data: service }) => related.services.includes(slug) || service.related.industries.includes(industry.slug))
				.slice(0, MENU_LIMIT)
				.map(serviceLink),
			...caseStudyLink(content, related.caseStudy),
		],
	};
}

/** What the case studies show; links lead to services and industries that name the case. */
function caseStudiesView(content: Content) {
	const links = (slug: string) => [
		...content.services.filter(({ data }) => data.related.caseStudy === slug).map(serviceLink),
		...content.industries
			.filter(({ data }) => data.related.caseStudy === slug)
			.slice(0, MENU_LIMIT)
			.map(industryLink),
	];
	const { head, ...page } = content.caseStudiesPage.data;
	return {
		...page,
		photo: photoOf(content, page.photo),
		caseStudies: content.caseStudies.map(({ slug, data: { order, sample, ...study } }) => ({
			...study,
			id: slug,
			photo: photoOf(content, study.photo),
			related: links(slug),
		})),
	};
}

/** What the blog shows. */
function blogView(content: Content) {
	const { head, ...page } = content.blogPage.data;
	return {
		...page,
		posts: content.posts.map(({ slug, data: { sample, ...post } }) => ({ ...post, id: slug, photo: photoOf(content, post.photo) })),
	};
}

/** What the page about the agency shows. */
function aboutView(content: Content) {
	const { head, ...page } = content.aboutPage.data;
	return { ...page, stats: content.agency.data.stats };
}

/** What the contact page shows. */
function contactView(content: Content) {
	const { head, ...page } = content.contactPage.data;
	return page;
}

/** What a policy page shows beside its text. */
function policyView(policy: Content["policies"][number]) {
	const { head, ...page } = policy.data;
	return { ...page, outline: outlineOf(policy.body) };
}

/** What the 404 page shows. */
export function notFoundView(content: Content) {
	const { head, ...page } = content.notFoundPage.data;
	return { ...page, routes: sitePages(content).map(({ path, name }) => ({ path, name })) };
}

const serviceLink = ({ slug, data }: Service): NavigationItem => ({ name: data.title, path: servicePath(slug) });
const industryLink = ({ slug, data }: Industry): NavigationItem => ({ name: data.title, path: industryPath(slug) });

const serviceRow = ({ slug, data: { title, icon, description, features, draft } }: Service) => ({
	...(draft && { draft }),
	title,
	icon,
	description,
	features,
	path: servicePath(slug),
});

const serviceCard = (content: Content) => (service: Service) => ({ ...serviceRow(service), photo: photoOf(content, service.data.photo) });

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

/** The policies in their order. */
const policiesOf = ({ policies }: Content) => POLICY_SLUGS.flatMap((slug) => policies.filter((policy) => policy.slug === slug));

/** One page of the site: its address, its name, and the content file behind it. */
export type SitePage = ReturnType<typeof sitePages>[number];

/** The pages of the site in the order of the specification's route table, without the 404. */
export function sitePages(content: Content) {
	const policies = policiesOf(content);
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
