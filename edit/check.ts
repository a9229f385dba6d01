import { readFileSync } from "node:fs";
import { loadContent } from "../model/load.ts";
import { checkUnwritten } from "../model/reading/left-to-write.ts";
import type { Problem } from "../model/reading/problem.ts";
import { ContentError, formatProblem } from "../model/reading/problem.ts";
import { unsaved } from "../model/reading/read-text.ts";
import { checkSamples } from "../model/site/invented.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";

/** Everything that would stop a build, drafts included. */
function problemsOfContent(): Problem[] {
	try {
		const site = readSite();
		const placeholders = placeholdersOf(site);
		loadContent({ placeholders, drafts: true });
		const published = loadContent({ placeholders });
		return [...checkSamples(published, site), ...checkUnwritten(published)];
	} catch (error) {
		if (error instanceof ContentError) return [...error.problems];
		throw error;
	}
}

/** A mistake as the build says it, and where. */
export interface Mistake {
	message: string;
	file: string;
	field: string;
}

/** Returns the mistakes that these texts would bring into the content, without those that are there already. Writes nothing. */
export function mistakesOf(files: ReadonlyMap<string, string>): Mistake[] {
	const told = (problems: readonly Problem[]) => problems.map((problem) => ({ ...problem, message: formatProblem(problem) }));
	try {
		for (const [file, text] of files) unsaved.set(file, text);
		const after = told(problemsOfContent());
		unsaved.clear();
		if (after.length === 0) return [];
		const before = new Set(told(problemsOfContent()).map(({ message }) => message));
		return after.filter(({ message }) => !before.has(message)).map(({ message, file, field }) => ({ message, file, field }));
	} finally {
		unsaved.clear();
	}
}

/**
 * Reads a content file, its byte order mark included.
 *
 * @throws when it is not UTF-8.
 */
export const readSource = (file: string): string => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
