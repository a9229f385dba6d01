import { readFileSync } from "node:fs";
import { loadContent } from "../model/load.ts";
import { checkUnwritten } from "../model/reading/left-to-write.ts";
import { ContentError, formatProblem } from "../model/reading/problem.ts";
import { unsaved } from "../model/reading/read-text.ts";
import { checkSamples } from "../model/site/invented.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";

/** A mistake in the build's words, and the field with it. */
export interface Mistake {
	message: string;
	file: string;
	field: string;
}

/** Returns everything that would stop a build, drafts included. */
function mistakesOfContent(): Mistake[] {
	const told = (problems: ContentError["problems"]) =>
		problems.map((problem) => ({ message: formatProblem(problem), file: problem.file, field: problem.field }));
	try {
		const site = readSite();
		const placeholders = placeholdersOf(site);
		loadContent({ placeholders, drafts: true });
		const published = loadContent({ placeholders });
		return told([...checkSamples(published, site), ...checkUnwritten(published)]);
	} catch (error) {
		if (error instanceof ContentError) return told(error.problems);
		throw error;
	}
}

/** Returns the mistakes that these texts would add to the content. Writes nothing. */
export function mistakesOf(files: ReadonlyMap<string, string>): Mistake[] {
	try {
		for (const [file, text] of files) unsaved.set(file, text);
		const after = mistakesOfContent();
		unsaved.clear();
		if (after.length === 0) return [];
		const before = new Set(mistakesOfContent().map(({ message }) => message));
		return after.filter(({ message }) => !before.has(message));
	} finally {
		unsaved.clear();
	}
}

/** Reads a content file, its byte order mark included. @throws when it is not UTF-8. */
export const readSource = (file: string): string => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
