import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fewAtOnce } from "./few-at-once.ts";
import { kept } from "./kept.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Endings of files that compress; fonts and images are compressed by their own format. */
const TEXT = "html,js,css,svg,xml,txt,md,json,webmanifest";

/** Beyond this many pages brotli's highest level, which takes two and a half times as long for 2.5 percent, is half of a build. */
const MANY_PAGES = 100;

/** Brotli's level for a site with so many pages. */
export function brotliLevel(pages: number): number {
	return pages > MANY_PAGES ? 10 : 11;
}

/** For texts that only machines ask for: a sixteenth of the time for a sixth more bytes, with all words of the site in one of them. */
const MACHINES = /\.(md|txt)$/;
const LEVEL_FOR_MACHINES = 8;

/** Every file of a folder that is worth compressing. */
export function compressible(dir: string): string[] {
	return globSync(`**/*.{${TEXT}}`, { cwd: dir }).map((file) => join(dir, file));
}

/** Writes `.br` and `.gz` beside each file. */
export async function compressFiles(files: readonly string[], level: number): Promise<void> {
	await fewAtOnce(files, async (file) => {
		const source = await readFile(file);
		const quality = MACHINES.test(file) ? LEVEL_FOR_MACHINES : level;
		const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
		await writeFile(`${file}.br`, await kept(`brotli-${quality}`, source, () => brotli(source, { params })));
		await writeFile(`${file}.gz`, await zip(source, { level: 9 }));
	});
}
