import { markdownFiles } from "../content-files.ts";
import type { Content } from "../load.ts";
import type { Problem } from "../problem.ts";
import { definitions } from "../site-pages.ts";

/** Files in folders whose pages are fixed: one more would be shown nowhere. */
export function checkFiles({ pages, notFound }: Content): Problem[] {
	const shown = new Set(
		[...pages, notFound].filter(({ kind, entry }) => definitions[kind].slugs?.includes(entry.slug) ?? true).map(({ entry }) => entry.file),
	);
	const fixed = ["pages", ...Object.values(definitions).flatMap(({ folder, slugs }) => (folder && slugs ? [folder] : []))];
	return fixed
		.flatMap(markdownFiles)
		.filter((file) => !shown.has(file))
		.map((file) => ({
			file,
			field: "(all)",
			found: "a file that no address leads to",
			allowed: "only the pages of model/pages.ts; `npm run new` writes what may grow",
		}));
}
