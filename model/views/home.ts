import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { splitFigure } from "../../shared/split-figure.ts";
import type { Content } from "../content.ts";
import { industryCard, linksTo, serviceCard } from "./links.ts";
import { caseProof, testimonialView } from "./proof.ts";

/** Returns the data for the home page. */
export function homeView(content: Content, { data }: Content["home"]) {
	const { stats, trustBadges } = content.agency.data;
	const { edits, case: drawn, ...page } = data;
	const study = caseProof(content, drawn.study);
	return {
		...page,
		stats,
		trustBadges,
		// home.css has styles for at most six tabs.
		stage: content.industries.flatMap(({ path, data: { name, stage } }) => (stage ? [{ ...stage, name, path }] : [])).slice(0, 6),
		edits: {
			...edits,
			items: content.services.slice(0, MENU_LIMIT).map((service) => {
				const { title, icon, description, path, draft } = serviceCard(service);
				const edit = edits.items.find((item) => item.service === service.slug);
				return { ...(draft && { draft }), title, icon, path, description, ...edit };
			}),
		},
		case: study && {
			...drawn,
			path: study.path,
			note: study.note,
			...splitFigure(study.results.find(({ increase }) => increase)?.text ?? ""),
		},
		testimonials: content.testimonials.map(testimonialView(content)),
		industries: content.industries.slice(0, MENU_LIMIT).map(industryCard(content)),
		related: linksTo(content, "case-studies", "about"),
	};
}
