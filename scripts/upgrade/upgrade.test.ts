import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { moveSiteConfig, OWNERS_FILES, upgrade, whatIsNew } from "./upgrade.ts";

const root = process.cwd();
let dir: string;
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const read = (file: string) => readFileSync(file, "utf8");
const write = (files: Record<string, string>) => {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
};
const commit = (message: string) => {
	git("add", "-A");
	git("commit", "-q", "-m", message);
};
const manifest = (version: string, devDependencies: Record<string, string>) =>
	`${JSON.stringify({ name: "site", version, devDependencies, dependencies: { react: "19.0.0" } }, undefined, "\t")}\n`;

// Version 1.0, version 1.1 with changed code, words and samples, and an edited copy of 1.0.
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "upgrade-"));
	process.chdir(dir);
	git("init", "-q", "-b", "main");
	git("config", "user.name", "Owner");
	git("config", "user.email", "owner@agency.test");
	write({
		"content/posts/one.md": "sample one\n",
		"content/posts/two.md": "sample two\n",
		"content/pages/home.md": "title: Sample\n",
		"content/pages/about.md": "title: Sample\n",
		"app/styles/tokens.css": "--blue: #00f;\n",
		"vite/styles/faces.ts": "archivo\n",
		"app/page.tsx": "one\ntwo\nthree\n",
		"app/old.tsx": "old\n",
		"package.json": manifest("1.0.0", { vite: "8.0.0" }),
		"package-lock.json": "{}\n",
		"CHANGELOG.md": "# Changelog\n\n## [1.0.0] - 2026-11-21\n\nFirst.\n",
	});
	commit("1.0");
	git("tag", "v1.0.0");
	git("checkout", "-q", "-b", "next");
	write({
		"content/posts/two.md": "sample two, better\n",
		"content/posts/three.md": "sample three\n",
		"content/pages/home.md": "title: Better sample\n",
		"content/pages/about.md": "title: Better sample\n",
		"app/styles/tokens.css": "--blue: #11f;\n",
		"vite/styles/faces.ts": "another\n",
		"app/page.tsx": "one, better\ntwo\nthree\n",
		"app/new.tsx": "new\n",
		"package.json": manifest("1.1.0", { vite: "8.1.0" }),
		"package-lock.json": '{"1.1": true}\n',
		"CHANGELOG.md": "# Changelog\n\n## [1.1.0] - 2026-12-01\n\nAsks for a field.\n\n## [1.0.0] - 2026-11-21\n\nFirst.\n",
	});
	rmSync("content/posts/one.md");
	rmSync("app/old.tsx");
	commit("1.1");
	git("tag", "v1.1.0");
	git("checkout", "-q", "main");
	rmSync("content/posts/two.md");
	write({
		"content/posts/ours.md": "our post\n",
		"content/posts/one.md": "our words\n",
		"content/pages/home.md": "title: Ours\n",
		"app/styles/tokens.css": "--blue: #d00;\n",
		"vite/styles/faces.ts": "lora\n",
		"package.json": manifest("1.0.0", { vite: "8.0.0", "@fontsource/lora": "5.0.0" }),
	});
	commit("Ours");
});
afterEach(() => {
	process.chdir(root);
	rmSync(dir, { recursive: true });
});

test("takes code from the version and keeps the owner's words, fonts and packages, without new samples", () => {
	const before = git("ls-tree", "-r", "HEAD", "--", ...OWNERS_FILES);
	expect(upgrade("v1.1.0")).toEqual({ conflicts: [] });
	expect(git("ls-tree", "-r", "HEAD", "--", ...OWNERS_FILES)).toBe(before);
	expect(git("status", "--porcelain")).toBe("");
	expect(read("content/pages/home.md")).toBe("title: Ours\n");
	expect(read("content/pages/about.md")).toBe("title: Sample\n");
	for (const gone of ["content/posts/two.md", "content/posts/three.md", "app/old.tsx"]) expect(existsSync(gone), gone).toBe(false);
	expect([read("app/page.tsx"), read("app/new.tsx")]).toEqual(["one, better\ntwo\nthree\n", "new\n"]);
	expect(JSON.parse(read("package.json"))).toMatchObject({
		version: "1.1.0",
		devDependencies: { vite: "8.1.0", "@fontsource/lora": "5.0.0" },
	});
	expect(whatIsNew("1.0.0")).toBe("## [1.1.0] - 2026-12-01\n\nAsks for a field.");
});

test("leaves code that both changed to the owner, with everything else done", () => {
	write({ "app/page.tsx": "one, ours\ntwo\nthree\n" });
	commit("Our code");
	expect(upgrade("v1.1.0")).toEqual({ conflicts: ["app/page.tsx"] });
	expect(existsSync("content/posts/three.md")).toBe(false);
	expect(read("content/pages/home.md")).toBe("title: Ours\n");
	git("merge", "--abort");
	expect(read("app/page.tsx")).toBe("one, ours\ntwo\nthree\n");
});

