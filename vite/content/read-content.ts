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

/** Files outside content/ that affect pages. */
export const SETTINGS = [".env", TOKENS_FILE];

/** Settings and content, read together. */
export interface SiteSource {
	site: Site;
	content: Content;
}

let atStart: Promise<SiteSource> | undefined;

/** Reads settings and content once for all plugins of a build. */
export function readOnce(): Promise<SiteSource> {
	atStart ??= read(false);
	return atStart;
}

/**
 * Returns a function that reads settings and content, including drafts, and rereads them after a change. It compares files,
 * because React Router runs a second instance of the plugins without a watcher.
 */
export function readAsChanged(): () => Promise<SiteSource> {
	let source: Promise<SiteSource> | undefined;
	let known = "";
	return () => {
		const stamp = filesFingerprint();
		if (!source || stamp !== known) source = read(true);
		known = stamp;
		return source;
	};
}

/** @throws {ContentError} for mistakes in settings and content and, in development, in the owner's colors and drawings. */
async function read(drafts: boolean): Promise<SiteSource> {
	const site = readSite();
	const content = loadContent({ placeholders: placeholdersOf(site), drafts });
	// Builds run scripts/check-content.ts first.
	const problems = drafts ? checkTokens() : [];
	if (problems.length > 0) throw new ContentError(problems);
	if (drafts) await Promise.all(DRAWING_FILES.map(readDrawing));
	return { site, content };
}

/** Returns a string that changes with the settings and content, including pictures. */
function filesFingerprint(): string {
	return [...SETTINGS, ...globSync(`${CONTENT_DIR}/**/*`)]
		.map((file) => {
			const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
			// Includes the size, because file systems round the time.
			return `${file} ${mtimeMs} ${size}`;
		})
		.join();
}
