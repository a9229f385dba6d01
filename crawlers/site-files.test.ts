import { afterEach, expect, test, vi } from "vitest";
import { loadContent } from "../model/load.ts";
import { personSchema } from "../model/person.ts";
import { placeholdersOf } from "../model/site-config.ts";
import { canonicalUrl } from "../shared/addresses.ts";
import site from "../site.config.ts";
import { buildTime, securityText, siteFilePaths, textFiles } from "./site-files.ts";
import { structuredData } from "./structured-data.ts";
import { twinFiles } from "./twins.ts";

const written = loadContent({ placeholders: placeholdersOf(site) });
/** A site may name nobody; these tests need two to write and check. */
const ofTests = ["Ada Example", "Ben Example"].map((name, index) => ({
	file: `content/people/of-tests-${index}.md`,
	slug: `of-tests-${index}`,
	data: personSchema.parse({ name, role: "Writer" }),
	body: "",
	bodyLine: 1,
	confirm: [],
	lineOf: () => 1,
}));
const content = { ...written, people: [...written.people, ...ofTests] };
/** A site may have none. */
const hasPosts = content.posts.length > 0;
const EPOCH = 1_700_000_000;

afterEach(() => vi.unstubAllEnvs());

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
	expect(text).toContain(`Contact: mailto:${site.email}`);
});

