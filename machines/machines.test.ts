import { expect, test, vi } from "vitest";
import { personSchema } from "../model/kinds/person.ts";
import { loadContent } from "../model/load.ts";
import { entryOf } from "../model/reading/entries.test.setup.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { canonicalUrl } from "../shared/addresses.ts";
import { TITLE_LENGTH } from "../shared/head-lengths.ts";
import { markdownPages } from "./markdown-pages.ts";
import { buildTime, textFiles } from "./site-files.ts";
import { structuredData } from "./structured-data.ts";
import { fullTitle } from "./titles.ts";

const site = readSite();
const written = loadContent({ placeholders: placeholdersOf(site) });
// These tests need two people, but the content may have none.
const people = ["Ada Example", "Ben Example"].map((name, index) =>
	entryOf(`of-tests-${index}`, personSchema.parse({ name, role: "Writer", profiles: ["https://elsewhere.example/me"] })),
);
const content: typeof written = { ...written, people };
const [service] = content.services;
if (!service) throw new Error("These tests need a service.");

const EPOCH = 1_700_000_000;
const fileOf = async (path: string, of = content, by = site) =>
	(await textFiles(of, by, new Date(EPOCH * 1000))).find((file) => file.path === path)?.body;

/** Returns the content with a given byline on the first service. */
const signedBy = (author?: string, reviewer?: string, updated?: string) => {
	const entry = { ...service, data: { ...service.data, author, reviewer, updated } };
	return { ...content, pages: content.pages.map((page) => (page.path === service.path ? { ...page, entry } : page)) } as typeof content;
};

function graphOf(of: typeof content, path: string): Record<string, unknown>[] {
	const page = of.pages.find((candidate) => candidate.path === path);
	if (!page) throw new Error(`No page has the path ${path}.`);
	return JSON.parse(JSON.stringify(structuredData(of, site, page)))["@graph"];
}

test("appends the site's name to a title only if both fit", () => {
	expect(fullTitle("x".repeat(TITLE_LENGTH.max - 7), "Name")).toBe(`${"x".repeat(TITLE_LENGTH.max - 7)} | Name`);
	expect(fullTitle("x".repeat(TITLE_LENGTH.max - 6), "Name")).toBe("x".repeat(TITLE_LENGTH.max - 6));
});

test("security.txt expires at midnight UTC, 300 to 365 days after SOURCE_DATE_EPOCH", async () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", String(EPOCH));
	expect(buildTime().getTime()).toBe(EPOCH * 1000);
	vi.unstubAllEnvs();
	const [, expires = ""] = /^Expires: (.*T00:00:00\.000Z)$/m.exec((await fileOf("/.well-known/security.txt")) ?? "") ?? [];
	const days = (Date.parse(expires) / 1000 - EPOCH) / (24 * 60 * 60);
	expect(days).toBeGreaterThan(300);
	expect(days).toBeLessThan(365);
});

test("disallows only the configured group of crawlers in robots.txt", async () => {
	const text = (await fileOf("/robots.txt", content, { ...site, closedTo: ["training"] })) ?? "";
	const closed = text.split("\n\n").filter((group) => group.endsWith("Disallow: /"));
	expect(closed).toHaveLength(1);
	expect(closed[0]).toContain("GPTBot");
	expect(closed[0]).not.toContain("OAI-SearchBot");
});

test("writes the IndexNow key to its file", async () => {
	const key = "abcdef0123456789";
	expect(await fileOf(`/${key}.txt`, content, { ...site, indexnowKey: key })).toBe(key);
});

test.runIf(content.posts.length > 0)("escapes HTML and links authors in the feed", async () => {
	const posts = content.posts
		.slice(0, 1)
		.map((post) => ({ ...post, data: { ...post.data, title: "R&D <b>costs</b>", author: "Ada Example" } }));
	const feed = await fileOf("/feed.xml", { ...content, posts });
	expect(feed).toContain("<![CDATA[R&amp;D &lt;b>costs&lt;/b>]]>");
	expect(feed).toMatch(new RegExp(`<name>Ada Example</name>\\s*<uri>${canonicalUrl(site, "/about-us#of-tests-0")}</uri>`));
});

test("lists people in llms.txt, if there are any", async () => {
	expect(await fileOf("/llms.txt")).toContain("Ada Example, Writer");
	expect(await fileOf("/llms.txt", { ...content, people: [] })).not.toContain("Authors and reviewers");
});

test("starts a Markdown file with the title, description, any byline, and the canonical URL", () => {
	const markdownPageOf = (of: typeof content) =>
		markdownPages(of, site, new Map([[service.path, "# Title"]])).find(({ path }) => path === `${service.path}.md`)?.body;
	const { title, description } = service.data.head;
	const signature = 'author: "Ada Example"\nreviewer: "Ben Example"\nupdated: "2026-03-15"\n';
	const signed = markdownPageOf(signedBy("Ada Example", "Ben Example", "2026-03-15"));
	expect(signed).toBe(
		`---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${signature}canonical: ${canonicalUrl(site, service.path)}\n---\n\n# Title\n`,
	);
	expect(markdownPageOf(signedBy())).toBe(signed?.replace(signature, ""));
});

test("structured data omits author, reviewer, and date on pages without a byline, and omits profiles on service pages", () => {
	const claims = graphOf(signedBy(), service.path).flatMap((thing) => Object.keys(thing));
	expect(claims.filter((claim) => ["author", "reviewedBy", "dateModified"].includes(claim))).toEqual([]);
	const profilesOn = (path: string) => graphOf(signedBy("Ada Example"), path).find(({ name }) => name === "Ada Example")?.sameAs;
	expect([profilesOn("/about-us"), profilesOn(service.path)]).toEqual([["https://elsewhere.example/me"], undefined]);
});

test.runIf(content.caseStudies.length > 1)("structured data lists reviewers of the case studies only if each case was reviewed", () => {
	const reviewedBy = (...reviewers: (string | undefined)[]) => {
		const studies = content.caseStudies
			.slice(0, 2)
			.map((study, index) => ({ ...study, data: { ...study.data, reviewer: reviewers[index] } }));
		return graphOf({ ...content, caseStudies: studies } as typeof content, "/case-studies").find(
			({ "@type": type }) => type === "CollectionPage",
		)?.reviewedBy;
	};
	const [ada, ben] = people.map(({ slug }) => ({ "@id": canonicalUrl(site, `/about-us#${slug}`) }));
	expect(reviewedBy("Ada Example", "Ben Example")).toEqual([ada, ben]);
	expect(reviewedBy("Ada Example", "Ada Example")).toEqual(ada);
	expect(reviewedBy("Ada Example", undefined)).toBeUndefined();
});
