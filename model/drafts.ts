import { collections } from "./collections.ts";
import { markdownFiles } from "./content-files.ts";
import { definitions } from "./site-pages.ts";
import { isDraft } from "./source.ts";

/** The files that say `draft: true`, which a build leaves out. */
export function draftFiles(): string[] {
	const folders = [...Object.values(collections), ...Object.values(definitions)].flatMap((source) =>
		"folder" in source && source.folder ? [source.folder] : [],
	);
	return folders.flatMap(markdownFiles).filter(isDraft).sort();
}
