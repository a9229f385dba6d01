import { ContentError, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Returns the problems that a function throws. */
export function problemsIn(run: () => unknown): readonly Problem[] {
	try {
		run();
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	}
	return [];
}

/** Returns an entry with all fields on line 1 and Markdown from line 10. */
export const entryOf = <Data>(slug: string, data: Data, body = ""): Entry<Data> => ({
	file: `content/${slug}.md`,
	slug,
	data,
	body,
	bodyLine: 10,
	confirm: [],
	lineOf: () => 1,
});
