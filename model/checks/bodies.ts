import { readArticle } from "../articles/article.ts";
import { type Content, entriesOf } from "../content.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";

/** Reports mistakes in the Markdown below the fields, missing Markdown, and Markdown that no screen shows. */
export function checkBodies(content: Content): Problem[] {
	const withText = new Set(content.pages.filter(({ articleForm }) => articleForm).map(({ entry }) => entry.file));
	// In these files, Markdown below the fields is a note to editors that no page shows.
	const notes = new Set([content.redirects, ...content.facts].map(({ file }) => file));
	return entriesOf(content).flatMap((entry) => {
		const { file, body, bodyLine } = entry;
		const at = { file, line: bodyLine, field: "text" };
		if (body.trim() === "")
			return withText.has(file) ? [{ ...at, found: "nothing", expected: "the page's text, as Markdown below the fields" }] : [];
		if (withText.has(file)) return checkMarkdown(entry);
		return notes.has(file) ? [] : [{ ...at, found: "Markdown", expected: "nothing: the site shows only the fields of this file" }];
	});
}

/** Reports valid Markdown that probably isn't what the author meant. */
export function checkMarkdown({ file, body, bodyLine }: Entry<unknown>): Problem[] {
	return readArticle(body).mistakes.map(({ line, ...mistake }) => ({ file, line: bodyLine + line - 1, field: "text", ...mistake }));
}
