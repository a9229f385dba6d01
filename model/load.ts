import { checkContent } from "./checks/all.ts";
import type { Content } from "./content.ts";
import { readContent } from "./content.ts";
import { ContentError } from "./reading/problem.ts";

export type { Content } from "./content.ts";

/** Reads and checks the content folder. @throws {ContentError} with the mistakes from readContent or, if none, from checkContent. */
export function loadContent(options: Parameters<typeof readContent>[0]): Content {
	const content = readContent(options);
	const problems = checkContent(content);
	if (problems.length > 0) throw new ContentError(problems);
	return content;
}
