import { globSync, statSync } from "node:fs";
import { CONTENT_DIR } from "../model/content-files.ts";
import type { Content } from "../model/load.ts";
import { loadContent } from "../model/load.ts";
import { FAVICON_FILE, LOGO_FILE } from "../model/logo.ts";
import { ContentError } from "../model/problem.ts";
import type { Site } from "../model/site-config.ts";
import { placeholdersOf, SITE_FILE } from "../model/site-config.ts";
import { checkLogos } from "./own-logo.ts";
import { readSite } from "./read-site.ts";
import { checkTokens, TOKENS_FILE } from "./tokens.ts";

/** The files that say whose site it is and how it looks. */
export const SETTINGS = [SITE_FILE, ".env", LOGO_FILE, FAVICON_FILE, TOKENS_FILE];

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
	const site = await readSite();
	const content = loadContent({ placeholders: placeholdersOf(site), drafts });
	// A build asks for them beforehand (scripts/check-content.ts).
	if (drafts) await checkLooks();
	return { site, content };
}

/** @throws {ContentError} with what is wrong with the owner's drawings and colours. */
async function checkLooks(): Promise<void> {
	const problems = checkTokens();
	if (problems.length > 0) throw new ContentError(problems);
	await checkLogos();
}

/** Tells two states of the settings and the content apart. */
function stampOfFiles(): string {
	return [...SETTINGS, ...globSync(`${CONTENT_DIR}/**/*.md`)]
		.map((file) => {
			const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
			// A file that is just being written may keep its time: clocks of file systems tick slowly.
			return `${file} ${mtimeMs} ${size}`;
		})
		.join();
}
