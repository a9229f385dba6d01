import type { CrawlerPurpose } from "../model/fact.ts";
import { CRAWLER_PURPOSES } from "../model/fact.ts";
import type { Content } from "../model/load.ts";

/** Crawlers of AI services that fetch for one purpose. */
export interface CrawlerGroup {
	purpose: CrawlerPurpose;
	/** What robots.txt says of the group. */
	title: string;
	/** As robots.txt takes them, in order. */
	names: string[];
}

const TITLES: Record<CrawlerPurpose, string> = {
	search: "Indexes of assistants, from which they cite",
	user: "Assistants that fetch a page because somebody asked; some of them do not read this file",
	training: "Training of models, and the switches for it",
};

/** The crawlers of the ledger of facts by what they fetch for. */
export function crawlerGroups({ facts }: Pick<Content, "facts">): CrawlerGroup[] {
	const crawlers = facts.flatMap(({ data }) => data.crawlers);
	return CRAWLER_PURPOSES.map((purpose) => ({
		purpose,
		title: TITLES[purpose],
		names: crawlers
			.filter((crawler) => crawler.purpose === purpose)
			.map(({ name }) => name)
			.sort((a, b) => a.localeCompare(b, "en")),
	})).filter(({ names }) => names.length > 0);
}

/** The day on which somebody last read a source of the list. */
export function crawlersChecked({ facts }: Pick<Content, "facts">): string | undefined {
	return facts
		.filter(({ data }) => data.crawlers.length > 0)
		.map(({ data }) => data.checked)
		.sort()
		.at(-1);
}
