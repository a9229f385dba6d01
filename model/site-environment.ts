import { existsSync } from "node:fs";
import { parseEnv } from "node:util";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { readText } from "./read-text.ts";

const ENV_FILE = ".env";
const PREFIX = "SITE_";

/** Variables that say how to build and not whose site it is. */
const OF_THE_BUILD = ["SITE_BUILD_DIR", "SITE_TEST_ROUTES", "SITE_STOCK_BUILD"];

/** A setting as the environment has it. */
interface Variable {
	text: string;
	/** Where it is set: .env with its line, or the environment. */
	place: Pick<Problem, "file" | "line">;
}

/** What the environment and .env say of the site, and the variables that nobody reads. */
interface Environment {
	variables: ReadonlyMap<string, Variable>;
	problems: Problem[];
}

/**
 * Reads the site's variables: the environment wins over .env. They are not put into process.env, so that a line changed in
 * .env counts while the dev server runs.
 *
 * @param known The variables that say whose site it is.
 */
export function readEnvironment(known: readonly string[]): Environment {
	const text = existsSync(ENV_FILE) ? readText(ENV_FILE) : "";
	const lines = text.split("\n");
	const placeOf = (name: string) => ({ file: ENV_FILE, line: lines.findIndex((row) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(row)) + 1 });
	const read = [...known, ...OF_THE_BUILD];
	const variables = new Map<string, Variable>();
	const problems: Problem[] = [];
	const add = (name: string, value: string | undefined, place: Variable["place"], isOurs: boolean) => {
		if (!name.startsWith(PREFIX) || value === undefined) return;
		if (known.includes(name)) variables.set(name, { text: value, place });
		if (read.includes(name)) return;
		// What every name begins with makes none nearer.
		const part = nearest(
			name.slice(PREFIX.length),
			read.map((other) => other.slice(PREFIX.length)),
		);
		const suggestion = part === undefined ? undefined : PREFIX + part;
		// A host may have variables of its own that begin alike.
		if (isOurs || suggestion) problems.push({ ...place, field: name, found: "a variable that nothing reads", allowed: known.join(", "), suggestion });
	};
	for (const [name, value] of Object.entries(parseEnv(text))) add(name, value, placeOf(name), true);
	for (const [name, value] of Object.entries(process.env)) {
		// Netlify sets it to the first part of the site's own address there.
		if (process.env.NETLIFY === "true" && name === "SITE_NAME") continue;
		add(name, value, { file: "the environment", line: undefined }, false);
	}
	return { variables, problems };
}
