import { globSync, rmSync, statSync } from "node:fs";
import { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const FOLDER = ".cache/made";
const MONTH = 30 * 24 * 60 * 60 * 1000;

/**
 * What takes long to make, made once: the next build finds it. Deleting the folder costs time and nothing else.
 *
 * @param key A file's name that differs with everything that the result depends on.
 */
export async function kept(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
	const file = join(FOLDER, key);
	try {
		const known = await readFile(file);
		const now = new Date();
		await utimes(file, now, now);
		return known;
	} catch {
		// Not made yet.
	}
	const made = await make();
	await mkdir(dirname(file), { recursive: true });
	// Whole or not at all: a build that is stopped here must leave no half file for the next one, and two may run at once.
	const part = `${file}.${process.pid}.part`;
	await writeFile(part, made);
	await rename(part, file);
	return made;
}

/** Removes what no build has used for a month. */
export function forgetUnused(): void {
	for (const file of globSync(`${FOLDER}/**/*.*`)) {
		if (Date.now() - statSync(file).mtimeMs > MONTH) rmSync(file, { force: true, recursive: true });
	}
}
