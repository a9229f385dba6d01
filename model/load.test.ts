import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../machines/site-files.ts";
import { addEntry } from "../scripts/new/entry.ts";
import { adviceOn } from "./checks/all.ts";
import { checkUnread } from "./checks/files.ts";
import { aFile, change, hasAny, home, placeholders, problems, spoilACopy } from "./load.test.setup.ts";
import { loadContent } from "./load.ts";
import { markdownFiles } from "./reading/content-files.ts";
import { checkUnwritten } from "./reading/left-to-write.ts";
import { formatProblem } from "./reading/problem.ts";
import { isDraft } from "./reading/read-entry.ts";
import { readSite } from "./site/site.ts";
import { homeView } from "./views/home.ts";
import { layoutView } from "./views/layout.ts";
import { listedPages } from "./views/links.ts";
import { notFoundView } from "./views/not-found.ts";
import { peopleView } from "./views/people.ts";
import { viewOf } from "./views/view-of.ts";

const site = readSite();

spoilACopy();

test("the site's own content is without mistakes", () => {
	cpSync(join(home, "content/facts"), "content/facts", { recursive: true });
	expect(problems()).toEqual([]);
});

test("a page without its text, and a file that no URL leads to", () => {
	const file = "content/policies/privacy-policy.md";
	// Without its phrases to confirm, which stand in the text.
	change(file, (text) => `${text.split(/\n(?:---|confirm:)\n/)[0]}\n---\n`);
	cpSync("content/policies/terms-of-service.md", "content/policies/cookie-policy.md");
	change("content/policies/cookie-policy.md", (text) =>
		text.replace(/title: /g, "title: Other ").replace(/description: >-\n/, "description: >-\n    Other.\n"),
	);
	expect(problems().map(({ file, field, found }) => [file, field, found])).toEqual([
		[file, "text", "nothing"],
		["content/policies/cookie-policy.md", "(all)", "a file that no URL leads to"],
	]);
});

test("a file whose name makes no address, and a folder that nothing is read from", () => {
	mkdirSync("content/post");
	cpSync("content/agency.md", "content/post/news.md");
	expect(problems().map(formatProblem)).toEqual([
		expect.stringMatching(
			/^content\/post\/news\.md {2}\(folder\): found a folder that nothing is read from; allowed: .*; did you mean "content\/posts"\?$/,
		),
	]);
	cpSync("content/agency.md", "content/people/Jo Doe.md");
	expect(problems().map(formatProblem)).toEqual([
		"content/people/Jo Doe.md  (name): found Jo Doe.md; allowed: a name of small letters, digits and hyphens, since addresses are made of it, such as pet-shops.md",
	]);
});

test("a day of the last change that has not come, and one that begins elsewhere", () => {
	const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
	const updated = (day: string) => change("content/pages/home.md", (text) => text.replace(/^(?:updated: .*\n)?head:/m, `updated: ${day}\nhead:`));
	updated(inHours(14));
	expect(problems()).toEqual([]);
	updated(inHours(49));
	expect(problems().map(({ field, allowed }) => [field, allowed])).toEqual([["updated", "a day that has come, after 1800"]]);
	updated("0219-03-15");
	expect(problems().map(({ field, found }) => [field, found])).toEqual([["updated", '"0219-03-15" (10 characters)']]);
});

test("text where no screen shows it", () => {
	const file = aFile("posts");
	change(file, (text) => `${text}\nA paragraph.\n`);
	expect(problems()).toMatchObject([{ file, field: "text", found: "Markdown" }]);
});

test.runIf(hasAny("case-studies"))("a photo and a related page that do not exist", () => {
	const file = aFile("industries");
	const slip = String(loadContent({ placeholders }).caseStudies[0]?.slug);
	change(file, (text) => text.replace(/^photo: .*$/m, "photo: photo-1-a").replace(/^ {2}caseStudy: .*$/m, `  caseStudy: ${slip}x`));
	// A suggestion stands only where it is near.
	expect(problems()).toMatchObject([
		{ file, field: "photo", suggestion: undefined },
		{ file, field: "related.caseStudy", suggestion: slip },
	]);
});

