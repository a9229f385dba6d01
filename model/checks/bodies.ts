import { checkLinks, checkSlips } from "../article.ts";
import { entriesOf } from "../entries.ts";
import type { Content } from "../load.ts";
import type { Problem } from "../problem.ts";
import { articleFormOf } from "../site-pages.ts";

/** Markdown below the frontmatter: links to pages that do not exist, slips, and text where no screen would show it. */
export function checkBodies(content: Content): Problem[] {
	const paths = new Set(content.pages.map(({ path }) => path));
	const withText = new Set(content.pages.filter((page) => articleFormOf(page)).map(({ entry }) => entry.file));
	// What nobody but editors reads may have notes for them.
	const shown = entriesOf(content).filter((entry) => entry !== content.redirects && !content.facts.some((fact) => fact === entry));
	return shown.flatMap((entry) => {
		const { file, body, bodyLine } = entry;
		const empty = body.trim() === "";
		if (withText.has(file)) {
			if (empty) return [{ file, line: bodyLine, field: "text", found: "nothing", allowed: "the page's text as Markdown below the fields" }];
			return [...checkLinks(entry, paths), ...checkSlips(entry)];
		}
		if (empty) return [];
		return [{ file, line: bodyLine, field: "text", found: "Markdown", allowed: "nothing: only the fields above are shown" }];
	});
}
