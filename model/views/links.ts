import { plain } from "../articles/chips.ts";
import type { Content, SitePage } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import type { PageKind } from "../pages.ts";

/** A link to a page, for menus, lists, and breadcrumbs. */
export interface NavigationItem {
	name: string;
	path: string;
}

type Service = Content["services"][number];
type Industry = Content["industries"][number];

/** Returns a link to a service or industry page, labeled with its card's title. */
export const linkTo = ({ path, data }: Service | Industry): NavigationItem => ({ name: data.title, path });

/** Returns the fields that a service's card shows. */
export const serviceCard = ({ path, data: { title, icon, description, draft } }: Service) =>
	plain({ ...(draft && { draft }), title, icon, description, path });

/** Returns a function that returns the fields an industry's card shows, with its photo from `content`. */
export const industryCard =
	(content: Content) =>
	({ path, data: { title, icon, description, photo, query, stage, draft } }: Industry) =>
		plain({
			...(draft && { draft }),
			title,
			icon,
			description,
			query: stage?.query ?? query,
			path,
			photo: photoOf(content, photo),
		});

/** Returns a list with a link to a case on the case studies page; empty if the case is missing, as drafts are in a build. */
export function caseStudyLink({ caseStudies, caseStudiesPage }: Content, slug: string): NavigationItem[] {
	return caseStudies
		.filter((study) => study.slug === slug)
		.map(({ data }) => ({ name: `Case study: ${data.title}`, path: `${caseStudiesPage.path}#${slug}` }));
}

/** Returns the pages for menus and lists: all except the blog if it has no posts, and the case studies page if it has no cases. */
export function listedPages({ pages, posts, caseStudies }: Pick<Content, "pages" | "posts" | "caseStudies">): SitePage[] {
	return pages.filter(({ kind }) => !(kind === "blog" && posts.length === 0) && !(kind === "case-studies" && caseStudies.length === 0));
}

/** Returns links to all pages of the given kinds. */
export function linksTo({ pages }: Content, ...kinds: PageKind[]): NavigationItem[] {
	return kinds.flatMap((kind) => pages.filter((page) => page.kind === kind).map(({ name, path }) => ({ name, path })));
}

/** Returns links to the posts whose `answer` links to the given page. */
export function postLinks({ posts, blogPage }: Content, path: string): NavigationItem[] {
	return posts
		.filter(({ data }) => data.answer?.page.replace(/#.*$/, "") === path)
		.map(({ slug, data }) => ({ name: `Blog: ${data.title}`, path: `${blogPage.path}#${slug}` }));
}
