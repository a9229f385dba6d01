import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const FOLDER = ".cache/made";
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** A change to these files makes every cached file stale. */
const CODE = ["package-lock.json", "{vite,machines,hosting,model,shared,packages}/**/*.ts", "app/styles/tokens.css"];

let codeHash: string | undefined;
let writes = 0;

function hashOfCode(): string {
	const hash = createHash("sha256");
	// Relative to this file, because tests change the working directory.
	const root = join(import.meta.dirname, "../..");
	for (const file of globSync(CODE, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
	return hash.digest("hex").slice(0, 16);
}

/** Returns the cached result for this kind, input, and code. If there is none, computes and caches it. */
export async function cached(kind: string, input: string | Uint8Array, make: () => Promise<Buffer>): Promise<Buffer> {
	codeHash ??= hashOfCode();
	const file = join(FOLDER, codeHash, kind, createHash("sha256").update(input).digest("hex"));
	const known = read(file);
	if (known) return known;
	const made = await make();
	// Write a temporary file and rename it: a build may be interrupted, and two builds may run at once.
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

/** Removes cached files that have not been used for 30 days. */
export function pruneCache(): void {
	for (const entry of globSync(`${FOLDER}/*/**`, { withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile() && Date.now() - statSync(file).mtimeMs > MONTH) rmSync(file);
	}
}
