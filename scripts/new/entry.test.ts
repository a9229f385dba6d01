import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { loadContent } from "../../model/load.ts";
import { placeholdersOf, readSite } from "../../model/site/site.ts";
import { entryText, type KindName, kinds } from "./entry.ts";

const content = loadContent({ placeholders: placeholdersOf(readSite()) });

test.each(Object.keys(kinds) as KindName[])("a new %s is valid, even on a site without case studies, testimonials, or people", (kind) => {
	for (const of of [content, { ...content, caseStudies: [], testimonials: [], people: [] }]) {
		const [, fields = ""] = /^---\n([\s\S]*?\n)---\n/.exec(entryText(kind, "A new entry", of, false)) ?? [];
		expect(kinds[kind].schema.safeParse(parseDocument(fields).toJS())).toMatchObject({ success: true });
	}
});

test("a new entry has instructions for missing text, and comments on filled-in values", () => {
	const text = entryText("industry", "Travel", content, true);
	expect(text).toMatch(/\n# .+\nicon: pencil\n/);
	expect(text).toMatch(/\n {2}intro: "Write here: /);
	expect(text).toMatch(/\n {2}title: "Write here: .* 30 to 60 characters"\n/);
	expect(text).toMatch(/\nquery: "Write here: (?!query)/);
});
