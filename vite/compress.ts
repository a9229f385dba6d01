import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Endings of files that compress; fonts and images are compressed by their own format. */
const TEXT = new Set([".html", ".js", ".css", ".svg", ".xml", ".txt", ".md", ".json", ".webmanifest"]);

/** How many threads Node compresses on, unless it is told otherwise. */
const THREADS = 4;

/** Writes `.br` and `.gz` at their highest level beside every text file of a folder. */
export async function compressFiles(dir: string): Promise<void> {
	const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
	// A few at a time: each compression holds megabytes from the moment it is asked for.
	const queue = files.values();
	const work = async () => {
		for (const { parentPath, name } of queue) {
			const path = join(parentPath, name);
			const source = await readFile(path);
			const [br, gz] = await Promise.all([
				brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
				zip(source, { level: 9 }),
			]);
			await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
		}
	};
	await Promise.all(Array.from({ length: THREADS }, work));
}
