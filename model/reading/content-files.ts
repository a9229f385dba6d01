import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder that holds the words. */
export const CONTENT_DIR = "content";

/** The Markdown files of a content folder, sorted; none when the folder is missing. */
export function markdownFiles(name: string): string[] {
	const dir = join(CONTENT_DIR, name);
	if (!existsSync(dir)) return [];
	return readdirSync(dir)
		.filter((file) => file.endsWith(".md"))
		.sort()
		.map((file) => `${CONTENT_DIR}/${name}/${file}`);
}
