import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import type { Content } from "../load.ts";
import { linkTo, overviewWords, serviceCard } from "./links.ts";

/** What the overview of services shows. */
export function servicesView(content: Content, { data }: Content["servicesPage"]) {
	return {
		...data,
		queries: content.services.slice(0, MENU_LIMIT).map((service) => ({ query: service.data.symptom, page: linkTo(service) })),
		services: content.services.map((service) => ({ ...serviceCard(content)(service), ...overviewWords(service) })),
	};
}
