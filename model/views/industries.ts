import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import type { Content } from "../content.ts";
import { industryCard, linkTo, overviewWords } from "./links.ts";

/** Returns what the overview of industries shows. */
export function industriesView(content: Content, { data }: Content["industriesPage"]) {
	return {
		...data,
		queries: content.industries.slice(0, MENU_LIMIT).map((industry) => ({ query: industry.data.queries[0] ?? "", page: linkTo(industry) })),
		industries: content.industries.map((industry) => ({ ...industryCard(content)(industry), ...overviewWords(industry) })),
	};
}
