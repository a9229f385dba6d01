import { globSync, statSync } from "node:fs";
import { checkUnfinished } from "../../model/checks/texts.ts";
import { type Content, draftFiles } from "../../model/content.ts";
import { adviceOn, loadContent } from "../../model/load.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { pictureNames } from "../../model/reading/pictures.ts";
import { ContentError, formatProblems } from "../../model/reading/problem.ts";
import { DRAWING_FILES } from "../../model/site/logo.ts";
import { checkSamples } from "../../model/site/sample-entries.ts";
import { placeholdersOf, readSite, type Site } from "../../model/site/site.ts";
import { readDrawing } from "../pictures/drawings.ts";
import { pictureSize } from "../pictures/own-pictures.ts";
import { faces } from "../styles/faces.ts";
import { readFont } from "../styles/font-file.ts";
import { checkTokens, TOKENS_FILE } from "../styles/tokens.ts";

/** Files outside content/ that affect pages. */
export const SETTINGS = [".env", TOKENS_FILE];

/** Settings and content, read together. */
export interface SiteSource {
	site: Site;
	content: Content;
}

let atStart: Promise<SiteSource> | undefined;

/** Reads and checks everything once for all plugins of a build, and prints skipped drafts and warnings. */
export function readOnce(): Promise<SiteSource> {
	atStart ??= read(false);
	return atStart;
}

/**
 * Returns a function that reads settings and content, including drafts, and rereads them after a change. It compares files,
 * because React Router runs a second instance of the plugins without a watcher.
 * @param change Applied to everything that is read.
 */
export function readAsChanged(change = (source: SiteSource) => source): () => Promise<SiteSource> {
	let source: Promise<SiteSource> | undefined;
	let known = "";
	return () => {
		const stamp = filesFingerprint();
		if (!source || stamp !== known) source = read(true).then(change);
		known = stamp;
		return source;
	};
}

/** Reads and checks all sources. Only a build checks pictures, fonts, samples, and unfinished text. @throws {ContentError} */
async function read(drafts: boolean): Promise<SiteSource> {
	const site = readSite();
	const content = loadContent({ placeholders: placeholdersOf(site), drafts });
	const problems = checkTokens();
	if (!drafts) {
		problems.push(...checkSamples(content, site), ...checkUnfinished(content));
		for (const name of pictureNames()) await pictureSize(name);
		for (const face of faces) readFont(face);
		const skipped = draftFiles();
		if (skipped.length > 0) console.log(`Skipped drafts: ${skipped.join(", ")}`);
		const advice = adviceOn(content);
		if (advice.length > 0) console.error(`Warnings (these don't stop a build):\n${formatProblems(advice)}`);
	}
	if (problems.length > 0) throw new ContentError(problems);
	for (const file of DRAWING_FILES) await readDrawing(file);
	return { site, content };
}

/** Returns a string that changes whenever a setting, content file, or picture does. */
function filesFingerprint(): string {
	return [...SETTINGS, ...globSync(`${CONTENT_DIR}/**/*`)]
		.map((file) => {
			const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
			// Includes the size, because file systems round modification times.
			return `${file} ${mtimeMs} ${size}`;
		})
		.join();
}
