import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";

const ENDPOINT = "https://api.indexnow.org/indexnow";

const { values: options } = readArguments({
	usage: "npm run indexnow -- [options]",
	purpose: "Lists pages changed since the last submission, by the dates in sitemap.xml. With --send, submits them to search engines.",
	takes: "a few seconds",
	options: {
		send: { type: "boolean", help: "Also submit the URLs; do this after each deployment" },
		state: { type: "string", value: "FILE", default: ".cache/indexnow.json", help: "Where to store the date of the last submission" },
		endpoint: { type: "string", value: "URL", default: ENDPOINT, help: "The IndexNow service" },
	},
});

await run().catch((error) => fail(error, 1));

async function run() {
	const { origin, indexnowKey: key } = readSite();
	if (!key)
		throw new Error(`No IndexNow key. Set indexnowKey in content/site.md, for example to ${crypto.randomUUID()}, then build and deploy.`);
	const file = join(process.env.SITE_BUILD_DIR ?? "build/production", "client/sitemap.xml");
	if (!existsSync(file)) throw new Error(`No built site: ${file} is missing. Run "npm run build" first.`);
	const pages = [...readFileSync(file, "utf8").matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
	const last = existsSync(options.state) ? String(JSON.parse(readFileSync(options.state, "utf8")).submitted) : "";
	// Dates have no time of day, so pages changed on the day of the last submission are submitted again.
	const urls = pages.flatMap(([, url = "", lastmod = ""]) => (lastmod >= last ? [url] : []));
	if (urls.some((url) => !url.startsWith(`${origin}/`))) throw new Error(`The build is not for ${origin}. Run "npm run build" again.`);

	for (const url of urls) console.log(url);
	const count = urls.length === 1 ? "1 page" : `${urls.length} pages`;
	if (urls.length === 0) console.log(`No pages have changed since ${last}.`);
	else if (!options.send) console.log(`\n${count} to submit. Nothing was sent. Once this build is online, run npm run indexnow -- --send.`);
	else {
		await submit(origin, key, urls);
		mkdirSync(dirname(options.state), { recursive: true });
		writeFileSync(options.state, `${JSON.stringify({ submitted: new Date().toISOString().slice(0, 10) })}\n`);
		console.log(`\n${count} submitted to ${new URL(options.endpoint).host}.`);
	}
}

async function submit(origin: string, key: string, urlList: readonly string[]): Promise<void> {
	const keyLocation = `${origin}/${key}.txt`;
	const signal = AbortSignal.timeout(20_000);
	const answer = await fetch(keyLocation, { signal }).catch(() => undefined);
	const shown = answer?.ok ? (await answer.text()).trim() : `${answer?.status ?? "no response"}`;
	if (shown !== key) throw new Error(`${keyLocation}: expected the key, got ${shown.slice(0, 60)}. Deploy this build first.`);
	const body = JSON.stringify({ host: new URL(origin).host, key, keyLocation, urlList });
	const headers = { "Content-Type": "application/json; charset=utf-8" };
	const { status, statusText } = await fetch(options.endpoint, { method: "POST", headers, body, signal });
	if (status !== 200 && status !== 202)
		throw new Error(`${options.endpoint} returned ${status} ${statusText}. See https://www.indexnow.org/documentation#response`);
}
