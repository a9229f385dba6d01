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

/** Brotli's levels: the best takes twenty times as long as the quick one, for a tenth of the bytes of a page. */
const BEST = 11;
const QUICK = 8;

/** Beyond this many pages the best level would be most of a build. */
const MANY_PAGES = 100;

/** Brotli's level for a site with so many pages. */
export function brotliLevel(pages: number): number {
	return pages > MANY_PAGES ? QUICK : BEST;
}

/** Texts that only machines ask for, with all words of the site in one of them. */
const MACHINES = /\.(md|txt)$/;

/** Every file of a folder that is worth compressing. */
export function compressible(dir: string): string[] {
	return globSync(`**/*.{${TEXT}}`, { cwd: dir }).map((file) => join(dir, file));
}

/** Writes `.br` and `.gz` beside each file. */
export async function compressFiles(files: readonly string[], level: number): Promise<void> {
	await fewAtOnce(files, async (file) => {
		const source = await readFile(file);
		const quality = MACHINES.test(file) ? QUICK : level;
		const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
		await writeFile(`${file}.br`, await kept(`brotli-${quality}`, source, () => brotli(source, { params })));
		await writeFile(`${file}.gz`, await zip(source, { level: 9 }));
	});
}
