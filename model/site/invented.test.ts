import { expect, test } from "vitest";
import { loadContent } from "../load.ts";
import { checkSamples, isSampleSite, samplesIn } from "./invented.ts";
import { placeholdersOf, readSite } from "./site.ts";

const site = readSite();

const content = loadContent({ placeholders: placeholdersOf(site) });

test.runIf(isSampleSite(site))("every invented person, quote, case and author of the shipped content is a sample", () => {
	const files = samplesIn(content).map(({ file }) => file);
	for (const { file } of [...content.testimonials, ...content.caseStudies, ...content.posts]) expect(files).toContain(file);
});

test.each([
	["https://www.example.com", false],
	["https://example.com", false],
	["https://agency.io", true],
	["https://notexample.com", true],
	["http://localhost:4173", true],
])("built for %s, samples are a mistake: %s", (origin, isMistake) => {
	const problems = checkSamples(content, { origin, samples: false });
	expect(problems.map(({ file }) => file)).toEqual(isMistake ? samplesIn(content).map(({ file }) => file) : []);
	for (const { line, found, expected } of problems) {
		expect(line).toBeGreaterThan(1);
		expect(found).toBe("true");
		expect(expected).toContain(origin);
	}
	expect(checkSamples(content, { origin, samples: true })).toEqual([]);
});

test("real people are no mistake anywhere", () => {
	const real = <Item extends { data: { sample: boolean } }>(entries: readonly Item[]) =>
		entries.map((entry) => ({ ...entry, data: { ...entry.data, sample: false } }));
	const { testimonials, caseStudies, posts } = content;
	const others = samplesIn({ ...content, testimonials: [], caseStudies: [], posts: [] });
	const left = samplesIn({ ...content, testimonials: real(testimonials), caseStudies: real(caseStudies), posts: real(posts) });
	expect(left).toEqual(others);
});
