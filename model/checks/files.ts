import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Content } from "../content.ts";
import { contentSources, READ_FOLDERS } from "../content.ts";
import { pageTable } from "../pages.ts";
import { CONTENT_DIR, markdownFiles } from "../reading/content-files.ts";
import { nearest } from "../reading/nearest.ts";
import { isPictureName, PICTURES_DIR } from "../reading/pictures.ts";
import type { Problem } from "../reading/problem.ts";
import { DRAWING_FILES } from "../site/logo.ts";

/** What an owner has to have confirmed; only the launch check reads it. */
export const CONFIRMED_FILE = `${CONTENT_DIR}/confirmed.md`;

/** The files that are read from outside any folder. */
const READ_FILES = [...contentSources.flatMap(({ file }) => (file ? [`${CONTENT_DIR}/${file}`] : [])), CONFIRMED_FILE, ...DRAWING_FILES];

const inPictures = (file: string) => dirname(file).startsWith(PICTURES_DIR);

/** Reports Markdown that no page would show: in folders that are not read, and in folders whose pages are fixed. */
export function checkFiles({ pages, notFound }: Content): Problem[] {
	const unknown = globSync(`${CONTENT_DIR}/*/**/*.md`)
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => !READ_FOLDERS.includes(dirname(file)) && !inPictures(file));
	const fixedFolders = ["pages", ...Object.values(pageTable).flatMap(({ folder, slugs }) => (folder && slugs ? [folder] : []))];
	const shown = [...pages, notFound].filter(({ kind, entry }) => pageTable[kind].slugs?.includes(entry.slug) ?? true).map(({ entry }) => entry.file);
	return [
		...unknown.map((file) => ({
			file,
			field: "(folder)",
			found: "a folder that nothing is read from",
			allowed: READ_FOLDERS.join(", "),
			suggestion: nearest(dirname(file), READ_FOLDERS),
		})),
		...fixedFolders
			.flatMap(markdownFiles)
			.filter((file) => !shown.includes(file))
			.map((file) => ({
				file,
				field: "(all)",
				found: "a file that no URL leads to",
				allowed: "only the pages of model/pages.ts; add others with `npm run new`",
			})),
	];
}

/** Reports files in content/ that nothing reads because of their name or place. */
export function checkUnread(): Problem[] {
	const isRead = (file: string) =>
		READ_FILES.includes(file) ||
		(dirname(file) === PICTURES_DIR ? isPictureName(basename(file)) : file.endsWith(".md") && dirname(file) !== CONTENT_DIR && !inPictures(file));
	const allowed = `Markdown as NAME.md in ${READ_FOLDERS.join(", ")}; JPEG, PNG, WebP, AVIF, and SVG in ${PICTURES_DIR}; ${DRAWING_FILES.join(", ")}`;
	return globSync(`${CONTENT_DIR}/**/*`, { withFileTypes: true })
		.filter((entry) => entry.isFile() && !/^\.|^(Thumbs\.db|desktop\.ini)$/i.test(entry.name))
		.map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").replace(/^.*?(?=content\/)/, ""))
		.filter((file) => !isRead(file))
		.sort()
		.map((file) => ({ file, field: "(all)", found: "a file that nothing reads", allowed }));
}
