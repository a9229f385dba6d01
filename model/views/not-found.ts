import type { Content } from "../content.ts";
import { listedPages, type NavigationItem } from "./links.ts";

/** Returns the data for the 404 page. */
export function notFoundView(content: Content) {
	const { groupTitles, ...page } = content.notFoundPage.data;
	const routes = listedPages(content).map(({ path, name }): NavigationItem => ({ path, name }));
	const below = (folder: string) => routes.filter(({ path }) => path === folder || path.startsWith(`${folder}/`));
	const [services, industries] = [below("/services"), below("/industries")];
	const others = routes.filter((route) => ![...services, ...industries].includes(route));
	return {
		...page,
		groups: [
			{ title: groupTitles.pages, routes: others },
			{ title: groupTitles.services, routes: services },
			{ title: groupTitles.industries, routes: industries },
		],
	};
}
