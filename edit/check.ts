import { checkUnfinished } from "../model/checks/texts.ts";
import { draftFiles } from "../model/content.ts";
import { loadContent } from "../model/load.ts";
import { ContentError, formatProblem, type Problem } from "../model/reading/problem.ts";
import { unsaved } from "../model/reading/read-entry.ts";
import { checkSamples } from "../model/site/sample-entries.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";

/** Checks the content as if the given files had been saved. Returns problems that would stop a build, or problems in drafts. */
function problemsWith(files: readonly { file: string; to: string }[]): readonly Problem[] {
	for (const { file, to } of files) unsaved.set(file, to);
	try {
		const site = readSite();
		const placeholders = placeholdersOf(site);
		const published = loadContent({ placeholders });
		if (draftFiles().length > 0) loadContent({ placeholders, drafts: true });
		return [...checkSamples(published, site), ...checkUnfinished(published)];
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	} finally {
		unsaved.clear();
	}
}

/** Returns the problems that new versions of files would introduce. Writes nothing. */
export function problemsOf(files: Parameters<typeof problemsWith>[0]): Problem[] {
	const after = problemsWith(files);
	const before = after.length > 0 ? problemsWith([]).map(formatProblem) : [];
	return after.filter((problem) => !before.includes(formatProblem(problem)));
}
