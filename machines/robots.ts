import type { Content } from "../model/content.ts";
import { CRAWLER_PURPOSES, type CrawlerPurpose } from "../model/kinds/fact.ts";
import type { Site } from "../model/site/site.ts";
import { canonicalUrl } from "../shared/addresses.ts";
import { latest } from "./last-changed.ts";

/** The comment above each group of AI crawlers in robots.txt. */
const TITLES: Record<CrawlerPurpose, string> = {
	search: "Crawlers for the search indexes that assistants cite",
	user: "Assistants that fetch a page when a user asks; some ignore this file",
	training: "Crawlers that collect training data, and tokens that opt out of training",
};

/** Returns robots.txt, which lists the AI crawlers of content/crawlers by purpose. `closedTo` in content/site.md disallows whole groups. */
export function robots({ facts }: Content, site: Site): string {
	const naming = facts.filter(({ data }) => data.crawlers.length > 0);
	const crawlers = naming.flatMap(({ data }) => data.crawlers);
	const groups = CRAWLER_PURPOSES.flatMap((purpose) => {
		const names = crawlers.filter((crawler) => crawler.purpose === purpose).map(({ name }) => `User-agent: ${name}`);
		const sorted = names.sort((a, b) => a.localeCompare(b, "en"));
		return names.length > 0 ? [`# ${TITLES[purpose]}.`, ...sorted, site.closedTo.includes(purpose) ? "Disallow: /" : "Allow: /", ""] : [];
	});
	if (groups.length > 0)
		groups.unshift(
			`# AI crawlers, as their operators listed them on or before ${latest(naming.map(({ data }) => data.checked))}.`,
			"# A crawler obeys only the group that names it and ignores the * group, so repeat rules for all crawlers in each group.",
			"",
		);
	return ["User-agent: *", "Allow: /", "", ...groups, `Sitemap: ${canonicalUrl(site, "/sitemap.xml")}`, ""].join("\n");
}