test("a page that would show a sentence which its case does not have", () => {
	const slip = loadContent({ placeholders }).services.find(({ data }) => data.proof?.solution);
	const file = String(slip?.file);
	change(file, (text) => text.replace(/^ {2}solution: (.*)$/m, "  solution: $1x"));
	expect(problems()).toMatchObject([{ file, field: "proof.solution", suggestion: expect.stringContaining(String(slip?.data.proof?.solution)) }]);
});

test("reports an unknown author or reviewer, and a person a second time, each with its line", () => {
	const service = aFile("services");
	const { people } = loadContent({ placeholders });
	const person = people[0]?.data.name;
	change(
		service,
		(text) =>
			`${text
				.replace(/^(author|reviewer): .*\n/gm, "")
				.replace("---\n", `---\nauthor: ${JSON.stringify(`${person}x`)}\nreviewer: Nobody At All\n`)
				.trimEnd()}\n`,
	);
	cpSync(String(people[0]?.file), "content/people/twin.md");
	const names = people.map(({ data }) => data.name).join(", ");
	expect(problems()).toMatchObject([
		{
			file: service,
			line: 2,
			field: "author",
			found: `"${person}x"`,
			allowed: `a name of content/people (${names}), or no such line at all`,
			suggestion: person,
		},
		{ file: service, line: 3, field: "reviewer", found: '"Nobody At All"', suggestion: undefined },
		{ file: "content/people/twin.md", field: "name" },
	]);
});

test("a post by somebody without a file of their own; where nobody has one, a name alone does", () => {
	const post = aFile("posts");
	const { people } = loadContent({ placeholders });
	const [person, names] = [people[0]?.data.name, people.map(({ data }) => data.name).join(", ")];
	change(post, (text) => text.replace(/^author: .*$/m, `author: ${JSON.stringify(`${person}x`)}`));
	const line =
		readFileSync(post, "utf8")
			.split("\n")
			.findIndex((text) => text.startsWith("author: ")) + 1;
	expect(problems().map(formatProblem)).toEqual([
		`${post}:${line}  author: found "${person}x"; allowed: a name of content/people (${names}), or that of a new person: npm run new -- person; did you mean "${person}"?`,
	]);
	for (const { file } of people) rmSync(file);
	expect(problems().filter(({ file, field }) => file.startsWith("content/posts/") && field === "author")).toEqual([]);
});

test("HTML in a text is told with its line, a comment is none", () => {
	const file = aFile("services");
	change(file, (text) => `${text.trimEnd()}\n\n<!-- Ask legal. -->\n\n<div>Lost</div>\n`);
	const line = readFileSync(file, "utf8").split("\n").indexOf("<div>Lost</div>") + 1;
	expect(problems()).toMatchObject([{ file, line, field: "text", found: "HTML: <div>Lost</div>" }]);
});

test("one entry or question more or fewer needs no permission; a draft is left out", () => {
	const { posts, industries } = loadContent({ placeholders });
	const withDrafts = loadContent({ placeholders, drafts: true }).posts.length;
	const copy = String(posts[0]?.file).replace(/[^/]+$/, "one-more.md");
	cpSync(String(posts[0]?.file), copy);
	change(copy, (text) => text.replace(/^title: .*$/m, "title: One more"));
	change(String(industries[0]?.file), (text) => text.replace("\nfaq:\n", "\nfaq:\n  - question: One more?\n    answer: Yes.\n"));
	expect(problems()).toEqual([]);
	expect(loadContent({ placeholders }).posts).toHaveLength(posts.length + 1);
	change(copy, (text) => text.replace(/^draft: .*\n/m, "").replace("---\n", "---\ndraft: true\n"));
	expect(loadContent({ placeholders, drafts: true }).posts).toHaveLength(withDrafts + 1);
	expect(loadContent({ placeholders }).posts).toHaveLength(posts.length);
});

