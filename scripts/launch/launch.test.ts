import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadContent } from "../../model/load.ts";
import type { Site } from "../../model/site/site.ts";
import { placeholdersOf, readSite } from "../../model/site/site.ts";
import * as check from "./checks.ts";

const ready: Site = {
	...readSite(),
	name: "Agency",
	origin: "https://agency.io",
	email: "us@agency.io",
	phone: "+44 20 7946 0958",
	legalName: "Agency Ltd",
	street: "1 High Street",
	locality: "Leeds",
	governingLaw: "England and Wales",
	analytics: "",
};
const content = loadContent({ placeholders: placeholdersOf(ready) });

/** Starts a host that responds with a status, or never responds if there is none. */
async function startHost(statusOf: (path: string) => number | undefined): Promise<string> {
	const server = createServer((request, response) => {
		const status = statusOf(request.url ?? "");
		if (status !== undefined) response.writeHead(status).end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("accepts the settings of a real agency", () => {
	expect(check.checkSettings(ready)).toEqual([]);
});

test.each([
	["name", "Citewell"],
	["origin", "https://www.example.com"],
	["origin", "http://agency.io"],
	["email", "hello@example.com"],
	["phone", "+1 202 555 0143"],
	["analytics", "http://stats.agency.io"],
	["legalName", "Citewell Sample Company"],
	["street", "1 Sample Street"],
	["governingLaw", "Sample State, United States"],
] as const)("lists the sample %s %s", (field, value) => {
	expect(check.checkSettings({ ...ready, [field]: value })).toMatchObject([{ level: "open", what: expect.stringContaining(value) }]);
});

test("lists entries marked as samples", () => {
	const invented = [...content.testimonials, ...content.posts, ...content.caseStudies, ...content.people].filter(({ data }) => data.sample);
	const files = check.listSamples(content, ready).map(({ places }) => places[0]?.split(":")[0]);
	expect(files.sort()).toEqual(invented.map(({ file }) => file).sort());
	const allowed = check.listSamples(content, { samples: true });
	expect(allowed.map(({ level }) => level)).toEqual(invented.map(() => "look"));
});

/** Makes an empty content folder the current one for the rest of the test. */
function useEmptyContent(): void {
	const home = process.cwd();
	onTestFinished(() => process.chdir(home));
	process.chdir(mkdtempSync(join(tmpdir(), "launch-")));
	mkdirSync("content");
}

test("lists a logo without a version for the dark theme", () => {
	useEmptyContent();
	writeFileSync("content/logo.svg", "<svg/>");
	const logoIn = () => check.checkTexts(content, content).filter(({ places }) => places[0] === "content/logo.svg");
	expect(logoIn()).toMatchObject([{ level: "look" }]);
	writeFileSync("content/logo-dark.svg", "<svg/>");
	expect(logoIn()).toEqual([]);
});

test("lists each unconfirmed figure outside drawings with its places, and confirmed ones that no longer appear", () => {
	useEmptyContent();
	writeFileSync("content/one.md", "$1.5 million, then $2M.\n$1,799, $19.99 and $500 within 24 hours.\n50% more, 20+ keywords.\n50%\n");
	const props = ["object", "edits", "stage", "confirm"].map((field) => `${field}:\n  price: $1\n\n  - 2%\n`).join("");
	writeFileSync("content/two.md", `---\n${props}note: ++4 to 5++ and 50%\n---\n`);
	const found = check.checkClaims(["$500", "99%"]);
	expect(found.map(({ what }) => what)).toEqual([
		...["$1.5 million", "$2M", "$1,799", "$19.99", "24 hours", "50%", "20+"].map((figure) => `"${figure}" is not confirmed.`),
		'"99%" no longer appears in the content.',
	]);
	expect(found[5]?.places).toEqual(["content/one.md:3", "content/one.md:4", "content/two.md:18"]);
});

test("reports a missing photo even if another is slow, and an outage only once", async () => {
	const [slow = "", missing = ""] = content.photos.data.photos.map(({ id }) => id);
	const photoHost = await startHost((path) => (path.includes(slow) ? undefined : path.includes(missing) ? 404 : 200));
	expect(await check.checkPhotos({ ...ready, photoHost }, content, 1000)).toMatchObject([
		{ level: "look", what: `${slow}: ${photoHost} does not respond. Check it in a browser.` },
		{ level: "open", what: `${missing}: ${photoHost} returns 404. Choose another photo.` },
	]);
	const silent = await startHost(() => undefined);
	const outage = await check.checkPhotos({ ...ready, photoHost: silent }, content, 100);
	expect(outage).toMatchObject([{ level: "look", what: `${silent} does not respond, so no photo was checked.` }]);
});

test("reports a missing source, and an outage", async () => {
	const host = await startHost((path) => ({ "/here": 200, "/gone": 410 })[path]);
	const [fact] = content.facts;
	if (!fact) throw new Error("This test needs a fact.");
	const at = (path: string) => ({ ...fact, data: { ...fact.data, source: { ...fact.data.source, url: host + path } } });
	const found = await check.checkSources([at("/gone"), at("/here")]);
	expect(found).toMatchObject([{ level: "open", what: expect.stringContaining("/gone returns 410") }]);
	expect(await check.checkSources([at("/hangs")], 100)).toBeUndefined();
});

test("lists facts a month before they are due, the longest overdue first", () => {
	const [fact] = content.facts;
	if (!fact) throw new Error("This test needs a fact.");
	const days = ["2026-07-01", "2026-06-20", "2026-06-01", "2026-05-01"];
	const facts = days.map((reviewDue) => ({ ...fact, data: { ...fact.data, reviewDue } }));
	const found = check.checkDue({ facts, pages: content.pages }, new Date("2026-06-01T09:00:00Z"));
	expect(found.map(({ level, what }) => `${level} ${/is due.*?days|was due.*?-\d\d-\d\d/.exec(what)?.[0]}`)).toEqual([
		"open was due for review on 2026-05-01",
		"open was due for review on 2026-06-01",
		"look is due for review in 19 days",
	]);
});

test("lists policies that are a year old or dated in the future", () => {
	const date = Date.parse(String(content.policies[0]?.data.lastUpdated));
	const levelAfter = (days: number) => check.checkPolicies(content, new Date(date + days * 86_400_000))[0]?.level;
	expect([-1, 0, 365, 366].map(levelAfter)).toEqual(["open", "look", "look", "open"]);
});

test("prints a summary first, or only one topic", { timeout: 60_000 }, () => {
	const run = (...args: string[]) => spawnSync("node", ["scripts/launch-check.ts", "--offline", ...args], { encoding: "utf8" });
	// Policies are listed on every site.
	expect(run().stdout).toMatch(/^\d+ open \(✗\), \d+ to look at \(·\):\n( {2}\w.*\n)* {2}policies {6}\d+ open .*\nFirst set the settings/);
	expect(run("--only", "policies").stdout).toMatch(/^\d+ open .*\n {2}policies .*\n\npolicies/);
	expect(run("--only", "nothing")).toMatchObject({ status: 2, stderr: expect.stringContaining("expected one of settings, texts") });
});
