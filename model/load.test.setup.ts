import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { addEntry } from "../scripts/new/entry.ts";
import { loadContent } from "./load.ts";
import { markdownFiles } from "./reading/content-files.ts";
import { TO_WRITE } from "./reading/left-to-write.ts";
import { problemsIn } from "./reading/problems.test.setup.ts";
import { isDraft } from "./reading/read-entry.ts";
import { placeholdersOf, readSite } from "./site/site.ts";

const site = readSite();

/** What the texts may count and name. */
export const placeholders = placeholdersOf(site);

/** The project's own folder, where the tests begin. */
export const home = process.cwd();

const QUOTED = "says:\n  - page: /terms-of-service\n    text: Results are not guaranteed\n---\n";

/** Whether a folder of the content has a page that is no draft. */
export const hasAny = (folder: string) => !markdownFiles(folder).every(isDraft);

/**
 * Gives each test of the file a copy of the site's own content to spoil, as the working directory, so that the tests hold for
 * whatever it says. Its facts quote the pages that the tests change: here they quote the one page that no test does.
 */
export function spoilACopy(): void {
	let dir: string;
	beforeEach(() => {
		dir = mkdtempSync(join(tmpdir(), "content-"));
		cpSync("content", join(dir, "content"), { recursive: true });
		process.chdir(dir);
		for (const name of readdirSync("content/facts")) change(join("content/facts", name), (text) => text.replace(/^says:\n[\s\S]*?\n---\n/m, QUOTED));
		// A site may have none; these tests need one of each to change.
		for (const [folder, kind] of [
			["people", "person"],
			["posts", "post"],
		] as const) {
			if (hasAny(folder)) continue;
			const { file } = addEntry(kind, "Made for the test", loadContent({ placeholders }), true);
			change(file, (text) => text.replaceAll(TO_WRITE, "Written:"));
		}
	});
	afterEach(() => {
		process.chdir(home);
		rmSync(dir, { recursive: true });
	});
}

/** The mistakes that loading the content finds now. */
export const problems = () => problemsIn(() => loadContent({ placeholders }));

/** Rewrites a file. */
export const change = (file: string, edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, "utf8")));

/** The first file of a kind of page. */
export const aFile = (kind: "services" | "industries" | "posts" | "caseStudies" | "testimonials") =>
	String(loadContent({ placeholders })[kind][0]?.file);