test("a copied post, case, quote or page that was not changed: both files with their lines, and what to do", () => {
	const { posts, caseStudies, testimonials, industries } = loadContent({ placeholders });
	for (const [entry, field] of [
		[posts[0], "title"],
		[caseStudies[0], "title"],
		[testimonials[0], "text"],
		[industries[0], "head.title"],
	] as const) {
		if (!entry) continue;
		const copy = entry.file.replace(/\.md$/, "-z.md");
		cpSync(entry.file, copy);
		const line = entry.lineOf(field.split("."));
		expect(problems().map(formatProblem)).toContainEqual(
			`${copy}:${line}  ${field}: found the same text as in ${entry.file}:${line}; allowed: a text that no other file has: change it in the one that is the copy, or delete that file`,
		);
		rmSync(copy);
	}
	// Two entries that nobody has written yet are no copies.
	for (const name of ["One", "Two"]) addEntry("testimonial", name, loadContent({ placeholders }), true);
	expect(problems()).toEqual([]);
});

test("an answer with the same words on two pages is worth a look", () => {
	const [one, two] = loadContent({ placeholders }).industries;
	const faq = "\nfaq:\n  - question: What of tests?\n    answer: They pass.\n";
	for (const entry of [one, two]) change(String(entry?.file), (text) => text.replace("\nfaq:\n", faq));
	const content = loadContent({ placeholders });
	const [first, second] = content.industries.map(({ file, lineOf }) => `${file}:${lineOf(["faq", 0, "question"])}`);
	expect(adviceOn(content).map(formatProblem)).toEqual([
		`${second}  faq.1.question: found the same as in ${first}; allowed: a question and an answer of its own; change it in the file that is the copy`,
	]);
});

test("files that nothing reads are named, with what is read", () => {
	expect(checkUnread()).toEqual([]);
	const unread = ["a.md", "logo.png", "photos/me.jpg", "pictures/of/us.jpg", "pictures/us.heic", "posts/new.MD", "services/new.markdown"];
	for (const name of [...unread, ".DS_Store", "pictures/.keep", "pictures/us.jpg"]) {
		mkdirSync(dirname(join("content", name)), { recursive: true });
		writeFileSync(join("content", name), "x");
	}
	expect(checkUnread().map(formatProblem)).toEqual(
		unread.map((name) => expect.stringMatching(new RegExp(`^content/${name} .*: found a file that nothing reads; allowed: Markdown as NAME.md`))),
	);
	expect(problems()).toEqual([]);
});

test("sentences have the number of entries in words", () => {
	const file = aFile("services");
	const count = markdownFiles("industries").filter((name) => !isDraft(name)).length;
	change(file, (text) => `${text.trimEnd()}\n\nAll {industryCount} of them.\n`);
	const body = () => loadContent({ placeholders }).services.find((entry) => entry.file === file)?.body;
	const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
	expect(body()).toContain(`All ${words[count] ?? count} of them.`);
	for (let index = count; index < 13; index++) addEntry("industry", `Industry ${index}`, loadContent({ placeholders, drafts: true }), true);
	expect(markdownFiles("industries").length).toBeGreaterThan(12);
	expect(body()).toContain(`All ${markdownFiles("industries").filter((name) => !isDraft(name)).length} of them.`);
});

test("a question that a page answers twice", () => {
	const [industry] = loadContent({ placeholders }).industries;
	const [first, second] = industry?.data.faq ?? [];
	const file = String(industry?.file);
	change(file, (text) => text.replace(String(second?.question), `${String(first?.question).toUpperCase().slice(0, -1)} ?`));
	const lines = readFileSync(file, "utf8").split("\n");
	const one = lines.findIndex((line) => line.includes("question:")) + 1;
	expect(problems().map(formatProblem)).toContainEqual(
		`${file}:${lines.findIndex((line, index) => index >= one && line.includes("question:")) + 1}  faq.2.question: found the same question as in line ${one}; allowed: each question once on a page`,
	);
});

test("sentences have the prices and amounts of the packages", () => {
	const service = loadContent({ placeholders }).services.find(({ data }) => data.kind === "pricing");
	if (service?.data.kind !== "pricing") return;
	const [tier] = service.data.pricing.tiers;
	const name = String(tier?.name).toLowerCase();
	const file = aFile("industries");
	change(file, (text) => `${text.trimEnd()}\n\nThat is {${name}Price} for {${name}Edits} edits.\n`);
	change(service.file, (text) => text.replace(`monthlyPrice: ${tier?.monthlyPrice}\n`, "monthlyPrice: 12345\n"));
	expect(loadContent({ placeholders }).industries.find((entry) => entry.file === file)?.body).toContain(`$12,345 for ${tier?.nicheEdits} edits.`);
});

