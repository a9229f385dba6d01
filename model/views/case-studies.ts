import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { splitFigure } from "../../shared/split-figure.ts";
import type { Content } from "../content.ts";
import { type Photo, photoOf } from "../fields/photo.ts";
import { bylineOf } from "./byline.ts";
import { linksTo, linkTo } from "./links.ts";

/** Returns the data for the case studies page. Each case links to the services, and up to MENU_LIMIT industries, that refer to it. */
export function caseStudiesView(content: Content, { data }: Content["caseStudiesPage"]) {
	const links = (slug: string) => {
		const names = ({ data }: { data: { related: { caseStudy: string } } }) => data.related.caseStudy === slug;
		return [...content.services.filter(names), ...content.industries.filter(names).slice(0, MENU_LIMIT)].map(linkTo);
	};
	/** Removes a photo's highlighted area, whose frame would compete with the drawings. */
	const unframed = ({ detail, ...photo }: Photo) => photo;
	return {
		...data,
		index: content.caseStudies.map(caseInBrief),
		note: content.agency.data.caseNote,
		photo: unframed(photoOf(content, data.photo)),
		related: linksTo(content, "services", "about"),
		caseStudies: content.caseStudies.map(({ slug, data }) => {
			const { order, author, reviewer, updated, edit, ...study } = data;
			return { ...study, byline: bylineOf(content, data), id: slug, photo: unframed(photoOf(content, study.photo)), related: links(slug) };
		}),
	};
}

/** Returns a summary of a case: its industry, its edit, its largest increase (or else its first result), and a link. */
function caseInBrief({ slug, data: { industry, edit, results } }: Content["caseStudies"][number]) {
	const [first] = results.toSorted((a, b) => (b.increase ?? 0) - (a.increase ?? 0));
	return { ...splitFigure(first?.text ?? ""), industry, edit, path: `#${slug}` };
}
