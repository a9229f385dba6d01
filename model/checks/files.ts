import { globSync } from "node:fs";
import { basename, dirname, extname } from "node:path";
import { contentSources, READ_FOLDERS } from "../content.ts";
import { CONTENT_DIR } from "../reading/content-files.ts";
import { nearest } from "../reading/nearest.ts";
import { isPictureName, PICTURES_DIR } from "../reading/pictures.ts";
import type { Problem } from "../reading/problem.ts";
import { DRAWING_FILES } from "../site/logo.ts";

/** Figures that the owner has confirmed; only the launch check reads this file. */
export const CONFIRMED_FILE = `${CONTENT_DIR}/confirmed.md`;

const named = contentSources.flatMap(({ file, folder, slugs = [] }) => file ?? slugs.map((slug) => `${folder}/${slug}.md`));
const READ_FILES = [...named.map((file) => `${CONTENT_DIR}/${file}`), CONFIRMED_FILE, ...DRAWING_FILES];

/** Folders where every Markdown file is an entry. */
const ENTRY_FOLDERS = contentSources.flatMap(({ folder, slugs }) => (folder === undefined || slugs ? [] : [`${CONTENT_DIR}/${folder}`]));

function isRead(file: string): boolean {
	if (READ_FILES.includes(file)) return true;
	return dirname(file) === PICTURES_DIR ? isPictureName(basename(file)) : extname(file) === ".md" && ENTRY_FOLDERS.includes(dirname(file));
}

/** Reports files in content/ that are ignored because of their name or location. */
export function checkUnread(): Problem[] {
	const expected = `Markdown as NAME.md in ${READ_FOLDERS.join(", ")}; pictures (JPEG, PNG, WebP, AVIF, SVG) in ${PICTURES_DIR}; ${DRAWING_FILES.join(", ")}`;
	return globSync(`${CONTENT_DIR}/**/*`, { withFileTypes: true })
		.filter((entry) => entry.isFile() && !/^\.|^(Thumbs\.db|desktop\.ini)$/i.test(entry.name))
		.map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").replace(/^.*?(?=content\/)/, ""))
		.filter((file) => !isRead(file))
		.sort()
		.map((file) => {
			const folder = dirname(file);
			const suggestion = READ_FOLDERS.includes(folder) ? undefined : nearest(folder, READ_FOLDERS);
			return { file, field: "(all)", found: "an unused file", expected, suggestion };
		});
}
