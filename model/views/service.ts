import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { readArticle } from "../articles/article.ts";
import type { Content } from "../content.ts";
import { bylineOf } from "./byline.ts";
import { caseStudyLink, linksTo, linkTo, postLinks } from "./links.ts";
import { proofView } from "./proof.ts";

/** Returns what a service page shows. */
export function serviceView(content: Content, service: Content["services"][number]) {
	const { icon, description, overview, features, conditions, photo, related, proof, ...page } = service.data;
	return {
		...page,
		byline: bylineOf(content, service.data),
		headings: readArticle(service.body).headings,
		proof: proofView(content, proof),
		related: [
			...content.industries
				.filter(({ slug, data: industry }) => related.industries.includes(slug) || industry.related.services.includes(service.slug))
				.slice(0, MENU_LIMIT)
				.map(linkTo),
			...caseStudyLink(content, related.caseStudy),
			...postLinks(content, service.path),
			...linksTo(content, "industries"),
		],
	};
}
