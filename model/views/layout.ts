import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import type { Content } from "../content.ts";
import type { PageKind } from "../pages.ts";
import type { NavigationItem } from "./links.ts";
import { listedPages } from "./links.ts";

/** The kinds of pages in the menus of header and footer, in order. */
const menus = {
	/** Menus of an overview and the pages below it. */
	groups: [
		{ overview: "services", pages: "service" },
		{ overview: "industries", pages: "industry" },
	],
	/** Links beside those menus in the header. */
	header: ["blog"],
	/** Links about the agency in the footer. */
	company: ["about", "case-studies", "blog"],
	/** Links at the end of the footer. */
	legal: ["contact", "policy"],
} as const satisfies Record<string, readonly (PageKind | Record<"overview" | "pages", PageKind>)[]>;

/** A menu: an overview and the first pages below it. */
export interface NavigationGroup {
	name: string;
	overview: NavigationItem;
	items: NavigationItem[];
}

/** Returns what header and footer show. */
export function layoutView(content: Content) {
	const listed = listedPages(content);
	const linksTo = (kind: PageKind): NavigationItem[] =>
		listed.filter((page) => page.kind === kind).map(({ shortName, path }) => ({ name: shortName, path }));
	return {
		blurb: content.agency.data.blurb,
		reassurances: content.agency.data.reassurances,
		groups: menus.groups.flatMap(({ overview, pages }) =>
			linksTo(overview).map(
				({ name, path }): NavigationGroup => ({
					name,
					overview: { name: `All ${name}`, path },
					items: linksTo(pages).slice(0, MENU_LIMIT),
				}),
			),
		),
		header: menus.header.flatMap(linksTo),
		company: menus.company.flatMap(linksTo),
		legal: menus.legal.flatMap(linksTo),
	};
}
