import { existsSync } from "node:fs";
import { parseEnv } from "node:util";
import { nearest } from "../reading/nearest.ts";
import type { Problem } from "../reading/problem.ts";
import { readText } from "../reading/read-entry.ts";

const ENV_FILE = ".env";
const PREFIX = "SITE_";

/** A variable, and where it is set: a file and line, or "the environment". */
interface Variable extends Pick<Problem, "file" | "line"> {
	text: string;
}

/**
 * Reads the SITE_ variables without changing `process.env`, so that development picks up changes to .env. The environment
 * overrides .env. Variables other than `known` are problems in .env; in the environment, only if they look like a typo.
 */
export function readVariables(known: readonly string[]): { variables: ReadonlyMap<string, Variable>; problems: Problem[] } {
	const text = existsSync(ENV_FILE) ? readText(ENV_FILE) : "";
	const lineOf = (name: string) => text.split("\n").findIndex((line) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(line)) + 1;
	const found: [string, Variable][] = [
		...Object.entries(parseEnv(text)).map(([name, value = ""]): [string, Variable] => [
			name,
			{ text: value, file: ENV_FILE, line: lineOf(name) },
		]),
		...Object.entries(process.env).map(([name, value = ""]): [string, Variable] => [name, { text: value, file: "the environment" }]),
	].filter(([name, { file }]) => name.startsWith(PREFIX) && !isSetByNetlify(name, file));
	const names = known.map((name) => name.slice(PREFIX.length));
	const problems = found.flatMap(([name, { file, line }]): Problem[] => {
		if (known.includes(name) || (name === "SITE_BUILD_DIR" && file !== ENV_FILE)) return [];
		const near = nearest(name.slice(PREFIX.length), names);
		if (file !== ENV_FILE && near === undefined) return [];
		const suggestion = near && PREFIX + near;
		return [{ file, line, field: name, found: "an unknown variable", expected: known.join(", "), suggestion }];
	});
	return { variables: new Map(found.filter(([name]) => known.includes(name))), problems };
}

/** Netlify sets SITE_NAME to the site's Netlify subdomain. */
const isSetByNetlify = (name: string, file: string) => name === "SITE_NAME" && file !== ENV_FILE && process.env.NETLIFY === "true";
