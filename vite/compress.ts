import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib, { constants } from "node:zlib";
import { cached } from "../model/cache.ts";
import { fewAtOnce } from "./few-at-once.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const GZIP = { level: 9 };

interface Compressed {
	br: Buffer;
	gz: Buffer;
}

/** Endings of files that compress; fonts and images are compressed by their own format. */
const TEXT = "html,js,css,svg,xml,txt,md,json,webmanifest";

const HIGHEST = 11;
/** A fortieth of the time. A page has 7.5 percent more bytes then, and a text that only machines ask for a sixth. */
const FAST = 8;

/** Texts that only machines ask for; one of them has all words of the site. */
const MACHINES = /\.(md|txt|xml)$/;

/** Beyond this many pages brotli's highest level is two thirds of a build. */
const MANY_PAGES = 100;

/** Brotli's level for what each page of a site has of its own. */
export function levelOfPages(pages: number): number {
	return pages > MANY_PAGES ? FAST : HIGHEST;
}

/** Every file of a folder that is worth compressing. */
export function compressible(dir: string): string[] {
	return globSync(`**/*.{${TEXT}}`, { cwd: dir }).map((file) => join(dir, file));
}

/** Writes `.br` and `.gz` beside each file. */
export async function compressFiles(files: readonly string[], level = HIGHEST): Promise<void> {
	await fewAtOnce(files, async (file) => {
		const source = readFileSync(file);
		const { br, gz } = MACHINES.test(file) ? compressedAtOnce(source) : await compressed(source, level);
		writeFileSync(`${file}.br`, br);
		writeFileSync(`${file}.gz`, gz);
	});
}

/** Asking another thread, or a file of an earlier build, would take longer. */
function compressedAtOnce(source: Buffer): Compressed {
	return { br: zlib.brotliCompressSync(source, { params: paramsFor(source, FAST) }), gz: zlib.gzipSync(source, GZIP) };
}

/** A text as it travels; made once for all builds in which it is the same. */
export async function compressed(source: Buffer, level: number): Promise<Compressed> {
	// Both in one, the length of the first before them: a file takes longer to open than to read.
	const both = await cached(`compressed-${level}`, source, async () => {
		const [br, gz] = await Promise.all([brotli(source, { params: paramsFor(source, level) }), gzip(source, GZIP)]);
		const length = Buffer.alloc(4);
		length.writeUInt32LE(br.length);
		return Buffer.concat([length, br, gz]);
	});
	const end = 4 + both.readUInt32LE();
	return { br: both.subarray(4, end), gz: both.subarray(end) };
}

/** The window fits the text: with brotli's usual one of four megabytes, memory has to be cleared up all the time. */
function paramsFor({ length }: Buffer, quality: number): Record<number, number> {
	const window = Math.min(Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
	return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length, [constants.BROTLI_PARAM_LGWIN]: window };
}
