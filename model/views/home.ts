import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import type { Content } from "../load.ts";
import { photoOf } from "../photo.ts";
import { industryCard, linksTo, serviceCard } from "./links.ts";
import { caseProof, testimonialView } from "./proof.ts";

/** What the home page shows. */
export function homeView(content: Content, { data }: Content["home"]) {
	const { stats, trustBadges } = content.agency.data;
	const { caseStudy, ...page } = data;
	return {
		...page,
		stats,
		trustBadges,
		stage: content.industries.slice(0, MENU_LIMIT).flatMap(scene(content)),
		services: content.services.slice(0, MENU_LIMIT).map(serviceCard(content)),
		proof: caseProof(content, caseStudy),
		testimonials: content.testimonials.map(testimonialView(content)),
		industries: content.industries.slice(0, MENU_LIMIT).map(industryCard(content)),
		related: linksTo(content, "case-studies", "about"),
	};
}

/** An industry's scene on the stage; none for one without. */
const scene =
	(content: Content) =>
	({ path, data: { name, photo, stage } }: Content["industries"][number]) =>
		stage ? [{ ...stage, name, path, photo: photoOf(content, photo) }] : [];
