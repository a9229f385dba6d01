// npm run test:long -- reproduce: two builds from clean copies give the same bytes, and nothing of the machine is in them. A
// sentence that is changed after a build gives the same bytes, too, as it does in a build from clean, and changes no page that it does not stand on.
import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { ProjectCopy } from "./copy-project.ts";
import { copyProject } from "./copy-project.ts";

const SECRET = "correct-horse-battery-staple";
const EPOCH = "1767225600";

/** A page on which the changed sentence does not stand. */
const BLOG = "client/blog.html";

/** The hash of every built file by its name. */
type Built = Map<string, string>;

/** Does something in a copy of the working tree in a folder of its own. */
function inCopy<Result>(name: string, work: (copy: ProjectCopy) => Result): Result {
	const copy = copyProject({ prefix: name, cold: true });
	try {
		writeFileSync(join(copy.dir, ".env"), `API_SECRET=${SECRET}\nVITE_API_SECRET=${SECRET}\n`);
		return work(copy);
	} finally {
		copy.remove();
	}
}

/** Builds a copy and gives back what was built and the seconds that it took. */
function build({ dir, run }: ProjectCopy, env: Record<string, string> = {}): { files: Built; seconds: number } {
	const start = performance.now();
	const { status, output } = run("react-router", ["build"], { SITE_BUILD_DIR: "build/production", SOURCE_DATE_EPOCH: EPOCH, ...env });
	if (status !== 0) throw new Error(`The build failed:\n${output}`);
	const seconds = (performance.now() - start) / 1000;
	const files = readdirSync(join(dir, "build", "production"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return {
		seconds,
		files: new Map(
			files
				.map((entry) => join(entry.parentPath, entry.name))
				.sort()
				.map((file): [string, string] => {
					const bytes = readFileSync(file);
					for (const leak of [SECRET, dir, dirname(resolve("node_modules"))]) {
						if (bytes.includes(leak))
							throw new Error(`${relative(dir, file)} contains ${leak === SECRET ? "a secret of .env" : `the path ${leak}`}.`);
					}
					return [relative(dir, file), createHash("sha256").update(bytes).digest("hex")];
				}),
		),
	};
}

/** Adds a sentence to the first article. */
function changeSentence({ dir }: ProjectCopy): void {
	const [article = ""] = readdirSync(join(dir, "content/industries")).sort();
	appendFileSync(join(dir, "content/industries", article), "\nThis sentence is new.\n");
}

/** @throws naming the files in which two builds differ. */
function expectSame(what: string, first: Built, second: Built): void {
	const differing = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file));
	if (differing.length > 0) throw new Error(`${what} differ in ${differing.length} of ${first.size} files:\n${differing.join("\n")}`);
}

const first = inCopy("site-a", (copy) => build(copy, { TZ: "Pacific/Kiritimati", LANG: "C" })).files;
const second = inCopy("another-folder-for-the-site", (copy) => build(copy, { TZ: "America/St_Johns", LANG: "tr_TR.UTF-8" })).files;
expectSame("Two builds", first, second);
const total = createHash("sha256")
	.update(JSON.stringify([...first]))
	.digest("hex");
console.log(`Two builds, ${first.size} files, the same bytes. SHA-256 over all: ${total}`);

const clean = inCopy("site-changed", (copy) => {
	changeSentence(copy);
	return build(copy);
});
const again = inCopy("site-rebuilt", (copy) => {
	build(copy);
	changeSentence(copy);
	return build(copy);
});
expectSame("A build after a changed sentence and one from clean", again.files, clean.files);
if (clean.files.get(BLOG) !== first.get(BLOG)) throw new Error(`${BLOG} changes with a sentence that stands elsewhere.`);
console.log(`After a changed sentence the same bytes in ${again.seconds.toFixed(1)} s; from clean in ${clean.seconds.toFixed(1)} s.`);
