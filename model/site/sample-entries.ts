import { z } from "zod";
import { type Content, entriesOf } from "../content.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import type { Site } from "./site.ts";

const sampleSchema = z.looseObject({ sample: z.literal(true), name: z.string().optional(), title: z.string().optional() });

/** Returns the entries marked `sample: true`, such as invented people, quotes, and cases. */
export const samplesIn = (content: Content): Entry<z.output<typeof sampleSchema>>[] =>
	entriesOf(content).flatMap((entry) => {
		const { data } = sampleSchema.safeParse(entry.data);
		return data ? [{ ...entry, data }] : [];
	});

/** Returns whether the site is the shipped sample: its origin is example.com or a subdomain. */
export const isSampleSite = ({ origin }: Pick<Site, "origin">) => /(^|\.)example\.com$/.test(new URL(origin).hostname);

/** Reports samples that a build for a real origin would publish as real. */
export function checkSamples(content: Content, { origin, samples }: Pick<Site, "origin" | "samples">): Problem[] {
	if (samples || isSampleSite({ origin })) return [];
	return samplesIn(content).map(({ file, lineOf }) => ({
		file,
		line: lineOf(["sample"]),
		field: "sample",
		found: "true",
		expected: `false with real content, since the site is built for ${origin}; or samples: true in content/site.md (SITE_SAMPLES=true) to publish samples`,
	}));
}
