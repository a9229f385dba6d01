import { afterEach, expect, test, vi } from "vitest";
import site from "../../site.config.ts";
import { loadContent } from "../content/load.ts";
import { placeholdersOf } from "../content/site.ts";
import { buildTime, securityText, siteFilePaths, textFiles } from "./site-files.ts";

const content = loadContent({ placeholders: placeholdersOf(site) });
const EPOCH = 1_700_000_000;

afterEach(() => vi.unstubAllEnvs());

test("every text file is in the list of files, and the list has nothing twice", async () => {
	const listed = siteFilePaths(content);
	const written = (await textFiles(content, site, new Date())).map(({ path }) => path);
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

test("signs of Markdown and HTML in plain text stay signs", async () => {
	const [post, ...others] = content.posts;
	const { data, ...service } = content.services[0] ?? {};
	if (!post || !data) throw new Error("There is no content.");
	const spoilt = {
		...content,
		posts: [{ ...post, data: { ...post.data, title: "R&D <b>costs</b>" } }, ...others],
		services: [{ ...service, data: { ...data, hero: { ...data.hero, title: "Not *this* [one]" } } }, ...content.services.slice(1)],
	} as typeof content;
	const files = await textFiles(spoilt, site, new Date());
	expect(files.find(({ path }) => path === "/feed.xml")?.body).toContain("<![CDATA[R&amp;D &lt;b>costs&lt;/b>]]>");
	expect(files.find(({ path }) => path === `/services/${content.services[0]?.slug}.md`)?.body).toContain("# Not \\*this\\* \\[one\\]");
});
