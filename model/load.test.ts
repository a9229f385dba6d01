import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../machines/site-files.ts";
import { addEntry } from "../scripts/new/entry.ts";
import { adviceOn } from "./checks/all.ts";
import { photoOf } from "./fields/photo.ts";
import { addField, addParagraph, aFile, change, load, problems, workInCopy } from "./load.test.setup.ts";
import { markdownFiles } from "./reading/content-files.ts";
import { checkUnwritten } from "./reading/left-to-write.ts";
import { formatProblem } from "./reading/problem.ts";
import { readSite } from "./site/site.ts";
import { aboutView } from "./views/about.ts";
import { homeView } from "./views/home.ts";
import { layoutView } from "./views/layout.ts";
import { listedPages } from "./views/links.ts";
import { notFoundView } from "./views/not-found.ts";
import { peopleView } from "./views/people.ts";
import { viewOf } from "./views/view-of.ts";

workInCopy();

const start = (text: string) => expect.stringMatching(new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
const lineOf = (file: string, text: string) => readFileSync(file, "utf8").split("\n").indexOf(text) + 1;
const warnings = () => adviceOn(load()).map(formatProblem);

test("the site's own content has no mistakes and no unread files", () => {
	expect(problems()).toEqual([]);
	expect(warnings().filter((warning) => warning.includes("nothing reads"))).toEqual([]);
});

test("rejects a page without its text, and Markdown that no screen shows", () => {
	const [policy, post] = ["content/policies/privacy-policy.md", aFile("posts")];
	change(policy, (text) => `${text.split(/\n(?:---|confirm:)\n/)[0]}\n---\n`);
	addParagraph(post, "A paragraph.");
	expect(problems()).toEqual([start(`${post}:`), start(`${policy}:`)]);
	expect(problems().join()).toMatch(/text: found Markdown;.*text: found nothing;/s);
});

test("rejects Markdown that nothing reads, and warns of other files", () => {
	const unread = ["a.md", "policies/cookie-policy.md", "post/news.md", "posts/new.MD", "logo.png", "photos/me.jpg", "pictures/us.heic"];
	for (const name of [...unread, ".DS_Store", "pictures/.keep", "pictures/us.jpg"]) {
		mkdirSync(dirname(join("content", name)), { recursive: true });
		writeFileSync(join("content", name), "x");
	}
	const expected = unread.map((name) => start(`content/${name}  (all): found a file that nothing reads; expected Markdown as NAME.md`));
	expect(problems()).toEqual(expected.slice(0, 4));
	expect(problems()[2]).toContain('did you mean "content/posts"?');
	for (const name of unread.slice(0, 4)) rmSync(join("content", name));
	expect(warnings()).toEqual(expect.arrayContaining(expected.slice(4)));
});

test("rejects a file name that is not a slug", () => {
	cpSync("content/agency.md", "content/people/Jo Doe.md");
	expect(problems()).toEqual([start("content/people/Jo Doe.md  (name): found Jo Doe.md; expected lowercase letters, digits and hyphens")]);
});

test("accepts today as the last change in every time zone, and rejects later and mistyped dates", () => {
	const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
	const update = (day: string) =>
		change("content/pages/home.md", (text) => text.replace(/^(?:updated: .*\n)?head:/m, `updated: ${day}\nhead:`));
	update(inHours(14));
	expect(problems()).toEqual([]);
	for (const day of [inHours(49), "0219-03-15"]) {
		update(day);
		expect(problems()).toEqual([expect.stringContaining("expected a date in the past, after 1800")]);
	}
});

test("rejects references to missing entries, and suggests the nearest", () => {
	const [file, post] = [aFile("services"), aFile("posts")];
	const { people } = load();
	const name = String(people[0]?.data.name);
	change(file, (text) => text.replace(/^(author|reviewer): .*\n/gm, "").replace(/^photo: .*$/m, "photo: photo-1-a"));
	addField(file, `author: ${JSON.stringify(`${name}x`)}`);
	change(post, (text) => text.replace(/^author: .*$/m, "author: Nobody At All"));
	const [fact = ""] = markdownFiles("facts");
	addField(fact, "alsoOn:\n  - /servicess");
	const expected = [
		start(`${file}:${lineOf(file, "photo: photo-1-a")}  photo: found "photo-1-a"; expected an id listed in content/photos.md`),
		start(
			`${file}:2  author: found "${name}x"; expected a name in content/people (${people.map(({ data }) => data.name).join(", ")}), or delete`,
		),
		expect.stringContaining(`author: found "Nobody At All"; expected a name in content/people`),
		start(`${fact}:3  alsoOn.1: found "/servicess"; expected the path of a page; did you mean "/services"?`),
	];
	expect(problems().sort()).toEqual(expect.arrayContaining(expected));
	expect(problems()).toHaveLength(expected.length);
});

test("accepts any author while there are no people", () => {
	for (const file of markdownFiles("people")) rmSync(file);
	expect(problems().filter((problem) => /^content\/posts.*author/.test(problem))).toEqual([]);
});

test("warns of a fact that no page uses, and rejects a source without its fact", () => {
	const cited = load().services.flatMap(({ file, data }) =>
		data.sources.flatMap((source) => ("fact" in source ? [{ file, slug: source.fact }] : [])),
	)[0];
	if (!cited) return;
	const fact = `content/facts/${cited.slug}.md`;
	cpSync(fact, "content/facts/unused.md");
	expect(warnings()).toContainEqual(start("content/facts/unused.md  (all): found a fact that no page uses"));
	rmSync(fact);
	expect(problems()).toContainEqual(expect.stringContaining(`.fact: found "${cited.slug}"; expected the name of a file in content/facts`));
});

test("rejects a phrase to confirm that its file no longer contains", () => {
	const file = aFile("industries");
	change(file, (text) => text.replace(/\nconfirm:\n(?: .*\n)+/, "\n"));
	addField(file, "confirm:\n  - arrives on day five");
	addParagraph(file, "The draft arrives on **day five**.");
	expect(load().industries[0]).toMatchObject({
		confirm: ["arrives on day five"],
		data: expect.not.objectContaining({ confirm: expect.anything() }),
	});
	change(file, (text) => text.replace("**day five**", "day six"));
	expect(problems()).toEqual([start(`${file}:3  confirm.1: found "arrives on day five"; expected the exact words of this file`)]);
});

test("reports Markdown mistakes with their line in the file", () => {
	const file = aFile("services");
	const line = addParagraph(file, "<div>Lost</div>");
	expect(problems()).toEqual([start(`${file}:${line}  text: found HTML: <div>Lost</div>`)]);
});

test("leaves drafts out of a build", () => {
	const [first] = load().posts;
	const copy = "content/posts/one-more.md";
	cpSync(String(first?.file), copy);
	change(copy, (text) => text.replace(/^draft: .*\n/m, "").replace(/^title: .*$/m, "title: One more"));
	const [published, all] = [load().posts.length, load(true).posts.length];
	addField(copy, "draft: true");
	expect([load().posts.length, load(true).posts.length]).toEqual([published - 1, all]);
});

test("rejects a copied entry that was not edited, with the lines of both files", () => {
	const { posts, caseStudies, testimonials, industries, people } = load();
	for (const [entry, field] of [
		[posts[0], "title"],
		[caseStudies[0], "title"],
		[testimonials[0], "text"],
		[people[0], "name"],
		[industries[0], "head.title"],
	] as const) {
		if (!entry) continue;
		const copy = entry.file.replace(/\.md$/, "-z.md");
		cpSync(entry.file, copy);
		const line = entry.lineOf(field.split("."));
		expect(problems()).toContainEqual(
			start(`${copy}:${line}  ${field}: found the same text as in ${entry.file}:${line}; expected a text that`),
		);
		rmSync(copy);
	}
	for (const name of ["One", "Two"]) addEntry("testimonial", name, load(), true);
	expect(problems()).toEqual([]);
});

test("rejects a question that a page answers twice, and warns of an answer copied from another page", () => {
	const [one, two] = load().industries.map(({ file }) => file);
	const add = (file: string | undefined, question: string) =>
		change(String(file), (text) => text.replace("\nfaq:\n", `\nfaq:\n  - question: ${question}\n    answer: They pass.\n`));
	for (const file of [one, two]) add(file, "What of tests?");
	expect(warnings()).toContainEqual(
		expect.stringMatching(/faq\.1\.question: found the question and answer of content\/industries\/.*:\d+; expected/),
	);
	add(two, "WHAT OF TESTS ?");
	expect(problems()).toEqual([
		expect.stringMatching(/faq\.2\.question: found the question of content\/industries\/.*:\d+ again; expected each/),
	]);
});

test("fills in counts, prices and figures", () => {
	const file = aFile("industries");
	change("content/agency.md", (text) => text.replace("stats:\n", "stats:\n  - number: 7+\n    label: Offices of Tests\n    icon: users\n"));
	const [tier] = load().services.flatMap(({ data }) => (data.kind === "pricing" ? data.pricing.tiers : []));
	const package_ = String(tier?.name).toLowerCase();
	const line = addParagraph(file, `All {industryCount}, {officesOfTests}${tier ? `, {${package_}Price} for {${package_}Edits}` : ""}.`);
	const count = load().industries.length;
	const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
	const price = tier ? `, $${tier.monthlyPrice.toLocaleString("en-US")} for ${tier.nicheEdits}` : "";
	expect(load().industries[0]?.body).toContain(`All ${words[count] ?? count}, 7+${price}.`);
	change("content/agency.md", (text) => text.replace("Offices of Tests", "Offices for Tests"));
	expect(problems()).toEqual([
		expect.stringMatching(new RegExp(`^${file}:${line} {2}text: found \\{officesOfTests\\}; .*mean "\\{officesForTests\\}"\\?$`)),
	]);
});

test("reports texts that are still to be written", () => {
	const file = aFile("services");
	const line = addParagraph(file, "Write here: the rest.");
	change(file, (text) => text.replace(/( {4}answer: ).*\n(?: {6}.*\n)*/, "$1 'Write here: the answer.'\n"));
	expect(checkUnwritten(load()).map(formatProblem)).toEqual([
		expect.stringMatching(/faq\.1\.answer: found "Write here: the answer\."; expected the text itself/),
		expect.stringContaining('text: found "Write here: the rest."'),
	]);
	expect(line).toBeGreaterThan(0);
});

test("removes overviews without entries from menus, lists and sitemap", async () => {
	const before = load();
	for (const { file } of [...before.posts, ...before.caseStudies, ...before.testimonials]) rmSync(file);
	expect(problems()).toEqual([]);
	const content = load();
	const paths = before.pages.map(({ path }) => path).filter((path) => path !== "/blog" && path !== "/case-studies");
	expect(listedPages(content).map(({ path }) => path)).toEqual(paths);
	const { header, company } = layoutView(content);
	expect([...header, ...company].map(({ path }) => path)).toEqual(["/about-us"]);
	const shown = notFoundView(content).groups.flatMap(({ routes }) => routes.map(({ path }) => path));
	expect(shown.sort()).toEqual([...paths].sort());
	for (const page of content.pages) expect(() => viewOf(content, page), page.path).not.toThrow();
	const { body: sitemap = "" } = (await textFiles(content, readSite(), new Date(0))).find(({ path }) => path === "/sitemap.xml") ?? {};
	for (const path of ["/blog", "/case-studies"]) expect(sitemap).not.toContain(path);
});

test("lists all bylines of a person", () => {
	const files = ["services", "industries"].flatMap(markdownFiles);
	const name = String(load().people[0]?.data.name);
	for (const file of files) {
		change(file, (text) => text.replace(/^author: .*\n/m, ""));
		addField(file, `author: ${JSON.stringify(name)}`);
	}
	expect(peopleView(load())[0]?.writes.length).toBeGreaterThanOrEqual(load().services.length + load().industries.length);
});

test("rejects missing pictures with their line, and pictures without a text alternative", () => {
	const file = aFile("services");
	mkdirSync("content/pictures", { recursive: true });
	writeFileSync("content/pictures/of-tests.jpg", "a picture");
	const line = addParagraph(file, "![Us](of-tsets.jpg) ![Us](of-tests.jpg) ![Far](https://a.example/100%.jpg)");
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: floor-plan.png\n    alt: Our office\n---\n"));
	expect(problems()).toEqual([
		start(`content/photos.md:${lineOf("content/photos.md", "  - id: floor-plan.png")}  photos.`),
		expect.stringMatching(new RegExp(`^${file}:${line} {2}picture: found of-tsets\\.jpg; .*did you mean "of-tests\\.jpg"`)),
		start(`${file}:${line}  picture: found https://a.example/100%.jpg; expected a file in content/pictures`),
	]);
	change("content/photos.md", (text) => text.replace("floor-plan.png\n    alt: Our office", "of-tests.jpg"));
	expect(problems()).toEqual([
		expect.stringMatching(/^content\/photos\.md:\d+ .*\.alt: found nothing; expected text \(A text alternative/),
	]);
});

test("shows the owner's own pictures of people and clients once content/photos.md describes them", () => {
	for (const file of [aFile("people"), aFile("testimonials")]) {
		change(file, (text) => text.replace(/^photo: .*\n/m, ""));
		addField(file, "photo: of-tests.jpg");
	}
	expect(problems()).toHaveLength(2);
	for (const problem of problems()) expect(problem).toContain('Add "- id: of-tests.jpg" there and, below it, "alt:"');
	mkdirSync("content/pictures", { recursive: true });
	writeFileSync("content/pictures/of-tests.jpg", "a picture");
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: of-tests.jpg\n    alt: One of us\n---\n"));
	const content = load();
	expect(photoOf(content, "of-tests.jpg").url).toMatch(/^\/assets\/of-tests-[\w-]{8}$/);
	const shown = [...aboutView(content, content.aboutPage).people, ...homeView(content, content.home).testimonials].flatMap(
		({ photo }) => photo ?? [],
	);
	expect(shown.filter(({ id }) => id === "of-tests.jpg").map(({ alt }) => alt)).toEqual(["One of us", "One of us"]);
});

test("accepts the URL of a photo at the host, and rejects the URL of its page", () => {
	const file = aFile("posts");
	change("content/photos.md", (text) => text.replace(/\n---\s*$/, "\n  - id: photo-1-a\n    alt: Our street\n---\n"));
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: https://images.unsplash.com/photo-1-a?w=1200&q=80"));
	expect(load().posts[0]?.data.photo).toBe("photo-1-a");
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: https://unsplash.com/photos/laptop-on-a-desk-hpjSkU2UYSU"));
	expect(problems()[0]).toContain("The URL of a photo's page does not work");
});
