import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const FOLDER = ".cache/made";
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** A change in these files makes every cached file stale. */
const CODE = ["package-lock.json", "{vite,machines,hosting,model,shared,packages}/**/*.ts", "app/styles/tokens.css"];

let codeHash: string | undefined;
let writes = 0;

function hashOfCode(): string {
	const hash = createHash("sha256");
	// Tests change the working directory; the code stays where it is.
	const root = join(import.meta.dirname, "../..");
	for (const file of globSync(CODE, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
	return hash.digest("hex").slice(0, 16);
}

/** Returns the cached result for the same input and code, or makes it and caches it under `kind`. */
export async function cached(kind: string, input: string | Uint8Array, make: () => Promise<Buffer>): Promise<Buffer> {
	codeHash ??= hashOfCode();
	const file = join(FOLDER, codeHash, kind, createHash("sha256").update(input).digest("hex"));
	const known = read(file);
	if (known) return known;
	const made = await make();
	// Renaming is atomic: a build may stop here, and two may run at once.
	const part = `${file}.${process.pid}.${writes++}`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(part, made);
	renameSync(part, file);
	return made;
}

// Synchronous, since asynchronous reads of small files take several times as long.
function read(file: string): Buffer | undefined {
	if (!existsSync(file)) return undefined;
	utimesSync(file, new Date(), new Date());
	return readFileSync(file);
}

/** Removes files that no build has used for a month. */
export function pruneCache(): void {
	for (const entry of globSync(`${FOLDER}/*/**`, { withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile() && Date.now() - statSync(file).mtimeMs > MONTH) rmSync(file);
	}
}
