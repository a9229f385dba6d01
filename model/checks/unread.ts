import { globSync } from "node:fs";
import { basename, dirname, extname } from "node:path";
import { collections } from "../collections.ts";
import { CONTENT_DIR } from "../content-files.ts";
import { FAVICON_FILE, LOGO_FILE } from "../logo.ts";
import { isPictureName, PICTURES_DIR } from "../pictures.ts";
import type { Problem } from "../problem.ts";
import { definitions } from "../site-pages.ts";

/** What an owner has to have confirmed; only the launch check reads it. */
export const CONFIRMED_FILE = `${CONTENT_DIR}/confirmed.md`;

const sources = [...Object.values(collections), ...Object.values(definitions)];

/** The folders whose Markdown files are read. */
export const READ_FOLDERS: readonly string[] = [
	...new Set(["pages", ...sources.flatMap((source) => ("folder" in source && source.folder ? [source.folder] : []))]),
]
	.map((folder) => `${CONTENT_DIR}/${folder}`)
	.sort();

/** The files that are read wherever no folder is. */
const READ_FILES = [
	...sources.flatMap((source) => ("file" in source && source.file ? [`${CONTENT_DIR}/${source.file}`] : [])),
	CONFIRMED_FILE,
	LOGO_FILE,
	FAVICON_FILE,
];

/** Files in content/ that nothing reads, by their endings or places. Markdown in folders that nobody reads stops a build. */
export function checkUnread(): Problem[] {
	return globSync(`${CONTENT_DIR}/**/*`, { withFileTypes: true })
		.filter((entry) => entry.isFile() && !/^\.|^(Thumbs\.db|desktop\.ini)$/i.test(entry.name))
		.map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").replace(/^.*?(?=content\/)/, ""))
		.filter((file) => !isRead(file))
		.sort()
		.map((file) => ({ file, field: "(all)", found: "a file that nothing reads", allowed: whatIsRead(file) }));
}

function isRead(file: string): boolean {
	const folder = dirname(file);
	if (READ_FILES.includes(file)) return true;
	if (folder === PICTURES_DIR) return isPictureName(basename(file));
	// What Markdown lies elsewhere is a mistake (files.ts).
	return file.endsWith(".md") && folder !== CONTENT_DIR && !folder.startsWith(PICTURES_DIR);
}

function whatIsRead(file: string): string {
	const name = basename(file);
	if (file.startsWith(`${PICTURES_DIR}/`)) return `JPEG, PNG, WebP, AVIF and SVG in ${PICTURES_DIR} itself, without folders in it`;
	if (/^(logo|favicon)\./i.test(name) && dirname(file) === CONTENT_DIR) return `a drawing exported as SVG: ${LOGO_FILE}, ${FAVICON_FILE}`;
	if (isPictureName(name)) return `pictures in ${PICTURES_DIR}`;
	if (/^\.(md|markdown|mdx|txt)$/i.test(extname(name)) && dirname(file) !== CONTENT_DIR)
		return `a name that ends in .md: ${name.slice(0, -extname(name).length)}.md`;
	return `files that end in .md, in a folder: ${READ_FOLDERS.join(", ")}`;
}
