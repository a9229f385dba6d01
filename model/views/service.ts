import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { readArticle } from "../articles/article.ts";
import type { Content } from "../content.ts";
import { bylineOf } from "./byline.ts";
import { caseStudyLink, linksTo, linkTo, postLinks } from "./links.ts";
import { proofView } from "./proof.ts";

type Service = Content["services"][number];
type Industry = Content["industries"][number];

/** Returns the data for a service page. */
export function serviceView(content: Content, service: Service) {
	const { icon, description, overview, features, conditions, photo, ...page } = service.data;
	const industries = content.industries.filter((industry) => areRelated(service, industry));
	return { ...page, ...serviceOrIndustryView(content, service, industries, "industries") };
}

/** Returns whether a service and an industry are related: at least one of them lists the other. */
export const areRelated = (service: Service, industry: Industry) =>
	service.data.related.industries.includes(industry.slug) || industry.data.related.services.includes(service.slug);

/** Returns the data that service and industry pages share, with links to the `fitting` pages of the other kind and their overview. */
export function serviceOrIndustryView(
	content: Content,
	page: Service | Industry,
	fitting: readonly (Service | Industry)[],
	overview: "services" | "industries",
) {
	return {
		byline: bylineOf(content, page.data),
		headings: readArticle(page.body).headings,
		proof: proofView(content, page.data.proof),
		related: [
			...fitting.slice(0, MENU_LIMIT).map(linkTo),
			...caseStudyLink(content, page.data.related.caseStudy),
			...postLinks(content, page.path),
			...linksTo(content, overview),
		],
	};
}
