import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { addEntry } from "../scripts/new/entry.ts";
import { UNFINISHED_PREFIX } from "./checks/texts.ts";
import { loadContent } from "./load.ts";
import { markdownFiles } from "./reading/content-files.ts";
import { problemsIn } from "./reading/entries.test.setup.ts";
import { formatProblem } from "./reading/problem.ts";
import { isDraft } from "./reading/read-entry.ts";
import { placeholdersOf, readSite } from "./site/site.ts";

const placeholders = placeholdersOf(readSite());

/** Loads the content in the working directory. */
export const load = (drafts = false) => loadContent({ placeholders, drafts });

/** Returns a message for each problem with the content. */
export const problems = () => problemsIn(load).map(formatProblem);

export const change = (file: string, edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, "utf8")));

/** Adds a field before all others. */
export const addField = (file: string, field: string) => change(file, (text) => text.replace("---\n", `---\n${field}\n`));

/** Removes a single-line field. */
export const removeField = (file: string, name: string) => change(file, (text) => text.replace(new RegExp(`^${name}: .*\n`, "m"), ""));

/** Adds a photo to content/photos.md. */
export const addPhoto = (id: string, alt: string) =>
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, `\n  - id: ${id}\n    alt: ${alt}\n---\n`));

/** Appends a paragraph to a file's Markdown, and returns its line number. */
export function addParagraph(file: string, paragraph: string): number {
	change(file, (text) => `${text.trimEnd()}\n\n${paragraph}\n`);
	return readFileSync(file, "utf8").trimEnd().split("\n").length;
}

/** Returns the file of the first entry in display order. */
export const firstFileOf = (kind: "services" | "industries" | "posts" | "testimonials" | "people") => String(load()[kind][0]?.file);

/** Runs each test in a copy of the content. Owners may delete all people, posts, or testimonials, so it adds one of each if needed. */
export function workInCopy(): void {
	const root = process.cwd();
	let dir: string;
	beforeEach(() => {
		dir = mkdtempSync(join(tmpdir(), "content-"));
		cpSync("content", join(dir, "content"), { recursive: true });
		process.chdir(dir);
		for (const [folder, kind] of Object.entries({ people: "person", posts: "post", testimonials: "testimonial" } as const)) {
			if (!markdownFiles(folder).every(isDraft)) continue;
			const file = addEntry(kind, "Made for the test", load(), true);
			change(file, (text) => text.replaceAll(UNFINISHED_PREFIX, "Written:"));
		}
	});
	afterEach(() => {
		process.chdir(root);
		rmSync(dir, { recursive: true });
	});
}
