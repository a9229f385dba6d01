import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { areRelated, sellingParts } from "./service.ts";

/** Returns what an industry page shows. */
export function industryView(content: Content, industry: Content["industries"][number]) {
	const { title, description, article, photo, prints, stage, ...page } = industry.data;
	const services = content.services.filter((service) => areRelated(service, industry));
	return {
		...page,
		...sellingParts(content, industry, services, "services"),
		prints: {
			hero: photoOf(content, prints?.hero ?? photo),
			cards: prints?.cards === undefined ? undefined : photoOf(content, prints.cards),
		},
	};
}
