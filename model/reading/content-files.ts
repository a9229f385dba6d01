import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const CONTENT_DIR = "content";

/** Returns the Markdown files of a content folder, sorted; none if there is no such folder. */
export function markdownFiles(folder: string): string[] {
	const dir = join(CONTENT_DIR, folder);
	if (!existsSync(dir)) return [];
	return readdirSync(dir)
		.filter((file) => file.endsWith(".md"))
		.sort()
		.map((file) => `${CONTENT_DIR}/${folder}/${file}`);
}
