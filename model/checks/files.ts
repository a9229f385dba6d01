import { globSync } from "node:fs";
import { dirname } from "node:path";
import { CONTENT_DIR, markdownFiles } from "../content-files.ts";
import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import { PICTURES_DIR } from "../pictures.ts";
import type { Problem } from "../problem.ts";
import { definitions } from "../site-pages.ts";
import { READ_FOLDERS } from "./unread.ts";

/** Files that would be shown nowhere: in folders that nobody reads, and in folders whose pages are fixed. */
export function checkFiles(content: Content): Problem[] {
	return [...inUnknownFolders(), ...beyondFixed(content)];
}

function inUnknownFolders(): Problem[] {
	return globSync(`${CONTENT_DIR}/*/**/*.md`)
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => !READ_FOLDERS.includes(dirname(file)) && !dirname(file).startsWith(PICTURES_DIR))
		.map((file) => ({
			file,
			field: "(folder)",
			found: "a folder that nothing is read from",
			allowed: READ_FOLDERS.join(", "),
			suggestion: nearest(dirname(file), READ_FOLDERS),
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
