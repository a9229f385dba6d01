import { globSync, statSync } from "node:fs";
import type { Content } from "../../model/load.ts";
import { loadContent } from "../../model/load.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { ContentError } from "../../model/reading/problem.ts";
import { DRAWING_FILES } from "../../model/site/logo.ts";
import type { Site } from "../../model/site/site.ts";
import { placeholdersOf, readSite } from "../../model/site/site.ts";
import { readDrawing } from "../pictures/drawings.ts";
import { checkTokens, TOKENS_FILE } from "../styles/tokens.ts";

/** Files outside content/ that change what pages show. */
export const SETTINGS = [".env", TOKENS_FILE];

/** The configuration and the content as they were read together. */
export interface SiteSource {
	site: Site;
	content: Content;
}

let atStart: Promise<SiteSource> | undefined;

/** Both as they are at the start of a build, read once for all plugins. */
export function readOnce(): Promise<SiteSource> {
	atStart ??= read(false);
	return atStart;
}

/**
 * Reads both with all drafts, anew whenever a file has changed. It asks the files and no watcher, since React Router has
 * a second instance of the plugins at work, without a server.
 */
export function readAsChanged(): () => Promise<SiteSource> {
	let source: Promise<SiteSource> | undefined;
	let known = "";
	return () => {
		const stamp = stampOfFiles();
		if (!source || stamp !== known) source = read(true);
		known = stamp;
		return source;
	};
}

async function read(drafts: boolean): Promise<SiteSource> {
	const site = readSite();
	const content = loadContent({ placeholders: placeholdersOf(site), drafts });
	// A build asks for them beforehand (scripts/check-content.ts).
	if (drafts) await checkLooks();
	return { site, content };
}

/** @throws {ContentError} with the mistakes in the owner's colors and drawings. */
async function checkLooks(): Promise<void> {
	const problems = checkTokens();
	if (problems.length > 0) throw new ContentError(problems);
	await Promise.all(DRAWING_FILES.map(readDrawing));
}

/** A string that changes with the settings and the content, pictures included. */
function stampOfFiles(): string {
	return [...SETTINGS, ...globSync(`${CONTENT_DIR}/**/*`)]
		.map((file) => {
			const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
			// The size as well: file systems round the time.
			return `${file} ${mtimeMs} ${size}`;
		})
		.join();
}
