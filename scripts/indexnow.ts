import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readOnce } from "../vite/content/read-content.ts";
import { fail, readArguments } from "./command.mjs";

const TIMEOUT = 20_000;

/** What the protocol's refusals mean (https://www.indexnow.org/documentation). */
const REFUSALS: Readonly<Record<number, string>> = {
	400: "the request is invalid. Is the endpoint an IndexNow service?",
	403: "the key is not accepted. Is its file online, and open to crawlers?",
	422: "the URLs do not belong to the site, or the key is invalid. Is the configured origin the public one?",
	429: "too many requests. Try again tomorrow; nothing is lost.",
};

const { values: options, positionals } = readArguments({
	usage: "npm run indexnow -- [options] [path …]",
	purpose: "Tells search engines which pages changed since the last submission, by the dates in sitemap.xml; or submits the named paths.",
	takes: "a few seconds",
	exits: "0 on success, 1 on failure, 2 for wrong arguments",
	operands: true,
	options: {
		send: { type: "boolean", help: "Submit the URLs instead of only listing them; run it after each deployment" },
		state: { type: "string", value: "FILE", default: ".cache/indexnow.json", help: "Where the day of the last submission is kept" },
		endpoint: { type: "string", value: "URL", default: "https://api.indexnow.org/indexnow", help: "The IndexNow service" },
	},
});

try {
	const { site } = await readOnce();
	await run(site.origin, site.indexnowKey);
} catch (error) {
	fail(error instanceof Error ? error.message : String(error), 1);
}

async function run(origin: string, key: string) {
	if (!key) {
		throw new Error(
			`There is no key. Set indexnowKey (or SITE_INDEXNOW_KEY) to 8 to 128 letters, digits or hyphens, such as ${crypto.randomUUID()}; then build and deploy.`,
		);
	}
	const pages = readSitemap(join(process.env.SITE_BUILD_DIR ?? "build/production", "client/sitemap.xml"));
	const foreign = pages.find(({ url }) => !url.startsWith(`${origin}/`));
	if (foreign) throw new Error(`The build is for ${new URL(foreign.url).origin}, the configuration for ${origin}. Build again.`);
	const unknown = positionals.find((path) => !pages.some(({ url }) => url === origin + path));
	if (unknown)
		throw new Error(`${unknown} is not in the sitemap. Expected paths such as ${new URL(pages.at(-1)?.url ?? origin).pathname}.`);

	const last = existsSync(options.state) ? String(JSON.parse(readFileSync(options.state, "utf8")).submitted) : "";
	// Dates have no time of day, so pages of that day are submitted once more.
	const changed = pages.filter(({ lastmod }) => last === "" || lastmod >= last).map(({ url }) => url);
	const urls = positionals.length > 0 ? positionals.map((path) => origin + path) : changed;

	for (const url of urls) console.log(url);
	const count = urls.length === 1 ? "1 page" : `${urls.length} pages`;
	if (urls.length === 0) console.log(`No page changed since ${last}.`);
	else if (!options.send)
		console.log(`\n${count} to submit. Nothing was sent: npm run indexnow -- --send does, once this build is online.`);
	else {
		await submit({ origin, key, urls });
		mkdirSync(dirname(options.state), { recursive: true });
		writeFileSync(options.state, `${JSON.stringify({ submitted: new Date().toISOString().slice(0, 10) })}\n`);
		console.log(`\n${count} submitted to ${new URL(options.endpoint).host}.`);
	}
}

/** The pages of the build, with the day of their last change where it is known. */
function readSitemap(file: string): { url: string; lastmod: string }[] {
	if (!existsSync(file)) throw new Error(`No built site: ${file} is missing. Run "npm run build" first.`);
	const entries = readFileSync(file, "utf8").matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g);
	return [...entries].map(([, url = "", lastmod = ""]) => ({ url, lastmod }));
}

async function submit({ origin, key, urls }: { origin: string; key: string; urls: readonly string[] }): Promise<void> {
	const keyLocation = `${origin}/${key}.txt`;
	const answer = await fetch(keyLocation, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => undefined);
	const shown = answer?.ok ? (await answer.text()).trim() : `${answer?.status ?? "no answer"}`;
	if (shown !== key) throw new Error(`${keyLocation}: expected the key, got ${shown.slice(0, 60)}. Deploy this build first.`);
	const { status, statusText } = await fetch(options.endpoint, {
		method: "POST",
		headers: { "Content-Type": "application/json; charset=utf-8" },
		body: JSON.stringify({ host: new URL(origin).host, key, keyLocation, urlList: urls }),
		signal: AbortSignal.timeout(TIMEOUT),
	});
	if (status !== 200 && status !== 202) throw new Error(`${options.endpoint} answers ${status}: ${REFUSALS[status] ?? statusText}`);
}
