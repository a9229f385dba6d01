/**
 * npm run indexnow: tells search engines which pages say something new since the last time. It only lists them;
 * npm run indexnow -- --send submits them, after a deployment.
 *
 * --state FILE names where the last submission is kept (.cache/indexnow.json); --endpoint URL another service.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import site from "../site.config.ts";
import { changedSince, digestsOf, readState, submit, writeState } from "./indexnow/submit.ts";

try {
	const { values: options } = parseArgs({
		options: {
			send: { type: "boolean", default: false },
			state: { type: "string", default: ".cache/indexnow.json" },
			endpoint: { type: "string", default: "https://api.indexnow.org/indexnow" },
		},
	});
	const { origin, indexNowKey: key } = site;
	if (!key) {
		throw new Error(
			`There is no key. Set indexNowKey in site.config.ts (or SITE_INDEXNOW_KEY) to 8 to 128 letters, digits or hyphens of your own, such as ${crypto.randomUUID()}; then build and deploy.`,
		);
	}
	const now = digestsOf(join(process.env.SITE_BUILD_DIR ?? "build/production", "client"));
	const foreign = Object.keys(now).find((url) => !url.startsWith(`${origin}/`));
	if (foreign) throw new Error(`The build is for ${new URL(foreign).origin} and the configuration for ${origin}. Build again.`);
	const urls = changedSince(readState(options.state), now);

	for (const url of urls) console.log(url);
	const pages = urls.length === 1 ? "1 page" : `${urls.length} pages`;
	if (urls.length === 0) console.log("Nothing has changed since the last submission.");
	else if (!options.send) console.log(`\n${pages} to submit. Nothing was sent: npm run indexnow -- --send does, once this build is online.`);
	else {
		await submit({ origin, key, endpoint: options.endpoint, urls });
		writeState(options.state, now);
		console.log(`\n${pages} submitted to ${new URL(options.endpoint).host}.`);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
