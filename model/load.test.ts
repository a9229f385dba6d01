import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../machines/site-files.ts";
import { addEntry } from "../scripts/new/entry.ts";
import { checkUnfinished } from "./checks/texts.ts";
import { photoOf } from "./fields/photo.ts";
import { addField, addParagraph, addPhoto, change, firstFileOf, load, problems, removeField, workInCopy } from "./load.test.setup.ts";
import { adviceOn } from "./load.ts";
import { markdownFiles } from "./reading/content-files.ts";
import { formatProblem } from "./reading/problem.ts";
import { readSite } from "./site/site.ts";
import { peopleView } from "./views/about.ts";
import { layoutView } from "./views/layout.ts";
import { listedPages } from "./views/links.ts";
import { notFoundView } from "./views/not-found.ts";
import { viewOf } from "./views/view-of.ts";

workInCopy();

const start = (text: string) => expect.stringMatching(new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`));
const lineOf = (file: string, text: string) => readFileSync(file, "utf8").split("\n").indexOf(text) + 1;
const warnings = () => adviceOn(load()).map(formatProblem);

test("finds no mistakes and no unused files in the site's own content", () => {
	expect(problems()).toEqual([]);
	expect(warnings().filter((warning) => warning.includes("unused file"))).toEqual([]);
});

test("requires Markdown in files of pages with an article, and rejects it in others", () => {
	const [policy, post] = ["content/policies/privacy-policy.md", firstFileOf("posts")];
	change(policy, (text) => `${text.split(/\n(?:---|confirm:)\n/)[0]}\n---\n`);
	addParagraph(post, "A paragraph.");
	expect(problems()).toEqual([start(`${post}:`), start(`${policy}:`)]);
	expect(problems().join()).toMatch(/text: found Markdown;.*text: found nothing;/s);
});

test("rejects unused Markdown files but only warns about other unused files", () => {
	const unread = ["a.md", "policies/cookie-policy.md", "post/news.md", "posts/new.MD", "logo.png", "photos/me.jpg", "pictures/us.heic"];
	for (const name of [...unread, ".DS_Store", "pictures/.keep", "pictures/us.jpg"]) {
		mkdirSync(dirname(join("content", name)), { recursive: true });
		writeFileSync(join("content", name), "x");
	}
	const expected = unread.map((name) => start(`content/${name}  (all): found an unused file; expected Markdown as NAME.md`));
	expect(problems()).toEqual(expected.slice(0, 4));
	expect(problems()[2]).toContain('did you mean "content/posts"?');
	for (const name of unread.slice(0, 4)) rmSync(join("content", name));
	expect(warnings()).toEqual(expect.arrayContaining(expected.slice(4)));
});

test("rejects a file name that is not a slug", () => {
	cpSync("content/claims.md", "content/people/Jo Doe.md");
	expect(problems()).toEqual([start("content/people/Jo Doe.md  (name): found Jo Doe.md; expected lowercase letters, digits, and hyphens")]);
});

test("accepts only dates from 1800 to today as the last update, in any time zone", () => {
	const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
	const messagesFor = (day: string) => {
		removeField("content/pages/home.md", "updated");
		addField("content/pages/home.md", `updated: ${day}`);
		return problems();
	};
	expect(messagesFor(inHours(14))).toEqual([]);
	for (const day of [inHours(49), "0219-03-15"])
		expect(messagesFor(day)).toEqual([expect.stringContaining("expected today or an earlier date, 1800 or later")]);
});

test("suggests the closest name when a referenced entry does not exist", () => {
	const [service, fact = ""] = [firstFileOf("services"), ...markdownFiles("facts")];
	const names = load().people.map(({ data }) => data.name);
	for (const field of ["author", "photo"]) removeField(service, field);
	addField(service, `author: ${JSON.stringify(`${names[0]}x`)}\nphoto: photo-1-a`);
	addField(fact, "alsoOn:\n  - /servicess");
	expect(problems().sort()).toEqual([
		start(`${fact}:3  alsoOn.1: found "/servicess"; expected the path of a page; otherwise, delete the entry; did you mean "/services"?`),
		start(`${service}:2  author: found "${names[0]}x"; expected a name in content/people (${names.join(", ")}); otherwise, delete`),
		start(`${service}:3  photo: found "photo-1-a"; expected an ID listed in content/photos.md`),
	]);
});

test("accepts any author of a post while content/people is empty", () => {
	for (const file of markdownFiles("people")) rmSync(file);
	expect(problems().filter((problem) => /^content\/posts.*author/.test(problem))).toEqual([]);
});

test("reports unused, duplicate, and missing facts", () => {
	const sources = load().services.flatMap(({ data }) => data.sources);
	const [cited] = sources.flatMap((source) => ("fact" in source ? [source.fact] : []));
	if (cited === undefined) return;
	cpSync(`content/facts/${cited}.md`, "content/facts/unused.md");
	expect(warnings()).toContainEqual(start("content/facts/unused.md  (all): found a fact that no page uses"));
	cpSync(`content/facts/${cited}.md`, `content/crawlers/${cited}.md`);
	expect(problems()).toContainEqual(start(`content/crawlers/${cited}.md  (name): found ${cited}.md in both`));
	rmSync(`content/crawlers/${cited}.md`);
	rmSync(`content/facts/${cited}.md`);
	expect(problems()).toContainEqual(expect.stringContaining(`.fact: found "${cited}"; expected the name of a file in content/facts`));
});

test("rejects a phrase under confirm that is no longer in its file", () => {
	const file = firstFileOf("industries");
	change(file, (text) => text.replace(/\nconfirm:\n(?: .*\n)+/, "\n"));
	addField(file, "confirm:\n  - arrives on day five");
	addParagraph(file, "The draft arrives on **day five**.");
	expect(load().industries[0]?.confirm).toEqual(["arrives on day five"]);
	change(file, (text) => text.replace("**day five**", "day six"));
	expect(problems()).toEqual([start(`${file}:3  confirm.1: found "arrives on day five"; expected exact words from this file`)]);
});

test("leaves drafts out of a build", () => {
	const [published, all] = [load().posts.length, load(true).posts.length];
	const file = firstFileOf("posts");
	removeField(file, "draft");
	addField(file, "draft: true");
	expect([load().posts.length, load(true).posts.length]).toEqual([published - 1, all]);
});

test.each([
	["industries", "head.title"],
	["people", "name"],
	["posts", "title"],
	["testimonials", "text"],
] as const)("rejects a copy of an entry in %s whose %s was not edited", (kind, field) => {
	const [entry] = load()[kind];
	const file = firstFileOf(kind);
	const copy = file.replace(/\.md$/, "-z.md");
	cpSync(file, copy);
	const line = entry?.lineOf(field.split("."));
	expect(problems()).toContainEqual(start(`${copy}:${line}  ${field}: found the same text as in ${file}:${line}; expected unique text`));
});

test("accepts new entries with unfinished text, which a separate check reports", () => {
	for (const name of ["One", "Two"]) addEntry("testimonial", name, load(), true);
	expect(problems()).toEqual([]);
	expect(checkUnfinished(load()).map(formatProblem)).toContainEqual(
		expect.stringMatching(/text: found "Write here: .*; expected the text itself/),
	);
});

test("rejects a duplicate question on a page, ignoring case and punctuation", () => {
	const file = firstFileOf("industries");
	for (const question of ["What of tests?", "WHAT OF TESTS ?"])
		change(file, (text) => text.replace("\nfaq:\n", `\nfaq:\n  - question: ${question}\n    answer: They pass.\n`));
	expect(problems()).toEqual([expect.stringMatching(/faq\.2\.question: found the same text as in content\/industries\/.*:\d+;/)]);
});

test("fills in counts, prices, and figures, and suggests the nearest placeholder", () => {
	const file = firstFileOf("industries");
	change("content/claims.md", (text) => text.replace("stats:\n", "stats:\n  - number: 7+\n    label: Offices of Tests\n    icon: users\n"));
	const [tier] = load().services.flatMap(({ data }) => (data.kind === "pricing" ? data.pricing.tiers : []));
	const name = String(tier?.name).toLowerCase();
	const line = addParagraph(file, `{officesOfTests} {postCount}${tier ? ` {${name}Price} {${name}Edits}` : ""}`);
	for (const post of markdownFiles("posts").slice(2)) rmSync(post);
	const price = tier ? ` $${tier.monthlyPrice.toLocaleString("en-US")} ${tier.nicheEdits}` : "";
	const count = ["no", "one", "two"][load().posts.length];
	expect(load().industries[0]?.body).toContain(`7+ ${count}${price}`);
	change("content/claims.md", (text) => text.replace("Offices of Tests", "Offices for Tests"));
	expect(problems()).toEqual([expect.stringMatching(`^${file}:${line}  text: found {officesOfTests}; .*mean "{officesForTests}"\\?$`)]);
});

test("removes overviews without entries from menus, lists, and the sitemap", async () => {
	const before = load();
	for (const { file } of [...before.posts, ...before.caseStudies, ...before.testimonials]) rmSync(file);
	expect(problems()).toEqual([]);
	const content = load();
	const paths = before.pages.map(({ path }) => path).filter((path) => path !== "/blog" && path !== "/case-studies");
	expect(listedPages(content).map(({ path }) => path)).toEqual(paths);
	expect(layoutView(content)).toMatchObject({ header: [], company: [{ path: "/about-us" }] });
	const shown = notFoundView(content).groups.flatMap(({ routes }) => routes.map(({ path }) => path));
	expect(shown.sort()).toEqual([...paths].sort());
	for (const page of content.pages) expect(() => viewOf(content, page), page.path).not.toThrow();
	const { body: sitemap = "" } = (await textFiles(content, readSite(), new Date(0))).find(({ path }) => path === "/sitemap.xml") ?? {};
	for (const path of ["/blog", "/case-studies"]) expect(sitemap).not.toContain(path);
});

test("lists every service page under its author", () => {
	const { people, services } = load();
	for (const { file } of services) {
		removeField(file, "author");
		addField(file, `author: ${JSON.stringify(people[0]?.data.name)}`);
	}
	expect(peopleView(load())[0]?.signed.map(({ path }) => path)).toEqual(expect.arrayContaining(services.map(({ path }) => path)));
});

test("reports missing pictures, external images, and missing alt text with their lines", () => {
	const file = firstFileOf("services");
	addPhoto("floor-plan.png", "Our office");
	mkdirSync("content/pictures", { recursive: true });
	writeFileSync("content/pictures/of-tests.jpg", "a picture");
	const line = addParagraph(file, "![Us](of-tsets.jpg) ![Us](of-tests.jpg) ![Far](https://a.example/100%.jpg)");
	expect(problems()).toEqual([
		start(`content/photos.md:${lineOf("content/photos.md", "  - id: floor-plan.png")}  photos.`),
		expect.stringMatching(new RegExp(`^${file}:${line} {2}picture: found of-tsets\\.jpg; .*did you mean "of-tests\\.jpg"`)),
		start(`${file}:${line}  picture: found https://a.example/100%.jpg; expected a file in content/pictures`),
	]);
	change("content/photos.md", (text) => text.replace("floor-plan.png\n    alt: Our office", "of-tests.jpg"));
	expect(problems()).toEqual([expect.stringMatching(/^content\/photos\.md:\d+ .*\.alt: found nothing; expected text \(Alt text/)]);
});

