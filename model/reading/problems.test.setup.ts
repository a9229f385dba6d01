import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";

/** Returns the problems with which a function throws. */
export function problemsIn(run: () => unknown): readonly Problem[] {
	try {
		run();
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	}
	return [];
}
