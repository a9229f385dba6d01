import { expect, test } from "vitest";
import { prefersMarkdown } from "./files.ts";

const PAGE = "/services/seo";

test.each([
	"text/markdown",
	"text/markdown;q=0.9",
	"text/markdown;charset=utf-8",
	"text/markdown;q=0.9, text/html;q=0.5",
	"text/markdown;q=0.85, text/html;q=0.8",
	"text/markdown, text/html, */*",
	"text/markdown, */*",
])("Markdown for %s", (accept) => {
	expect(prefersMarkdown(accept, PAGE)).toBe(true);
});

test.each([
	undefined,
	"",
	"*/*",
	"text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
	"text/html, text/markdown",
	"text/html, text/markdown;q=0.9",
	"text/markdown;q=0.5, */*",
	"text/markdown;q=0",
	"text/markdown;q=x",
	"text/markdownish",
	"application/json",
	';,;q=,text/"',
])("HTML for %s", (accept) => {
	expect(prefersMarkdown(accept, PAGE)).toBe(false);
});

test("where the client does not care, the address says it", () => {
	expect(prefersMarkdown(undefined, "/gone.md")).toBe(true);
	expect(prefersMarkdown("*/*", "/gone.md")).toBe(true);
	expect(prefersMarkdown("text/html,*/*;q=0.8", "/gone.md")).toBe(false);
});
