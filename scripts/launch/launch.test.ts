import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../e2e/servers/servers.ts";
import { addParagraph, firstFileOf, load, workInCopy } from "../../model/load.test.setup.ts";
import { readSite } from "../../model/site/site.ts";
import * as check from "./checks.ts";

const home = process.cwd();
workInCopy();

/** Starts a host that responds with the status from `statusOf`, or doesn't respond if the status is undefined. */
async function startHost(statusOf: (path: string) => number | undefined): Promise<string> {
	const server = createServer((request, response) => {
		const status = statusOf(request.url ?? "");
		if (status !== undefined) response.writeHead(status).end();
	});
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	return `http://127.0.0.1:${await listen(server)}`;
}

const ready = {
	...readSite(),
	...{ name: "Agency", origin: "https://agency.io", email: "us@agency.io", phone: "+44 20 7946 0958", analytics: "" },
	...{ legalName: "Agency Ltd", street: "1 High Street", locality: "Leeds", postalCode: "LS1 1AA", governingLaw: "England and Wales" },
};

const withFields = <Of extends { data: object }>(entry: Of, fields: object): Of => ({ ...entry, data: { ...entry.data, ...fields } });

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
	["locality", "Sampletown"],
	["postalCode", "00000"],
	["governingLaw", "Sample State, United States"],
])("lists a sample value or an unencrypted URL in %s: %s", (field, value) => {
	expect(check.checkSettings({ ...ready, [field]: value })).toMatchObject([{ level: "open", what: expect.stringContaining(value) }]);
});

test("lists sample entries, which are open unless the site may publish them", () => {
	const content = load();
	const samples = [content.testimonials, content.posts, content.caseStudies, content.people].flat().filter(({ data }) => data.sample);
	for (const [allowed, level] of [[false, "open"] as const, [true, "look"] as const]) {
		const found = check.listSamples(content, { samples: allowed }).map((finding) => `${finding.level} ${finding.places[0]?.split(":")[0]}`);
		expect(found.sort()).toEqual(samples.map(({ file }) => `${level} ${file}`).sort());
	}
});

test("lists a logo without a version for the dark theme", () => {
	const content = load();
	const logoFindings = () => check.checkTexts(content, content).filter(({ places }) => places[0] === "content/logo.svg");
	writeFileSync("content/logo.svg", "<svg/>");
	expect(logoFindings()).toMatchObject([{ level: "look" }]);
	writeFileSync("content/logo-dark.svg", "<svg/>");
	expect(logoFindings()).toEqual([]);
});

test("lists each unconfirmed figure once, with its place, and confirmed ones that no longer appear", () => {
	const file = firstFileOf("services");
	const figures = ["$1.57 million", "$7M", "$3,799", "$19.93", "23 hours", "57%", "37+"];
	const line = addParagraph(file, `We took ${figures.join(", ")} and $503; 57% is a lot.`);
	const found = check.checkClaims(load(), ["$503", "99.5%"]);
	const here = found.filter(({ places }) => places.includes(`${file}:${line}`));
	expect(here.map(({ level, what }) => [level, what])).toEqual(figures.map((figure) => ["open", `"${figure}" is not confirmed.`]));
	expect(found.at(-1)).toMatchObject({ level: "look", what: '"99.5%" no longer appears in the content.' });
});

test("lists figures in added and highlighted text, but not in struck-out text or illustrations", () => {
	const content = load();
	const fields = {
		object: { price: "$1.91" },
		drawing: "$1.97",
		edits: ["$1.92"],
		stage: "$1.93",
		marked: "~~$1.94~~ ++$1.95++ of ==$1.96==",
	};
	const found = check.checkClaims({ ...content, agency: withFields(content.agency, fields) }, []);
	expect(found.flatMap(({ what }) => /\$1\.9\d/.exec(what)?.[0] ?? [])).toEqual(["$1.95", "$1.96"]);
});

test("reports a missing photo even if another one times out, and an outage only once", async () => {
	const content = load();
	const [slow = "", missing = ""] = content.photos.data.photos.map(({ id }) => id);
	const photoHost = await startHost((path) => (path.includes(slow) ? undefined : path.includes(missing) ? 404 : 200));
	expect(await check.checkPhotos({ ...ready, photoHost }, content, 1000)).toMatchObject([
		{ level: "look", what: `${photoHost}/${slow}?w=16 does not respond. Check it in a browser.` },
		{ level: "open", what: `${photoHost}/${missing}?w=16 returns 404. Choose another photo.` },
	]);
	const silent = await startHost(() => undefined);
	const outage = await check.checkPhotos({ ...ready, photoHost: silent }, content, 100);
	expect(outage).toMatchObject([{ level: "open", what: expect.stringContaining("so none were checked") }]);
});

/** Returns a copy of the first fact for each set of changed fields. */
const factsWith = (...changes: object[]) => {
	const [fact] = load().facts;
	return fact ? changes.map((fields) => withFields(fact, fields)) : [];
};

test("reports a source that is gone, but not one that is still there", async () => {
	const host = await startHost((path) => ({ "/here": 200, "/gone": 410 })[path]);
	const facts = factsWith(...["/gone", "/here"].map((path) => ({ source: { name: "A law", publisher: "A state", url: host + path } })));
	expect(await check.checkSources(facts)).toMatchObject([{ level: "open", what: expect.stringContaining("/gone returns 410") }]);
});

test("lists facts that are overdue or due within 30 days, most overdue first", () => {
	const facts = factsWith(...["2026-07-01", "2026-06-20", "2026-06-01", "2026-05-01"].map((reviewDue) => ({ reviewDue })));
	const found = check.checkDue({ facts, pages: load().pages }, new Date("2026-06-01T09:00:00Z"));
	expect(found.map(({ level, what }) => `${level} ${/due .*?-\d\d-\d\d/.exec(what)?.[0]}`)).toEqual([
		"open due for review on 2026-05-01",
		"open due for review on 2026-06-01",
		"look due for review on 2026-06-20",
	]);
});

test("reports policies as open once they are more than a year old", () => {
	const content = load();
	const date = Date.parse(content.policies[0]?.data.lastUpdated ?? "");
	const levelAfter = (days: number) => check.checkPolicies(content, new Date(date + days * 86_400_000))[0]?.level;
	expect([0, 365, 366].map(levelAfter)).toEqual(["look", "look", "open"]);
});

test("prints a summary before the topics, checks only the topic in --only, and rejects an unknown topic", { timeout: 60_000 }, () => {
	const run = (...args: string[]) => spawnSync("node", ["scripts/launch-check.ts", "--offline", ...args], { encoding: "utf8", cwd: home });
	// Policies are listed on every site.
	expect(run().stdout).toMatch(/^\d+ open \(✗\), \d+ to look at \(·\):\n( {2}\w.*\n)* {2}policies {6}\d+ open .*\nStart with the settings/);
	expect(run("--only", "policies").stdout).toMatch(/^\d+ open .*\n {2}policies .*\n\npolicies/);
	expect(run("--only", "nothing")).toMatchObject({ status: 2, stderr: expect.stringContaining("expected one of settings, content") });
});
