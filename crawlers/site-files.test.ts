import { afterEach, expect, test, vi } from "vitest";
import { loadContent } from "../model/load.ts";
import { placeholdersOf } from "../model/site-config.ts";
import site from "../site.config.ts";
import { buildTime, securityText, siteFilePaths, textFiles } from "./site-files.ts";
import { structuredData } from "./structured-data.ts";
import { twinFiles } from "./twins.ts";

const content = loadContent({ placeholders: placeholdersOf(site) });
const EPOCH = 1_700_000_000;

afterEach(() => vi.unstubAllEnvs());

test("every text file is in the list of files, and the list has nothing twice", async () => {
	const listed = siteFilePaths(content, site);
	const files = [...(await textFiles(content, site, new Date())), ...(await twinFiles(content, site, async () => "# Title"))];
	const written = files.map(({ path }) => path);
	expect(listed).toEqual(expect.arrayContaining(written));
	expect(listed.filter((path) => !written.includes(path) && !/\.(png|svg|ico)$/.test(path))).toEqual([]);
	expect(new Set(listed).size).toBe(listed.length);
});

test("the moment of the build is SOURCE_DATE_EPOCH where it is set", () => {
	vi.stubEnv("SOURCE_DATE_EPOCH", String(EPOCH));
	expect(buildTime().getTime()).toBe(EPOCH * 1000);
});

test("security.txt expires in under a year, at midnight, so that builds of a day are the same", () => {
	const text = securityText(site, new Date(EPOCH * 1000));
	const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
	expect(expires.toISOString()).toMatch(/T00:00:00\.000Z$/);
	const days = (expires.getTime() - EPOCH * 1000) / (24 * 60 * 60 * 1000);
	expect(days).toBeGreaterThan(300);
	expect(days).toBeLessThan(365);
	expect(securityText(site, new Date(EPOCH * 1000 + 1000))).toBe(text);
});

test("signs of HTML in plain text stay signs in the feed", async () => {
	const [post, ...others] = content.posts;
	if (!post) throw new Error("There is no content.");
	const of = { ...content, posts: [{ ...post, data: { ...post.data, title: "R&D <b>costs</b>" } }, ...others] };
	expect(await fileOf("/feed.xml", { of })).toContain("<![CDATA[R&amp;D &lt;b>costs&lt;/b>]]>");
});

const fileOf = async (path: string, { of = content, by = site }: { of?: typeof content; by?: typeof site } = {}) =>
	(await textFiles(of, by, new Date(0))).find((file) => file.path === path)?.body ?? "";

test("one setting closes a group of crawlers in robots.txt, and no other", async () => {
	const text = await fileOf("/robots.txt", { by: { ...site, closedTo: ["training"] } });
	const groups = text.split("\n\n").filter((group) => /^User-agent: (?!\*)/m.test(group));
	expect(groups.map((group) => [/GPTBot/.test(group), /OAI-SearchBot/.test(group), group.endsWith("Disallow: /")])).toEqual([
		[false, true, false],
		[false, false, false],
		[true, false, true],
	]);
	expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
});

test("the key for IndexNow has its file, and without a key there is none", async () => {
	const key = "abcdef0123456789";
	expect(await fileOf(`/${key}.txt`, { by: { ...site, indexNowKey: key } })).toBe(key);
	expect(siteFilePaths(content, { indexNowKey: key })).toContain(`/${key}.txt`);
	expect(
		siteFilePaths(content, { indexNowKey: "" })
			.filter((path) => path.endsWith(".txt"))
			.sort(),
	).toEqual(["/.well-known/security.txt", "/llms-full.txt", "/llms.txt", "/robots.txt"]);
});

/** The content with another text in the place of one. */
const withEntry = (entry: { path: string }) =>
	({ ...content, pages: content.pages.map((page) => (page.path === entry.path ? { ...page, entry } : page)) }) as typeof content;

test("the sitemap dates a page by the day its words changed", async () => {
	const [service] = content.services;
	const [person] = content.people;
	if (!service || !person) throw new Error("There is no content.");
	const dated = { ...service, data: { ...service.data, author: person.data.name, reviewer: person.data.name, updated: "2026-03-15" } };
	const of = withEntry(dated);
	expect(await fileOf("/sitemap.xml", { of })).toContain(`/services/${service.slug}</loc><lastmod>2026-03-15</lastmod>`);
	expect(await fileOf("/sitemap.xml")).not.toContain(`/services/${service.slug}</loc><lastmod>`);
});

test("author, reviewer and date of an article are in its page's graph, and nobody where nobody is named", () => {
	const [service] = content.services;
	const [person] = content.people;
	if (!service || !person) throw new Error("There is no content.");
	const graphOf = (of: typeof content) => {
		const page = of.pages.find(({ path }) => path === `/services/${service.slug}`);
		if (!page) throw new Error("There is no page.");
		const things: Record<string, unknown>[] = JSON.parse(JSON.stringify(structuredData(of, site, page)))["@graph"];
		return { page: things.find((thing) => thing["@type"] === "WebPage"), article: things.find((thing) => thing["@type"] === "Article") };
	};
	const { name, role, profiles } = { ...person.data, profiles: ["https://elsewhere.example/me"] };
	const dated = { ...service, data: { ...service.data, author: name, reviewer: name, updated: "2026-03-15" } };
	const people = [{ ...person, data: { ...person.data, profiles } }];
	const said = graphOf({ ...withEntry(dated), people } as typeof content);
	const somebody = { "@type": "Person", name, jobTitle: role, sameAs: profiles };
	expect(said.article).toMatchObject({ author: somebody, dateModified: "2026-03-15" });
	expect(said.page).toMatchObject({ reviewedBy: somebody, dateModified: "2026-03-15" });
	const silent = graphOf(content);
	for (const thing of [silent.page, silent.article]) {
		for (const claim of ["author", "reviewedBy", "dateModified"]) expect(thing).not.toHaveProperty(claim);
	}
});
