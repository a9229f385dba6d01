import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

/** The most addresses that one request may hold. */
const BATCH = 10_000;
const TIMEOUT = 20_000;

/** What a page said when it was submitted: a digest of its words by its address. */
type Digests = Readonly<Record<string, string>>;

const stateSchema = z.record(z.url(), z.string());

/** The words of every built page, by its address. They are those of its Markdown, which no change of looks alters. */
export function digestsOf(client: string): Digests {
	if (!existsSync(join(client, "index.md"))) throw new Error(`No built site in ${client}. Run "npm run build" first.`);
	const twins = globSync("**/*.md", { cwd: client })
		.sort()
		.map((file) => readFileSync(join(client, file), "utf8"));
	return Object.fromEntries(
		twins.flatMap((text) => {
			const [, url] = /^canonical: (\S+)$/m.exec(text) ?? [];
			return url === undefined ? [] : [[url, createHash("sha256").update(text).digest("hex").slice(0, 16)]];
		}),
	);
}

/** What was submitted last; nothing before the first time. */
export function readState(file: string): Digests {
	if (!existsSync(file)) return {};
	try {
		return stateSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		throw new Error(`${file} is not what this program wrote. Delete it to submit every page again.`);
	}
}

export function writeState(file: string, digests: Digests): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify(digests, null, "\t")}\n`);
}

/** Addresses that are new, say something else, or are gone since the last submission. */
export function changedSince(before: Digests, now: Digests): string[] {
	const known = Object.keys(now).filter((url) => before[url] !== now[url]);
	const gone = Object.keys(before).filter((url) => !(url in now));
	return [...known, ...gone];
}

interface Submission {
	origin: string;
	key: string;
	/** Where to submit to. */
	endpoint: string;
	urls: readonly string[];
}

/**
 * Submits addresses to IndexNow (https://www.indexnow.org/documentation), which passes them on to its search engines.
 *
 * @throws saying what to do, when the key's file is not online or the addresses are refused.
 */
export async function submit({ origin, key, endpoint, urls }: Submission): Promise<void> {
	const keyLocation = `${origin}/${key}.txt`;
	const shown = await fetch(keyLocation, { signal: AbortSignal.timeout(TIMEOUT) }).then(
		async (response) => (response.ok ? (await response.text()).trim() : `an answer of ${response.status}`),
		(error: Error) => `no answer (${error.cause instanceof Error ? error.cause.message : error.message})`,
	);
	if (shown !== key) throw new Error(`${keyLocation} must hold the key, and there is ${shown.slice(0, 60)}. Deploy this build first.`);

	for (let done = 0; done < urls.length; done += BATCH) {
		const urlList = urls.slice(done, done + BATCH);
		const response = await fetch(endpoint, {
			method: "POST",
			headers: { "Content-Type": "application/json; charset=utf-8" },
			body: JSON.stringify({ host: new URL(origin).host, key, keyLocation, urlList }),
			signal: AbortSignal.timeout(TIMEOUT),
		}).catch((error: Error) => {
			throw new Error(`${endpoint} does not answer: ${error.cause instanceof Error ? error.cause.message : error.message}`);
		});
		await response.body?.cancel();
		if (response.status !== 200 && response.status !== 202)
			throw new Error(`${endpoint} answers ${response.status}: ${REFUSALS[response.status] ?? response.statusText}`);
	}
}

/** What the protocol's answers mean, and what to do. */
const REFUSALS: Readonly<Record<number, string>> = {
	400: "the request is not as it should be. Is the endpoint one of IndexNow?",
	403: "the key is not accepted. Is its file online, and reachable for crawlers?",
	422: "addresses do not belong to the site, or the key is no such key. Is the origin in site.config.ts the public one?",
	429: "too many requests. Try again tomorrow; nothing is lost.",
};