test("reports a link to a missing page with its line in the article", () => {
	const file = firstFileOf("services");
	const line = addParagraph(file, "[Us](/about-su#values), [home](/), [here](#on-top), [a file](/llms.txt), [far](https://a.example/b)");
	expect(problems()).toEqual([
		`${file}:${line}  link: found /about-su#values; expected a page or file on this site; did you mean "/about-us"?`,
	]);
});

test("requires an entry in content/photos.md for a picture that a field uses", () => {
	const file = firstFileOf("people");
	removeField(file, "photo");
	addField(file, "photo: of-tests.jpg");
	expect(problems()).toEqual([expect.stringContaining('to list a file in content/pictures, add "- id: NAME" and, below it, "alt:"')]);
	mkdirSync("content/pictures", { recursive: true });
	writeFileSync("content/pictures/of-tests.jpg", "a picture");
	addPhoto("of-tests.jpg", "One of us");
	expect(photoOf(load(), "of-tests.jpg")).toMatchObject({ alt: "One of us", url: expect.stringMatching(/^\/assets\/of-tests-[\w-]{8}$/) });
	expect(peopleView(load())[0]?.photo?.id).toBe("of-tests.jpg");
});

test("accepts the URL of an image at the photo host, but not the URL of a photo's page", () => {
	const file = firstFileOf("posts");
	const show = (photo: string) => change(file, (text) => text.replace(/^photo: .*$/m, `photo: ${photo}`));
	addPhoto("photo-1-a", "Our street");
	show("https://images.unsplash.com/photo-1-a?w=1200&q=80");
	expect(load().posts[0]?.data.photo).toBe("photo-1-a");
	show("https://unsplash.com/photos/laptop-on-a-desk-hpjSkU2UYSU");
	expect(problems()[0]).toContain("The URL of a photo's page does not work");
});
