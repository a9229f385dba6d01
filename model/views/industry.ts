import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { readArticle } from "../articles/article.ts";
import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { bylineOf } from "./byline.ts";
import { caseStudyLink, linksTo, linkTo, postLinks } from "./links.ts";
import { proofView } from "./proof.ts";

/** Returns what an industry page shows. */
export function industryView(content: Content, industry: Content["industries"][number]) {
	const { title, description, article, related, photo, prints, stage, proof, ...page } = industry.data;
	return {
		...page,
		byline: bylineOf(content, industry.data),
		headings: readArticle(industry.body).headings,
		prints: {
			hero: photoOf(content, prints?.hero ?? photo),
			cards: prints?.cards === undefined ? undefined : photoOf(content, prints.cards),
		},
		proof: proofView(content, proof),
		related: [
			...content.services
				.filter(({ slug, data: service }) => related.services.includes(slug) || service.related.industries.includes(industry.slug))
				.slice(0, MENU_LIMIT)
				.map(linkTo),
			...caseStudyLink(content, related.caseStudy),
			...postLinks(content, industry.path),
			...linksTo(content, "services"),
		],
	};
}