test.runIf(hasPosts)("signs of HTML in plain text stay signs in the feed", async () => {
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

/** A page's entry as an owner may have it who names nobody. */
const unsigned = <Data extends object>(entry: { path: string; data: Data }) => ({
	...entry,
	data: { ...entry.data, author: undefined, reviewer: undefined, updated: undefined },
});

test("the sitemap dates a page by the day its words changed", async () => {
	const [service] = content.services;
	if (!service) throw new Error("There is no content.");
	const dated = { ...service, data: { ...service.data, updated: "2026-03-15" } };
	expect(await fileOf("/sitemap.xml", { of: withEntry(dated) })).toContain(`/services/${service.slug}</loc><lastmod>2026-03-15</lastmod>`);
	expect(await fileOf("/sitemap.xml", { of: withEntry(unsigned(service)) })).not.toContain(`/services/${service.slug}</loc><lastmod>`);
});

test("a page that shows no day has one in the sitemap, and none in its graph", async () => {
	const dated = { ...content.contactPage, data: { ...content.contactPage.data, updated: "2026-03-15" } };
	expect(await fileOf("/sitemap.xml", { of: withEntry(dated) })).toContain("/contact-us</loc><lastmod>2026-03-15</lastmod>");
	expect(thing(thingsOf(withEntry(dated), "/contact-us"), "ContactPage")).not.toHaveProperty("dateModified");
});

type Thing = Record<string, unknown>;

/** What the graph of a page says, as it is written into the page. */
function thingsOf(of: typeof content, path: string): Thing[] {
	const page = of.pages.find((candidate) => candidate.path === path);
	if (!page) throw new Error(`There is no page ${path}.`);
	return JSON.parse(JSON.stringify(structuredData(of, site, page)))["@graph"];
}
const thing = (things: Thing[], type: string) => things.find((candidate) => candidate["@type"] === type);

test("author, reviewer and date of an article are in its page's graph, and nobody where nobody is named", () => {
	const [service] = content.services;
	const [first, second] = content.people;
	if (!service || !first || !second) throw new Error("There is no content.");
	const path = `/services/${service.slug}`;
	const idOf = ({ slug }: { slug: string }) => canonicalUrl(site, `/about-us#${slug}`);
	const dated = { ...service, data: { ...service.data, author: first.data.name, reviewer: second.data.name, updated: "2026-03-15" } };
	const said = thingsOf(withEntry(dated), path);
	expect(thing(said, "Article")).toMatchObject({ author: { "@id": idOf(first) }, dateModified: "2026-03-15" });
	expect(thing(said, "WebPage")).toMatchObject({ reviewedBy: { "@id": idOf(second) }, dateModified: "2026-03-15" });
	expect(said.filter((candidate) => candidate["@type"] === "Person")).toMatchObject(
		[first, second].map(({ slug, data }) => ({ "@id": idOf({ slug }), name: data.name, jobTitle: data.role, url: idOf({ slug }) })),
	);
	const silent = thingsOf(withEntry(unsigned(service)), path);
	expect(thing(silent, "Person")).toBeUndefined();
	for (const candidate of [thing(silent, "WebPage"), thing(silent, "Article")]) {
		for (const claim of ["author", "reviewedBy", "dateModified"]) expect(candidate).not.toHaveProperty(claim);
	}
});

test.runIf(content.caseStudies.length > 0)(
	"the page of the cases is checked by whoever checked them, and by nobody where one case is unchecked",
	() => {
		const reviewedBy = (of: typeof content) => thing(thingsOf(of, "/case-studies"), "CollectionPage")?.reviewedBy;
		const [first, second] = content.people;
		const [one, ...others] = content.caseStudies;
		if (!first || !second || !one) throw new Error("There is no content.");
		const checkedBy = (study: typeof one, reviewer: string | undefined) => ({ ...study, data: { ...study.data, reviewer } }) as typeof one;
		const idOf = ({ slug }: { slug: string }) => ({ "@id": canonicalUrl(site, `/about-us#${slug}`) });
		const same = others.map((study) => checkedBy(study, second.data.name));
		expect(reviewedBy({ ...content, caseStudies: [checkedBy(one, first.data.name), ...same] })).toEqual([idOf(first), idOf(second)]);
		expect(reviewedBy({ ...content, caseStudies: same })).toEqual(idOf(second));
		expect(reviewedBy({ ...content, caseStudies: [checkedBy(one, undefined), ...same] })).toBeUndefined();
		expect(reviewedBy({ ...content, caseStudies: [] })).toBeUndefined();
	},
);

test("profiles of a person are said where they are shown: on About us, by the same id", () => {
	const [person, ...others] = content.people;
	const [service] = content.services;
	if (!person || !service) throw new Error("There is no content.");
	const { name } = person.data;
	const profiles = ["https://elsewhere.example/me"];
	const of = {
		...withEntry({ ...service, data: { ...service.data, author: name } } as typeof service),
		people: [{ ...person, data: { ...person.data, profiles } }, ...others],
	};
	const sameAs = (path: string) => thingsOf(of, path).find((candidate) => candidate.name === name)?.sameAs;
	expect(sameAs("/about-us")).toEqual(profiles);
	expect(sameAs(`/services/${service.slug}`)).toBeUndefined();
	expect(thingsOf({ ...of, people: [] }, "/about-us").filter((candidate) => candidate["@type"] === "Person")).toEqual([]);
});

test.runIf(hasPosts)("llms.txt and the feed lead to the people, and to nobody where nobody is named", async () => {
	const [[post], [writer]] = [content.posts, content.people];
	if (!post || !writer) throw new Error("There is no content.");
	const of = { ...content, posts: [{ ...post, data: { ...post.data, author: writer.data.name } }] };
	const address = canonicalUrl(site, `/about-us#${writer.slug}`);
	expect(await fileOf("/llms.txt", { of })).toContain(`${writer.data.name}, ${writer.data.role} (${address})`);
	expect(await fileOf("/feed.xml", { of })).toContain(`<name>${writer.data.name}</name>\n            <uri>${address}</uri>`);
	const nobody = { ...of, people: [] };
	expect(await fileOf("/llms.txt", { of: nobody })).not.toContain("Who writes");
	const feed = await fileOf("/feed.xml", { of: nobody });
	expect(feed).toContain(`<name>${writer.data.name}</name>`);
	expect(feed).not.toContain("/about-us#");
});

test("an article cites the documents of the ledger that its page names, with their addresses, and no page of the site", () => {
	const [service] = content.services;
	const [fact] = content.facts.filter(({ data }) => data.source.date !== undefined);
	const [undated] = content.facts.filter(({ data }) => data.source.date === undefined);
	if (!service || !fact || !undated) throw new Error("There is no content.");
	const cited = (sources: (typeof service)["data"]["sources"]) =>
		thing(thingsOf(withEntry({ ...service, data: { ...service.data, sources } } as typeof service), service.path), "Article")?.citation;
	const { name, publisher, url, date } = fact.data.source;
	const page = { id: "terms", page: "/terms-of-service", text: "Terms" };
	expect(cited([page, { id: "one", fact: fact.slug }, { id: "again", fact: fact.slug }, { id: "two", fact: undated.slug }])).toEqual([
		{ "@type": "CreativeWork", name, url, publisher: { "@type": "Organization", name: publisher }, dateModified: date },
		expect.not.objectContaining({ dateModified: expect.anything() }),
	]);
	expect(cited([page])).toBeUndefined();
});

test("a twin says in front what its page is about, and who stands behind it where the page does", async () => {
	const [service] = content.services;
	const [author, reviewer] = content.people;
	if (!service || !author || !reviewer) throw new Error("There is no content.");
	const twinOf = async (entry: typeof service) =>
		(await twinFiles(withEntry(entry), site, async () => "# Title")).find(({ path }) => path === `${service.path}.md`)?.body.split("\n");
	const { title, description } = service.data.head;
	const first = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
	const last = [`canonical: ${canonicalUrl(site, service.path)}`, "---", "", "# Title", ""];
	const dated = { ...service, data: { ...service.data, author: author.data.name, reviewer: reviewer.data.name, updated: "2026-03-15" } };
	const signed = [`author: "${author.data.name}"`, `reviewer: "${reviewer.data.name}"`, 'updated: "2026-03-15"'];
	expect(await twinOf(dated)).toEqual(["---", ...first, ...signed, ...last]);
	expect(await twinOf(unsigned(service) as typeof service)).toEqual(["---", ...first, ...last]);
});

test("both files for language models begin with who speaks and how to reach them", async () => {
	const full = (await twinFiles(content, site, async () => "# Title")).find(({ path }) => path === "/llms-full.txt")?.body;
	for (const text of [full, await fileOf("/llms.txt")]) {
		const [name, blurb, company] = (text ?? "").split("\n\n");
		expect([name, blurb]).toEqual([`# ${site.name}`, `> ${content.agency.data.blurb}`]);
		for (const said of [site.legalName, site.address.street, site.email, site.phone]) expect(company).toContain(said);
	}
});

test("llms.txt says what the figures count where the home page does", async () => {
	const meaning = { text: "What they mean", page: "/about-us#on-meaning" };
	const withMeaning = (statsMeaning?: typeof meaning) => ({ ...content, home: { ...content.home, data: { ...content.home.data, statsMeaning } } });
	expect(await fileOf("/llms.txt", { of: withMeaning(meaning) })).toMatch(
		new RegExp(
			`^Track record: ${content.agency.data.stats[0]?.number.replace("+", "\\+")} .*\\[What they mean\\]\\(${site.origin}/about-us#on-meaning\\)$`,
			"m",
		),
	);
	expect(await fileOf("/llms.txt", { of: withMeaning() })).not.toContain("Track record");
});
