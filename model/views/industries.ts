import type { Content } from "../content.ts";
import type { Sheet } from "../kinds/objects/sheet.ts";
import { industryCard } from "./links.ts";

type IndustryObject = Content["industries"][number]["data"]["object"];

const row = (label: string, text: string | undefined, skip = false) => ({ label, text, skip });

/** Returns an excerpt from the illustrated example of an industry's page, if it has one. */
function exampleOf(object: IndustryObject): Partial<Sheet> | undefined {
	switch (object?.kind) {
		case "table":
			return { head: object.title, rows: object.rows.map(({ label, values }) => row(label, values.join(" / "))) };
		case "calendar":
			return object.day;
		case "review":
			return { head: object.readers.title, rows: object.shortlist.slice(0, -1).map(({ vendor, verdict }) => row(vendor, verdict)) };
		case "runway":
			return {
				// The first verdict is for six months of cash.
				head: `${object.legend}: 6`,
				rows: object.plans.slice(0, 5).map(({ what, verdicts: [text], skips }) => row(what.replace(/,.*/, ""), text, skips > 0)),
			};
		case "statement":
			return object.ad;
		case "map":
			return { head: object.street, lines: object.notes.rows.slice(-1).map(({ text = "" }) => text) };
	}
}

/** Returns the data for the industries overview. */
export function industriesView(content: Content, { data: { items, ...page } }: Content["industriesPage"]) {
	return {
		...page,
		industries: content.industries.map((entry) => {
			const { industry, ...words } = items.find(({ industry }) => industry === entry.slug) ?? {};
			const { query, object } = entry.data;
			return { ...industryCard(content)(entry), query, id: entry.slug, example: exampleOf(object), ...words };
		}),
	};
}
