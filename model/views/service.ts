import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { readArticle } from "../article.ts";
import type { Content } from "../load.ts";
import { sentencesOf } from "../sentences.ts";
import { bylineOf } from "./byline.ts";
import { caseStudyLink, linksTo, linkTo, postLinks } from "./links.ts";
import { proofView } from "./proof.ts";

/** What a service page shows, whatever its kind. */
export function serviceView(content: Content, service: Content["services"][number]) {
	const [first, ...others] = sentencesOf(service.data.hero.intro);
	const { icon, description, overview, features, conditions, photo, inShort, related, proof, ...page } = service.data;
	return {
		...page,
		// An intro of one sentence stands where the others' second begins.
		hero: others.length > 0 ? { ...page.hero, answer: first, intro: others.join(" ") } : page.hero,
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
