import type { Content, SitePage } from "../model/content.ts";

/** Returns the date of a page's last change, if the content states one. The build date says nothing about changes. */
export function lastChanged(content: Content, page: SitePage): string | undefined {
	const { data } = page.entry;
	return latest([shownChange(content, page), "updated" in data ? data.updated : undefined]);
}

/** Returns the date of a page's last change, if the page shows one. */
export function shownChange(content: Content, page: SitePage): string | undefined {
	switch (page.kind) {
		case "policy":
			return page.entry.data.lastUpdated;
		case "blog":
			return latest(content.posts.flatMap(({ data }) => [data.date, data.updated]));
		case "case-studies":
			return latest(content.caseStudies.map(({ data }) => data.updated));
		case "service":
		case "industry":
			return page.entry.data.updated;
		default:
			return undefined;
	}
}

/** Returns the latest date; undefined if there is none. */
export const latest = (days: readonly (string | undefined)[]) => days.toSorted().findLast((day) => day !== undefined);
