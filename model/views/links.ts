import { plain, withoutChips } from "../articles/chips.ts";
import type { Content, SitePage } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import type { PageKind } from "../pages.ts";

/** A link with its name, as menus, footers and breadcrumbs show it. */
export interface NavigationItem {
	name: string;
	path: string;
}

type Service = Content["services"][number];
type Industry = Content["industries"][number];

/** A link to a page by the title of its card. */
export const linkTo = ({ path, data }: Service | Industry): NavigationItem => ({ name: data.title, path });

/** What a card says on the overview, where it may have words of its own. */
export const overviewWords = ({ data: { description, overview = description } }: Service | Industry) => ({ description: withoutChips(overview) });

/** A service as a card. */
export const serviceCard = ({ path, data: { title, icon, description, draft } }: Service) =>
	plain({ ...(draft && { draft }), title, icon, description, path });

/** An industry as a card. */
export const industryCard =
	(content: Content) =>
	({ path, data: { title, icon, description, photo, queries, stage, draft } }: Industry) =>
		plain({
			...(draft && { draft }),
			title,
			icon,
			description,
			query: stage?.query ?? queries[0] ?? "",
			path,
			photo: photoOf(content, photo),
		});

/** The link to a case, which stands among the others on one page. */
export function caseStudyLink({ caseStudies, caseStudiesPage }: Content, slug: string): NavigationItem[] {
	return caseStudies
		.filter((study) => study.slug === slug)
		.map(({ data }) => ({ name: `Case study: ${data.title}`, path: `${caseStudiesPage.path}#${slug}` }));
}

/** Returns the pages that menus and lists lead to: an overview goes with its last entry. */
export function listedPages({ pages, posts, caseStudies }: Pick<Content, "pages" | "posts" | "caseStudies">): SitePage[] {
	return pages.filter(({ kind }) => !(kind === "blog" && posts.length === 0) && !(kind === "case-studies" && caseStudies.length === 0));
}

/** Links to the pages of these kinds, by their names. */
export function linksTo({ pages }: Content, ...kinds: PageKind[]): NavigationItem[] {
	return kinds.flatMap((kind) => pages.filter((page) => page.kind === kind).map(({ name, path }) => ({ name, path })));
}

/** Posts whose question a page answers. */
export function postLinks({ posts, blogPage }: Content, path: string): NavigationItem[] {
	return posts
		.filter(({ data }) => data.answer?.page.replace(/#.*$/, "") === path)
		.map(({ slug, data }) => ({ name: `Blog: ${data.title}`, path: `${blogPage.path}#${slug}` }));
}
