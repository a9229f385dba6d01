import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program stands; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
	return (process.env.PATH ?? "")
		.split(delimiter)
		.map((folder) => join(folder, name))
		.find((path) => existsSync(path));
}

/** Where a program stands. @throws when it is not installed. */
export function programOf(name: string): string {
	const path = findProgram(name);
	if (!path) throw new Error(`${name} is not installed.`);
	return path;
}