test("a figure stands in its field, and sentences have it by the words of its label; one that is gone is told", () => {
	const file = aFile("industries");
	change("content/agency.md", (text) => text.replace("stats:\n", "stats:\n  - number: 7+\n    label: Offices of Tests\n    icon: users\n"));
	change(file, (text) => `${text.trimEnd()}\n\nOpen in {officesOfTests} cities.\n`);
	const page = () => loadContent({ placeholders }).industries.find((entry) => entry.file === file);
	expect(page()?.body).toContain("Open in 7+ cities.");
	change("content/agency.md", (text) => text.replace("number: 7+", "number: 8+"));
	expect(page()?.body).toContain("Open in 8+ cities.");
	change("content/agency.md", (text) => text.replace("Offices of Tests", "Offices for Tests"));
	const lines = readFileSync(file, "utf8").trimEnd().split("\n").length;
	expect(problems().map(formatProblem)).toEqual([
		expect.stringMatching(
			new RegExp(
				`^${file}:${lines} {2}text: found \\{officesOfTests\\}; allowed: .*\\{officesForTests\\}, .*\\{siteName\\}, .*; did you mean "\\{officesForTests\\}"\\?$`,
			),
		),
	]);
});

test("what nobody has written is a mistake of a build", () => {
	const file = aFile("services");
	change(file, (text) => `${text.trimEnd()}\n\nWrite here: the rest.\n`.replace(/( {4}answer: ).*\n(?: {6}.*\n)*/, "$1 'Write here: the answer.'\n"));
	const lines = readFileSync(file, "utf8").split("\n");
	const at = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
	const allowed = 'allowed: the text itself, without "Write here:"';
	expect(checkUnwritten(loadContent({ placeholders })).map(formatProblem)).toEqual([
		`${file}:${at("Write here: the answer.")}  faq.1.answer: found "Write here: the answer."; ${allowed}`,
		`${file}:${at("Write here: the rest.")}  text: found "Write here: the rest."; ${allowed}; or draft: true until it is written`,
	]);
});

test("a site without cases, posts and quotes: menus and lists go with the last entry", async () => {
	const before = loadContent({ placeholders });
	expect(listedPages(before)).toEqual(before.pages);
	for (const { file } of [...before.posts, ...before.caseStudies, ...before.testimonials]) rmSync(file);
	expect(problems()).toEqual([]);
	const content = loadContent({ placeholders });
	const paths = before.pages.map(({ path }) => path).filter((path) => path !== "/blog" && path !== "/case-studies");
	expect(listedPages(content).map(({ path }) => path)).toEqual(paths);
	const { header, company } = layoutView(content);
	expect([...header, ...company].map(({ path }) => path)).toEqual(["/about-us"]);
	expect(
		notFoundView(content)
			.groups.flatMap(({ routes }) => routes.map(({ path }) => path))
			.sort(),
	).toEqual([...paths].sort());
	for (const page of content.pages) expect(() => viewOf(content, page), page.path).not.toThrow();
	expect(homeView(content, content.home)).toMatchObject({ testimonials: [], case: undefined });
	const { body: sitemap = "" } = (await textFiles(content, site, new Date(0))).find(({ path }) => path === "/sitemap.xml") ?? {};
	for (const path of ["/blog", "/case-studies"]) expect(sitemap).not.toContain(path);
});

test("a person's bylines are all counted, however many there are", () => {
	const files = ["services", "industries"].flatMap(markdownFiles);
	for (const file of files) change(file, (text) => text.replace(/^author: .*$/m, "author: Priya Raman"));
	const priya = peopleView(loadContent({ placeholders })).find(({ name }) => name === "Priya Raman");
	expect(priya?.writes.length).toBeGreaterThanOrEqual(files.length);
});
