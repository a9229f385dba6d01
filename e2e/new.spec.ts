import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parseHtml } from "../crawlers/html.ts";
import { samplesIn } from "../model/samples.ts";
import type { ProjectCopy } from "../scripts/copy-project.ts";
import { copyProject } from "../scripts/copy-project.ts";
import { wake } from "./awake.ts";
import { visibleText } from "./html.ts";
import { startServer } from "./servers.ts";
import { content, paths, service, site } from "./site.ts";

test.describe.configure({ mode: "serial" });

/** One of each kind that may grow: the arguments of npm run new, and what must be seen where. */
const added = {
	industry: { name: "One More Industry", path: "/industries/one-more-industry" },
	service: { name: "One More Service", path: "/services/one-more-service" },
	post: { name: "A fourth post" },
	"case-study": { name: "A fourth case" },
	testimonial: { name: "Ann Other, Director" },
};
const question = { name: "What does a seventh question do?", page: `services/${service.slug}` };
const newPages = [added.industry, added.service];

let copy: ProjectCopy;
let client: string;
const htmlOf = (path: string) => readFileSync(join(client, path === "/" ? "index.html" : `${path}.html`), "utf8");

test.beforeAll(() => {
	copy = copyProject();
	client = join(copy.dir, "build/production/client");
});
test.afterAll(() => copy.remove());

