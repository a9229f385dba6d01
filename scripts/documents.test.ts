import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { LinkChecker } from "linkinator";
import { expect, test } from "vitest";
import { PICTURES_DIR } from "../model/reading/pictures.ts";
import { DRAWING_FILES } from "../model/site/logo.ts";
import { isSampleSite } from "../model/site/sample-entries.ts";
import { readSite, siteSchema, variableOf } from "../model/site/site.ts";

const documents = globSync(["*.md", "docs/*.md", "packages/*/README.md"]).sort();
const textOf = (file: string) => readFileSync(file, "utf8");
const { scripts, dependencies, devDependencies } = JSON.parse(textOf("package.json"));

/** Returns the first two captures of each match of a pattern, with the file. */
const captured = (pattern: RegExp, files = documents) =>
	files.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, first = "", second = ""]) => ({ file, first, second })));

test("local links and anchors in documents work", async () => {
	const { links } = await new LinkChecker().check({
		path: documents,
		markdown: true,
		checkFragments: true,
		linksToSkip: ["^https?://(?!localhost|127)"],
	});
	expect(links.length).toBeGreaterThan(documents.length);
	expect(links.filter(({ state }) => state === "BROKEN").map(({ parent, url }) => `${parent}: ${url}`)).toEqual([]);
});

test("paths in documents exist", () => {
	const folders = "app|content|docs|e2e|edit|hosting|machines|model|packages|scripts|server|shared|vite|\\.ci|\\.vscode";
	const paths = captured(new RegExp(`\`((?:${folders})/[^\`\\s]*)\``, "g"));
	expect(paths.length).toBeGreaterThan(100);
	// Owners may add drawings and pictures, and remove other content.
	const isOptional = (path: string) =>
		DRAWING_FILES.includes(path) || path.startsWith(PICTURES_DIR) || (!isSampleSite(readSite()) && path.startsWith("content/"));
	const missing = paths.filter(({ first }) => !isOptional(first) && globSync(first.replace(/KIND|NAME/g, "*")).length === 0);
	expect(missing.map(({ file, first }) => `${file}: ${first}`)).toEqual([]);
});

test("commands and options in documents exist", () => {
	const commands = captured(/npm run (?:--silent )?([\w:-]+)(?: -- ([^`#\n]*))?/g);
	expect(commands.filter(({ first }) => !(first in scripts)).map(({ file, first }) => `${file}: npm run ${first}`)).toEqual([]);
	for (const [name, uses] of Map.groupBy(commands, ({ first }) => first)) {
		const [program, ...args] = scripts[name].split(" ");
		const options = uses.flatMap(({ second }) => second.match(/--[a-z-]+/g) ?? []);
		// Test runners take options that the help doesn't list.
		if (program !== "node" || name.startsWith("test:") || options.length === 0) continue;
		const help = execFileSync("node", [...args, "--help"], { encoding: "utf8" });
		expect(
			options.filter((option) => !help.includes(option)),
			name,
		).toEqual([]);
	}
});

test("every setting is in docs/configuration.md", () => {
	const rows = Object.keys(siteSchema.shape).map((key) => `| \`${key}\` | \`${variableOf(key)}\` |`);
	expect(rows.filter((row) => !textOf("docs/configuration.md").includes(row))).toEqual([]);
});

test.runIf(isSampleSite(readSite()))("docs/architecture.md lists every dependency except fonts, and no others", () => {
	const [, table = ""] = textOf("docs/architecture.md").split("## Dependencies");
	const named = [...table.matchAll(/^\| ([@a-z][^|]*) \|/gm)].flatMap(([, names = ""]) => names.split(", "));
	// Owners may add fonts.
	const others = (names: string[]) => names.filter((name) => !name.startsWith("@fontsource")).sort();
	expect(others(named)).toEqual(others(Object.keys({ ...dependencies, ...devDependencies })));
});

test("comments refer to documents and sections that exist", () => {
	const sources = globSync(["{app,content,e2e,edit,hosting,machines,model,scripts,server,shared,vite}/**/*.{ts,tsx,mjs,css,md}", "*.ts"]);
	const sections = new Set([...textOf("docs/product.md").matchAll(/^## (\d+)\./gm)].map(([, number = ""]) => number));
	const wrong = captured(/(docs\/[\w-]+\.md)(?:, sections? ([\d, and]+))?/g, sources).filter(
		({ first, second }) => !existsSync(first) || (second.match(/\d+/g) ?? []).some((number) => !sections.has(number)),
	);
	expect(wrong).toEqual([]);
});

test("the Dockerfile copies each workspace's package.json before npm ci, which runs no install scripts", () => {
	const [copied = "", install] = textOf("Dockerfile").split("RUN npm ci");
	expect(globSync("packages/*/package.json").filter((file) => !copied.includes(file))).toEqual([]);
	expect(install).toMatch(/^ --ignore-scripts/);
});

test("documents wrap at 120 characters, except tables", () => {
	const long = captured(/^([^|\n].{120,})$/gm).map(({ file, first }) => `${file}: ${first}`);
	expect(long).toEqual([]);
});
