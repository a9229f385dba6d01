import { expect, test } from "vitest";
import type { Content } from "../../model/load.ts";
import { loadContent } from "../../model/load.ts";
import { placeholdersOf } from "../../model/site-config.ts";
import site from "../../site.config.ts";
import { checkDue, checkUnconfirmed, fetchSources } from "./facts.ts";
import { serve } from "./serve.test.setup.ts";

type Facts = Content["facts"];

const fact = (slug: string, checkAgain: string, url = "https://a.example/document"): Facts[number] => ({
	file: `content/facts/${slug}.md`,
	slug,
	data: {
		statement: slug,
		source: { name: "A document", publisher: "Somebody", url },
		checked: "2026-01-01",
		checkAgain,
		crawlers: [],
		says: [{ page: "/services/seo", text: "a sentence of it" }],
	},
	body: "",
	bodyLine: 1,
	confirm: [],
	lineOf: () => 7,
});

test("facts are due on their day, announced a month before, the longest overdue first", () => {
	const facts = [fact("far", "2026-07-01"), fact("soon", "2026-06-20"), fact("today", "2026-06-01"), fact("late", "2026-05-01")];
	const found = checkDue({ facts }, new Date("2026-06-01T09:00:00Z"));
	expect(found.map(({ level, what }) => [level, what.split(":")[0]])).toEqual([
		["open", '"late" was to be checked again by 2026-05-01'],
		["open", '"today" was to be checked again by 2026-06-01'],
		["look", '"soon" is to be checked again in 19 days'],
	]);
	expect(found[0]).toMatchObject({
		file: "content/facts/late.md",
		places: ["content/facts/late.md:7"],
		what: expect.stringContaining("/services/seo"),
	});
});

test("phrases to confirm are open, each with its line", () => {
	const content = loadContent({ placeholders: placeholdersOf(site) });
	const agency = { ...content.agency, confirm: ["one thing", "another thing"], lineOf: (path: readonly PropertyKey[]) => Number(path[1]) + 5 };
	expect(checkUnconfirmed({ ...content, agency }).filter(({ file }) => file === agency.file)).toMatchObject([
		{ level: "open", what: '"one thing"', places: [`${agency.file}:5`] },
		{ level: "open", what: '"another thing"', places: [`${agency.file}:6`] },
	]);
});

test("sources: there, there for GET alone, gone, closed to programs, hanging", async () => {
	const host = await serve((path, method) => {
		if (path === "/hangs") return undefined;
		if (path === "/get-only") return method === "GET" ? 200 : 405;
		return { "/gone": 404, "/closed": 403 }[path] ?? 200;
	});
	const facts = ["there", "get-only", "gone", "closed", "hangs"].map((path) => fact(path, "2027-01-01", `${host.url}/${path}`));
	const found = await fetchSources([...facts, fact("also-gone", "2027-01-01", `${host.url}/gone`)], 2000);
	await host.stop();
	expect(found).toMatchObject([
		{ level: "open", what: expect.stringContaining("/gone answers 404"), places: ["content/facts/gone.md:7", "content/facts/also-gone.md:7"] },
		{ level: "look", what: expect.stringContaining("/closed answers 403 to programs") },
		{ level: "look", what: expect.stringContaining("/hangs does not answer") },
	]);
});

test("without a network the sources are given up after the first few, which is told and not wrong", async () => {
	let requests = 0;
	const host = await serve(() => {
		requests++;
		return undefined;
	});
	const facts = Array.from({ length: 20 }, (_, index) => fact(`fact-${index}`, "2027-01-01", `${host.url}/${index}`));
	const found = await fetchSources(facts, 100);
	await host.stop();
	expect(requests).toBeLessThan(facts.length);
	expect(found).toMatchObject([{ level: "look", what: "No source answers from here, so none was looked at." }]);
});
