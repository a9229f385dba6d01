import type { Content } from "../load.ts";
import type { PageKind } from "../pages.ts";
import { photoOf } from "../photo.ts";
import type { Specimen } from "../specimen.ts";

/** A link with its name, as menus, footers and breadcrumbs show it. */
export interface NavigationItem {
	name: string;
	path: string;
}

type Service = Content["services"][number];
type Industry = Content["industries"][number];

/** A link to a page by the title of its card. */
export const linkTo = ({ path, data }: Service | Industry): NavigationItem => ({ name: data.title, path });

/** The words of a specimen's small form; those of its large one stay on its own page. */
const smallSpecimen = ({ spread, ...small }: Specimen) => small;

/** What a card says on the overview, where it may have words of its own. */
export const overviewWords = ({ data: { description, overview = description } }: Service | Industry) => ({ description: overview });

/** A service as a card: what it is, what is in it, and what arrives. */
export const serviceCard =
	(content: Content) =>
	({ path, data: { title, icon, description, features, conditions, photo, inShort, specimen, deliverables, draft } }: Service) => ({
		...(draft && { draft }),
		title,
		icon,
		description,
		features,
		conditions,
		inShort,
		specimen: specimen && smallSpecimen(specimen),
		deliverables,
		path,
		photo: photoOf(content, photo),
	});

/** An industry as a card. */
export const industryCard =
	(content: Content) =>
	({ path, data: { title, icon, description, photo, queries, stage, draft } }: Industry) => ({
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
