import { checkContent } from "./checks/all.ts";
import type { Content } from "./content.ts";
import { readContent } from "./content.ts";
import { ContentError } from "./reading/problem.ts";

export type { Content } from "./content.ts";

/** Reads the content folder and checks its files against each other. @throws {ContentError} with the mistakes in all files or, if there are none, between files. */
export function loadContent(options: Parameters<typeof readContent>[0]): Content {
	const content = readContent(options);
	const problems = checkContent(content);
	if (problems.length > 0) throw new ContentError(problems);
	return content;
}
