import { readArticle } from "../articles/article.ts";
import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";

/** Reports what is wrong with Markdown below the fields: mistakes, and text where no screen would show it. */
export function checkBodies(content: Content): Problem[] {
	const withText = new Set(content.pages.filter(({ articleForm }) => articleForm).map(({ entry }) => entry.file));
	// Editors may leave notes in files that no page shows.
	const shown = entriesOf(content).filter((entry) => entry !== content.redirects && !content.facts.some((fact) => fact === entry));
	return shown.flatMap((entry) => {
		const { file, body, bodyLine } = entry;
		const empty = body.trim() === "";
		if (withText.has(file)) {
			if (empty) return [{ file, line: bodyLine, field: "text", found: "nothing", allowed: "the page's text as Markdown below the fields" }];
			return checkMarkdown(entry);
		}
		if (empty) return [];
		return [{ file, line: bodyLine, field: "text", found: "Markdown", allowed: "nothing: only the fields above are shown" }];
	});
}

/** Reports Markdown that a page would show as signs, or that is not what the editor meant. */
export function checkMarkdown({ file, body, bodyLine }: Entry<unknown>): Problem[] {
	return readArticle(body).mistakes.map(({ line, ...mistake }) => ({ file, line: bodyLine + line - 1, field: "text", ...mistake }));
}
