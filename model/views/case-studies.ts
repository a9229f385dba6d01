import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { splitFigure } from "../../shared/split-figure.ts";
import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { bylineOf } from "./byline.ts";
import { linksTo, linkTo } from "./links.ts";

/** Returns what the case studies show, with links to the services and industries that name each case. */
export function caseStudiesView(content: Content, { data }: Content["caseStudiesPage"]) {
	const links = (slug: string) => [
		...content.services.filter(({ data }) => data.related.caseStudy === slug).map(linkTo),
		...content.industries
			.filter(({ data }) => data.related.caseStudy === slug)
			.slice(0, MENU_LIMIT)
			.map(linkTo),
	];
	return {
		...data,
		figures: content.caseStudies.flatMap(caseFigure),
		photo: photoOf(content, data.photo),
		related: linksTo(content, "services", "about"),
		caseStudies: content.caseStudies.map(({ slug, data }) => {
			const { order, author, reviewer, updated, ...study } = data;
			return { ...study, byline: bylineOf(content, data), id: slug, photo: photoOf(content, study.photo), related: links(slug) };
		}),
	};
}

/** Returns the figure of a case's best result, with a link to the case. */
function caseFigure({ slug, data: { industry, results } }: Content["caseStudies"][number]) {
	const [first] = results.toSorted((a, b) => (b.increase ?? 0) - (a.increase ?? 0));
	const { figure, rest } = splitFigure(first?.text ?? "");
	return figure ? [{ figure, rest, industry, path: `#${slug}` }] : [];
}
