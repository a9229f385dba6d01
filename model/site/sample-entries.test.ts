import { expect, test } from "vitest";
import { loadContent } from "../load.ts";
import { checkSamples, isSampleSite, samplesIn } from "./sample-entries.ts";
import { placeholdersOf, readSite } from "./site.ts";

const site = readSite();
const content = loadContent({ placeholders: placeholdersOf(site) });

test.runIf(isSampleSite(site))("marks the shipped quotes, cases, and posts as samples", () => {
	const files = samplesIn(content).map(({ file }) => file);
	for (const { file } of [...content.testimonials, ...content.caseStudies, ...content.posts]) expect(files).toContain(file);
});

test.each([
	["https://www.example.com", false],
	["https://notexample.com", true],
	["http://localhost:4173", true],
])("in a build for %s, rejects samples unless the settings allow them: %s", (origin, isMistake) => {
	const files = samplesIn(content).map(({ file }) => file);
	expect(checkSamples(content, { origin, samples: false }).map(({ file }) => file)).toEqual(isMistake ? files : []);
	expect(checkSamples(content, { origin, samples: true })).toEqual([]);
});
