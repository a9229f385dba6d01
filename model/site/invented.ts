import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import type { Site } from "./site.ts";

/** What an entry that may be invented says of that; every such entry has a name or a title. */
interface Sample {
	sample: true;
	name?: string;
	title?: string;
}

/** Entries whose person, company, quote or case is invented: they say `sample: true`. */
export function samplesIn(content: Content): Entry<Sample>[] {
	return entriesOf(content).filter((entry): entry is Entry<Sample> => {
		const { data } = entry;
		return typeof data === "object" && data !== null && "sample" in data && data.sample === true;
	});
}

/** Whether a site is the shipped one: for as long as its origin is example.com, its words and figures are samples. */
export const isSampleSite = ({ origin }: Pick<Site, "origin">) => /(^|\.)example\.com$/.test(new URL(origin).hostname);

/** Samples that a build for a real origin would publish as if they were true. */
export function checkSamples(content: Content, { origin, samples }: Pick<Site, "origin" | "samples">): Problem[] {
	if (samples || isSampleSite({ origin })) return [];
	return samplesIn(content).map(({ file, lineOf }) => ({
		file,
		line: lineOf(["sample"]),
		field: "sample",
		found: "true",
		allowed: `false, once it is real: the site is built for ${origin}. To publish samples on purpose, set samples: true in content/site.md (SITE_SAMPLES=true)`,
	}));
}
