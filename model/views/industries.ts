import type { Content } from "../content.ts";
import { industryCard } from "./links.ts";

/** Returns what the overview of industries shows. */
export function industriesView(content: Content, { data: { items, ...page } }: Content["industriesPage"]) {
	return {
		...page,
		industries: content.industries.map((entry) => {
			const { industry, ...words } = items.find(({ industry }) => industry === entry.slug) ?? {};
			return { ...industryCard(content)(entry), query: entry.data.queries[0] ?? "", id: entry.slug, ...words };
		}),
	};
}
