import { rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aFile, change, placeholders, problems, spoilACopy } from "./load.test.setup.ts";
import { loadContent } from "./load.ts";
import { formatProblem } from "./reading/problem.ts";

spoilACopy();

const FACT = "content/facts/a-fact.md";
const fact = (page: string, text: string) => `---
statement: Something that goes stale.
source:
  name: A document
  publisher: Somebody
  url: https://a.example/document
checked: 2026-01-31
checkAgain: 2026-04-30
says:
  - page: ${page}
    text: ${JSON.stringify(text)}
---
`;

test("a fact is found in a page's fields, its article without Markdown, and in what its screen adds", () => {
	const { aboutPage, posts } = loadContent({ placeholders });
	change(aboutPage.file, (text) => `${text.trimEnd()}\n\nThe *first* of two\nmarked [words](/blog) stands here.\n`);
	for (const [page, text] of [
		["/about-us", aboutPage.data.head.description],
		["/about-us", "The first of two marked words stands"],
		["/blog", String(posts[0]?.data.excerpt)],
	] as const) {
		writeFileSync(FACT, fact(page, text));
		expect(problems(), text).toEqual([]);
	}
});

test("a fact whose page or sentence is gone is told with its line and the nearest sentence", () => {
	const { aboutPage, caseStudiesPage } = loadContent({ placeholders });
	const { file, data } = caseStudiesPage;
	change(aboutPage.file, (text) => `${text.trimEnd()}\n\nSearch engines changed seven rules. They may change more.\n`);
	writeFileSync(FACT, fact("/about-us", "Search engines changed eight rules."));
	expect(problems()).toMatchObject([
		{ file: FACT, line: 11, field: "says.0.text", found: '"Search engines changed eight rules."', suggestion: "Search engines changed seven rules." },
	]);
	writeFileSync(FACT, fact("/about", "Search engines changed seven rules."));
	expect(problems().map(formatProblem)).toEqual([
		`${FACT}:10  says.1.page: found /about; allowed: the address of a page of this site; where that page was removed, this file goes, since no page says the fact any more; did you mean "/about-us"?`,
	]);
	// Of a fact that another page says, too, only the entry goes; and it is told together with the lists that name the page.
	writeFileSync(
		FACT,
		fact("/about-us", "Search engines changed seven rules.").replace(/\n---\n$/, '\n  - page: /services/gone\n    text: "One two three"\n---\n'),
	);
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: photo-1-a"));
	expect(problems().map(({ field, allowed }) => [field, allowed])).toEqual([
		["photo", "an id listed in content/photos.md"],
		["says.1.page", "the address of a page of this site; where that page was removed, this entry below says goes"],
	]);
	change(file, (text) => text.replace("photo: photo-1-a", `photo: ${data.photo}`));
	writeFileSync(FACT, fact("/about-us", "Search engines changed seven rules.").replace("2026-04-30", "2026-01-31"));
	expect(problems()).toMatchObject([{ file: FACT, line: 8, field: "checkAgain", allowed: "a day after the day it was checked" }]);
});

test("a source whose fact was deleted is a mistake of the page that names it", () => {
	const named = loadContent({ placeholders }).services.flatMap(({ file, data }) =>
		data.sources.flatMap((source) => ("fact" in source ? [{ file, fact: source.fact }] : [])),
	);
	const { file, fact } = named[0] ?? { file: aFile("services"), fact: "none" };
	if (named.length === 0) change(file, (text) => text.replace("---\n", "---\nsources:\n  - fact: none\n"));
	rmSync(`content/facts/${fact}.md`, { force: true });
	expect(problems()).toContainEqual(expect.objectContaining({ file, found: JSON.stringify(fact), allowed: "the name of a file in content/facts" }));
});

test("a phrase to confirm stands in its own file, and no page shows the list", () => {
	const file = aFile("industries");
	const mark = (phrase: string) => change(file, (text) => text.replace(/\n---\n/, `\nconfirm:\n  - ${JSON.stringify(phrase)}\n---\n`));
	change(file, (text) => `${text.replace(/\nconfirm:\n(?: .*\n)+/, "\n").trimEnd()}\n\nThe draft arrives on **day five**.\n`);
	mark("arrives on day five");
	expect(problems()).toEqual([]);
	const [industry] = loadContent({ placeholders }).industries;
	expect(industry?.confirm).toEqual(["arrives on day five"]);
	expect(industry?.data).not.toHaveProperty("confirm");
	change(file, (text) => text.replace("**day five**", "day six"));
	expect(problems()).toMatchObject([{ file, field: "confirm.0", found: '"arrives on day five"', suggestion: "The draft arrives on day six." }]);
});
