import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { areRelated, serviceOrIndustryView } from "./service.ts";

/** Returns the data for an industry page. */
export function industryView(content: Content, industry: Content["industries"][number]) {
	const { title, description, article, photo, pagePhoto, query, stage, ...page } = industry.data;
	const services = content.services.filter((service) => areRelated(service, industry));
	return {
		...page,
		...serviceOrIndustryView(content, industry, services, "services"),
		photo: photoOf(content, pagePhoto ?? photo),
	};
}
