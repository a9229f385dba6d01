import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Problem } from "../model/problem.ts";
import { ContentError } from "../model/problem.ts";
import type { Site } from "../model/site-config.ts";
import { SITE_FILE } from "../model/site-config.ts";

/**
 * Reads site.config.ts as it is now. An `import` would be kept by Node, and would make Vite restart for each change.
 *
 * @throws {ContentError} with the file, line, field, found and allowed of each mistake.
 */
export async function readSite(): Promise<Site> {
	const url = pathToFileURL(resolve(SITE_FILE));
	url.searchParams.set("at", String(performance.now()));
	const module: { default: Site } = await import(/* @vite-ignore */ url.href).catch((error: Error) => {
		// By its name: Vite bundles its configuration, which gives this module a class of its own.
		if (error.name === "ContentError") throw error;
		throw new ContentError([syntaxProblem(error)]);
	});
	return module.default;
}

/** A file that is no TypeScript, such as one with a comma missing. Where it breaks stands in the error's stack alone. */
function syntaxProblem({ message, stack = "" }: Error): Problem {
	const [, line] = new RegExp(`${SITE_FILE}[^\\s:]*:(\\d+)`).exec(stack) ?? [];
	return {
		file: SITE_FILE,
		line: line === undefined ? undefined : Number(line),
		field: "(all)",
		found: message.trim().split("\n")[0] ?? message,
		allowed: 'each value in quotes and with a comma behind it, as in name: "Agency",',
	};
}
