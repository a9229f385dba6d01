import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const FOLDER = ".cache/made";
const MONTH = 30 * 24 * 60 * 60 * 1000;

/** What the project is made with: when one of these files changes, every cached file is stale. */
const MAKERS = ["package-lock.json", "{vite,machines,hosting,model,shared,packages}/**/*.ts", "app/styles/tokens.css"];

let makersHash: string | undefined;
let parts = 0;

/** Returns one hash of all files that match. */
function hashOfFiles(patterns: string[]): string {
	const hash = createHash("sha256");
	// Tests change the working directory; the code stays where it is.
	const root = join(import.meta.dirname, "../..");
	for (const file of globSync(patterns, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
	return hash.digest("hex").slice(0, 16);
}

/**
 * What takes long to make, made once: the next build finds it. Deleting the folder costs time and nothing else.
 *
 * @param kind A folder of its own.
 * @param from What it is made from.
 */
export async function cached(kind: string, from: string | Uint8Array, make: () => Promise<Buffer>): Promise<Buffer> {
	const file = cacheFile(kind, from);
	return read(file) ?? write(file, await make());
}

/** The same, for what is made without waiting. */
export function cachedSync(kind: string, from: string | Uint8Array, make: () => Buffer): Buffer {
	const file = cacheFile(kind, from);
	return read(file) ?? write(file, make());
}

function cacheFile(kind: string, from: string | Uint8Array): string {
	makersHash ??= hashOfFiles(MAKERS);
	return join(FOLDER, makersHash, kind, createHash("sha256").update(from).digest("hex"));
}

// One after the other: a file read or written beside the main thread takes several times as long as the same file read here.
function read(file: string): Buffer | undefined {
	try {
		const known = readFileSync(file);
		const now = new Date();
		utimesSync(file, now, now);
		return known;
	} catch {
		// Not made yet.
		return undefined;
	}
}

function write(file: string, made: Buffer): Buffer {
	// Whole or not at all: a build that is stopped here must leave no half file for the next one, and two may run at once.
	const part = `${file}.${process.pid}.${parts++}`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(part, made);
	renameSync(part, file);
	return made;
}

/** Removes what no build has used for a month. */
export function pruneCache(): void {
	for (const entry of globSync(`${FOLDER}/*/**`, { withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile() && Date.now() - statSync(file).mtimeMs > MONTH) rmSync(file);
	}
}
