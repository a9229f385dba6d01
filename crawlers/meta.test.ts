import { expect, test } from "vitest";
import { loadContent } from "../model/load.ts";
import { placeholdersOf } from "../model/site-config.ts";
import { TITLE_LENGTH } from "../shared/head-limits.ts";
import site from "../site.config.ts";
import { fullTitle } from "./head-texts.ts";
import { notFoundMeta, pageMeta } from "./meta.ts";

const content = loadContent({ placeholders: placeholdersOf(site) });
const pages = content.pages;

test("the site's name is appended to a title only where both fit", () => {
	expect(fullTitle("x".repeat(TITLE_LENGTH.max - 7), "Name")).toBe(`${"x".repeat(TITLE_LENGTH.max - 7)} | Name`);
	expect(fullTitle("x".repeat(TITLE_LENGTH.max - 6), "Name")).toBe("x".repeat(TITLE_LENGTH.max - 6));
});

test("a page's list is the same whatever was asked before it, and shares nothing with another's", () => {
	const first = pages.map((page) => JSON.stringify(pageMeta(site, page)));
	notFoundMeta(content, site);
	const again = [...pages].reverse().map((page) => pageMeta(site, page));
	expect(again.reverse().map((list) => JSON.stringify(list))).toEqual(first);
	const objects = again.flat();
	expect(new Set(objects).size).toBe(objects.length);
});
