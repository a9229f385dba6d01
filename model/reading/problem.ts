import { inspect } from "node:util";
import { CONTENT_DIR } from "./content-files.ts";

/** A mistake in a file or setting, with what the author needs to fix it. */
export interface Problem {
	file: string;
	/** Line in the file, starting at 1. */
	line?: number;
	/** The field, such as faq.2.answer. List positions start at 0 here and at 1 in messages. */
	field: string;
	found: string;
	/** What to write instead. */
	expected: string;
	suggestion?: string;
}

/** Returns a problem with a field of a content file. */
export function problemAt(
	{ file, lineOf }: { file: string; lineOf: (path: readonly PropertyKey[]) => number },
	path: readonly PropertyKey[],
	found: string,
	expected: string,
	suggestion?: string,
): Problem {
	return { file, line: lineOf(path), field: path.join("."), found, expected, suggestion };
}

/** Formats a problem on one line: file:line  field: found …; expected …; did you mean "…"? */
export function formatProblem({ file, line, field, found, expected, suggestion }: Problem): string {
	const place = line === undefined ? file : `${file}:${line}`;
	const name = field.replace(/\.(\d+)(?=\.|$)/g, (_, index) => `.${Number(index) + 1}`);
	const hint = suggestion === undefined ? "" : `; did you mean "${suggestion}"?`;
	return `${place}  ${name}: found ${found}; expected ${expected}${hint}`;
}

/** Formats problems, one per line. Groups equal ones; only the first in a group says what is expected. */
export function formatProblems(problems: readonly Problem[]): string {
	const groups = Map.groupBy(problems, ({ field, found, expected }) => [field, found, expected].join());
	const again = { expected: "the same", suggestion: undefined };
	const shown = [...groups.values()].flatMap((equal) => equal.map((problem, index) => (index === 0 ? problem : { ...problem, ...again })));
	return shown.map(formatProblem).join("\n");
}

/** An error with a list of all problems, so that one run reports every mistake. */
export class ContentError extends Error {
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		const where = problems.some(({ file }) => file.startsWith(`${CONTENT_DIR}/`)) ? "content" : "configuration";
		const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
		super(`${count} in the ${where}:\n${formatProblems(problems)}`);
		this.name = "ContentError";
		// Stack traces are noise here.
		this.stack = `${this.name}: ${this.message}`;
		this.problems = problems;
	}

	/** Prints only the message; Node would append the problems as objects. */
	[inspect.custom](): string {
		return this.message;
	}
}