test("the steps of docs/upgrading.md undo an upgrade, keep what was written since, and allow it again", () => {
	upgrade("v1.1.0");
	write({ "content/posts/since.md": "written since\n" });
	commit("Since");
	const [code = ""] = git("log", "--oneline", "--merges", "-1").split(" ");
	git("revert", "--no-edit", "-m", "1", code);
	expect([read("app/page.tsx"), existsSync("app/new.tsx"), existsSync("app/old.tsx")]).toEqual(["one\ntwo\nthree\n", false, true]);
	expect([read("content/posts/since.md"), read("content/pages/home.md")]).toEqual(["written since\n", "title: Ours\n"]);
	expect(JSON.parse(read("package.json"))).toMatchObject({ version: "1.0.0", devDependencies: { "@fontsource/lora": "5.0.0" } });
	const [revert = ""] = git("log", "--oneline", "--grep=Revert").split(" ");
	git("revert", "--no-edit", revert);
	expect(read("app/page.tsx")).toBe("one, better\ntwo\nthree\n");
});

test("changes nothing with uncommitted changes or an unknown version", () => {
	expect(() => upgrade("v9.9.9")).toThrow("Unknown version v9.9.9. Set upstream: to the template's Git URL in content/site.md");
	write({ "content/pages/home.md": "title: Not saved\n" });
	expect(() => upgrade("v1.1.0")).toThrow("Commit your changes first");
	expect(read("content/pages/home.md")).toBe("title: Not saved\n");
});

const JOIN = 'git merge --allow-unrelated-histories --strategy=ours --message="Started from v1.0.0" v1.0.0';

/** A bare clone, as the template's public repository. */
function publish(): string {
	const upstream = mkdtempSync(join(tmpdir(), "upstream-"));
	git("clone", "-q", "--bare", ".", upstream);
	return upstream;
}

test("fetches the version from the upstream URL", () => {
	const upstream = publish();
	git("tag", "-d", "v1.1.0");
	expect(() => upgrade("v9.9.9", upstream)).toThrow(`Unknown version v9.9.9. ${upstream} has no such tag.`);
	git("tag", "-d", "v1.1.0");
	expect(upgrade("v1.1.0", upstream)).toEqual({ conflicts: [] });
	rmSync(upstream, { recursive: true });
});

test("tells a downloaded copy, which has no history in common, how to get one", () => {
	const upstream = publish();
	rmSync(".git", { recursive: true });
	git("init", "-q", "-b", "main");
	git("config", "user.name", "Owner");
	git("config", "user.email", "owner@agency.test");
	commit("Ours");
	const before = git("rev-parse", "HEAD^{tree}");
	expect(() => upgrade("v1.1.0", upstream)).toThrow(
		`it was downloaded, not cloned. Tell git once which version it started from:\n  ${JOIN}\n`,
	);
	execSync(JOIN, { stdio: "ignore" });
	expect(git("rev-parse", "HEAD^{tree}")).toBe(before);
	expect(upgrade("v1.1.0", upstream)).toEqual({ conflicts: [] });
	expect(read("app/page.tsx")).toBe("one, better\ntwo\nthree\n");
	expect(read("content/pages/home.md")).toBe("title: Ours\n");
	rmSync(upstream, { recursive: true });
});

test("moves site.config.ts to content/site.md, once", async () => {
	expect(await moveSiteConfig()).toBe(false);
	write({
		"site.config.ts": `import { defineSite } from "./model/site/site.ts";

/** Whose site this is. */
export default defineSite({
	name: "Ours",
	// A comment.
	address: { street: "1 High Street", postalCode: "01234" },
	profiles: ["https://a.test/us"],
	indexNowKey: "abcdefgh",
	analytics: "",
});
`,
	});
	expect(await moveSiteConfig()).toBe(true);
	expect(existsSync("site.config.ts")).toBe(false);
	expect(read("content/site.md")).toBe(
		`---\nname: Ours\nprofiles:\n  - https://a.test/us\nanalytics: ""\nstreet: 1 High Street\npostalCode: "01234"\nindexnowKey: abcdefgh\n---\n`,
	);
});

test("the list of the owner's files in docs/upgrading.md is the one that is kept", () => {
	const listed = [...readFileSync(join(root, "docs/upgrading.md"), "utf8").matchAll(/^- `([^`]+)`/gm)].map(([, path]) =>
		path?.replace(/\/$/, ""),
	);
	expect(listed).toEqual([...OWNERS_FILES]);
	for (const path of OWNERS_FILES) expect(existsSync(join(root, path)), path).toBe(true);
});
