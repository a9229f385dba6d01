import { globSync } from "node:fs";
import { dirname } from "node:path";
import { collections } from "../collections.ts";
import { CONTENT_DIR, markdownFiles } from "../content-files.ts";
import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import { PICTURES_DIR } from "../pictures.ts";
import type { Problem } from "../problem.ts";
import { definitions } from "../site-pages.ts";

/** Files that would be shown nowhere: in folders that nobody reads, and in folders whose pages are fixed. */
export function checkFiles(content: Content): Problem[] {
	return [...inUnknownFolders(), ...beyondFixed(content)];
}

function inUnknownFolders(): Problem[] {
	const folders = [...Object.values(collections), ...Object.values(definitions)].flatMap((source) =>
		"folder" in source && source.folder ? [source.folder] : [],
	);
	const known = ["pages", ...folders].map((folder) => `${CONTENT_DIR}/${folder}`);
	return globSync(`${CONTENT_DIR}/*/**/*.md`)
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => !known.includes(dirname(file)) && !dirname(file).startsWith(PICTURES_DIR))
		.map((file) => ({
			file,
			field: "(folder)",
			found: "a folder that nothing is read from",
			allowed: known.sort().join(", "),
			suggestion: nearest(dirname(file), known),
		}));
}

function beyondFixed({ pages, notFound }: Content): Problem[] {
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