test("one more of each kind is written, counted and built with no code touched", { tag: "@long" }, () => {
	test.setTimeout(240_000);
	for (const [kind, { name }] of Object.entries(added)) {
		const { status, output } = copy.run("node", ["scripts/new.ts", kind, name, "--publish"]);
		expect(status, output).toBe(0);
	}
	const created = copy.run("node", ["scripts/new.ts", "question", question.name, "--page", question.page]);
	expect(created.status, created.output).toBe(0);
	for (const kind of ["post", "industry"]) {
		const draft = copy.run("node", ["scripts/new.ts", kind, `A ${kind} nobody may see`]);
		expect(draft.status, draft.output).toBe(0);
	}
	// What nobody has written stops the build, with each place; a draft may have it.
	const unwritten = copy.run("npm", ["run", "build"], { SITE_BUILD_DIR: "build/production" });
	expect(unwritten.status).not.toBe(0);
	expect(unwritten.output).toMatch(new RegExp(`${service.file}:\\d+ {2}faq\\.\\d+\\.answer: found "Write here: the answer`));
	expect(unwritten.output).toMatch(/content\/industries\/one-more-industry\.md:\d+ {2}text: found "Write here: /);
	expect(unwritten.output).not.toContain("nobody-may-see");
	expect(unwritten.output).not.toMatch(/^\s+at /m);
	for (const file of globSync("content/**/*.md", { cwd: copy.dir }).map((name) => join(copy.dir, name))) {
		writeFileSync(file, readFileSync(file, "utf8").replaceAll("Write here:", "Written:"));
	}
	// As npm start builds, whose output an owner reads: nothing that sounds like a fault.
	const built = copy.run("node", ["--input-type=module", "--eval", 'import { build } from "./scripts/steps.mjs"; build();']);
	expect(built.status, built.output).toBe(0);
	expect(built.output.split("\n").filter((line) => /warn|deprecat|\bkB\b|TIMINGS/i.test(line))).toEqual([]);
	expect(built.output.split("\n").length).toBeLessThan(10);
	const drafts = "content/industries/a-industry-nobody-may-see.md, content/posts/a-post-nobody-may-see.md";
	expect(built.output.split(`Not part of this build, since they say draft: true: ${drafts}\n`)).toHaveLength(2);
});

test("a build for a real origin stops and names the samples, and nothing that the owner added", { tag: "@long" }, () => {
	test.skip(site.samples || samplesIn(content).length === 0, "nothing on this site is invented");
	const stopped = copy.run("react-router", ["build"], { SITE_BUILD_DIR: "build/real", SITE_ORIGIN: "https://agency.test" });
	expect(stopped.status).not.toBe(0);
	expect(existsSync(join(copy.dir, "build/real/client/index.html"))).toBe(false);
	const samples = globSync("content/{case-studies,posts,testimonials}/*.md", { cwd: copy.dir }).filter((file) => {
		const text = readFileSync(join(copy.dir, file), "utf8");
		return /^sample: true$/m.test(text) && !/^draft: true$/m.test(text);
	});
	expect(samples).toHaveLength([...content.posts, ...content.caseStudies, ...content.testimonials].filter(({ data }) => data.sample).length);
	for (const name of ["a-fourth-post", "a-fourth-case", "ann-other-director"]) expect(stopped.output).not.toContain(name);
	for (const file of samples) expect(stopped.output).toMatch(new RegExp(`${file}:\\d+ {2}sample: found true`));
});

test("menus, footer and the 404's list lead to the new pages from everywhere", { tag: "@long" }, () => {
	for (const path of [...paths, ...newPages.map((page) => page.path), "/404"]) {
		const html = htmlOf(path);
		for (const page of newPages) {
			const links = html.split(`href="${page.path}"`).length - 1;
			// Dropdown, phone menu and footer; the 404 lists it once more.
			expect(links, `${path} links to ${page.path}`).toBeGreaterThanOrEqual(path === "/404" ? 4 : 3);
		}
	}
});

test("overviews and lists show what was added, and no draft", { tag: "@long" }, () => {
	expect(htmlOf("/industries")).toContain(`${added.industry.name}</`);
	expect(htmlOf("/services")).toContain(`${added.service.name}</a>`);
	expect(htmlOf("/blog").split("<article").length - 1).toBe(content.posts.length + 1);
	expect(htmlOf("/blog")).toContain(added.post.name);
	expect(htmlOf("/case-studies")).toContain(added["case-study"].name);
	// Its parts are set differently, so the words stand in several elements.
	expect(visibleText(parseHtml(htmlOf("/")))).toContain(added.testimonial.name);
	expect(htmlOf(`/${question.page}`)).toContain(question.name);
	const texts = globSync("**/*.{html,js,xml,txt,md}", { cwd: client }).map((file) => readFileSync(join(client, file), "utf8"));
	expect(texts.filter((text) => text.includes("nobody may see") || text.includes("nobody-may-see"))).toEqual([]);
});

test("every file that lists the site's addresses lists the new ones", { tag: "@long" }, () => {
	// Whatever is emitted: a file that names every old page is a list and has to name every new one.
	const known = paths.filter((path) => path !== "/");
	const lists = globSync("**/*.{xml,txt,json,md}", { cwd: client }).filter((file) => {
		const text = readFileSync(join(client, file), "utf8");
		return known.every((path) => text.includes(`${site.origin}${path}`) || text.includes(`(${path}`));
	});
	for (const file of lists) {
		const text = readFileSync(join(client, file), "utf8");
		for (const page of newPages) expect(text, `${file} and ${page.path}`).toContain(page.path);
	}
	for (const file of ["sitemap.xml", "llms.txt"]) expect(lists).toContain(file);
});

test("the new pages have what the other pages of their kind have", { tag: "@long" }, async ({ page }) => {
	const running = await startServer("node", join(client, ".."));
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(String(error)));
	await page.route(`${site.photoHost}/**`, (route) => route.abort());
	for (const { path, name } of newPages) {
		const response = await page.goto(running.url + path);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", site.origin + path);
		expect(htmlOf(path)).toContain('<script type="application/ld+json"');
		const [, image = "no share image"] = /property="og:image" content="([^"]+)"/.exec(htmlOf(path)) ?? [];
		expect(existsSync(join(client, new URL(image).pathname)), image).toBe(true);
		// React takes the page over without an error.
		await wake(page);
	}
	expect(problems).toEqual([]);
	await running.stop();
});
