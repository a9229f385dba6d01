import { listedPages } from "../listed-pages.ts";
import type { Content } from "../load.ts";
import type { NavigationItem } from "./links.ts";

/** What the 404 page shows. */
export function notFoundView(content: Content) {
	return { ...content.notFoundPage.data, routes: listedPages(content).map(({ path, name }): NavigationItem => ({ path, name })) };
}
