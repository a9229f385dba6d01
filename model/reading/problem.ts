import { inspect } from "node:util";
import { CONTENT_DIR } from "./content-files.ts";

/** One mistake in a content file or the configuration, told so that an editor can mend it. */
export interface Problem {
	/** Path from the project's root. */
	file: string;
	/** Line in the file, from 1. */
	line?: number;
	/** The field, for example faq.2.answer; places in lists from 0, which messages count from 1. */
	field: string;
	/** What stands there. */
	found: string;
	/** What may stand there. */
	allowed: string;
	/** The nearest valid value. */
	suggestion?: string;
}

/** One problem on one line: file:line field: found …; allowed …; did you mean …? */
export function formatProblem({ file, line, field, found, allowed, suggestion }: Problem): string {
	const place = line === undefined ? file : `${file}:${line}`;
	const name = field.replace(/\.(\d+)(?=\.|$)/g, (_, index) => `.${Number(index) + 1}`);
	const hint = suggestion === undefined ? "" : `; did you mean "${suggestion}"?`;
	return `${place}  ${name}: found ${found}; allowed: ${allowed}${hint}`;
}

/** Thrown with every problem that was found, so that one run tells all of them. */
export class ContentError extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		const where = problems.some(({ file }) => file.startsWith(`${CONTENT_DIR}/`)) ? "content" : "configuration";
		super(`${problems.length === 1 ? "A mistake" : `${problems.length} mistakes`} in the ${where}:\n${problems.map(formatProblem).join("\n")}`);
		this.name = "ContentError";
		// Where in the program a mistake of the content was noticed helps nobody.
		this.stack = `${this.name}: ${this.message}`;
		this.problems = problems;
	}

	/** What a terminal shows of it: the mistakes as text and not once more as an object. */
	[inspect.custom](): string {
		return this.message;
	}
}
