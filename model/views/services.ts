import { withoutChips } from "../articles/chips.ts";
import type { Content } from "../content.ts";

/** Returns the data for the services overview. */
export function servicesView(content: Content, { data: { items, ...page } }: Content["servicesPage"]) {
	return {
		...page,
		services: content.services.map((entry) => {
			const { title, icon, symptom, description, overview = description, features, conditions, draft } = entry.data;
			const item = items.find(({ service }) => service === entry.slug);
			return {
				...(draft && { draft }),
				title,
				icon,
				path: entry.path,
				symptom: `${symptom.charAt(0).toUpperCase()}${symptom.slice(1)}.`,
				description: withoutChips(overview),
				features,
				conditions,
				...(item && { when: item.when, windows: item.windows, sample: item.sample }),
			};
		}),
	};
}
