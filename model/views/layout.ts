import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import type { Content } from "../content.ts";
import type { PageKind } from "../pages.ts";
import { listedPages, type NavigationItem } from "./links.ts";

/** Returns the data for the header and footer. The kinds of pages in each menu are listed here, in order. */
export function layoutView(content: Content) {
	const listed = listedPages(content);
	const links = (...kinds: PageKind[]): NavigationItem[] =>
		kinds.flatMap((kind) => listed.filter((page) => page.kind === kind).map(({ shortName, path }) => ({ name: shortName, path })));
	const menu = (overview: PageKind, pages: PageKind) =>
		links(overview).map(({ name, path }) => ({
			name,
			overview: { name: `All ${name}`, path },
			items: links(pages).slice(0, MENU_LIMIT),
		}));
	return {
		blurb: content.agency.data.blurb,
		reassurances: content.agency.data.reassurances,
		groups: [...menu("services", "service"), ...menu("industries", "industry")],
		header: links("blog"),
		company: links("about", "case-studies", "blog"),
		legal: links("contact", "policy"),
	};
}

/** A menu: an overview and the first pages below it. */
export type NavigationGroup = ReturnType<typeof layoutView>["groups"][number];
