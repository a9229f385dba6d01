import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { readArticle } from "../articles/article.ts";
import { sentencesOf } from "../articles/sentences.ts";
import type { Content } from "../content.ts";
import { bylineOf } from "./byline.ts";
import { caseStudyLink, linksTo, linkTo, postLinks } from "./links.ts";
import { proofView } from "./proof.ts";

/** What a service page shows, whatever its kind. */
export function serviceView(content: Content, service: Content["services"][number]) {
	const [first, ...others] = sentencesOf(service.data.hero.intro);
	const { icon, description, overview, features, conditions, photo, inShort, related, proof, ...page } = service.data;
	return {
		...page,
		// The plain screen shows the first sentence of an intro by itself.
		hero: others.length > 0 && !page.object ? { ...page.hero, answer: first, intro: others.join(" ") } : page.hero,
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
