import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OWNERS_FILES, upgrade } from "./upgrade.ts";

const root = process.cwd();
let dir: string;
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });
const read = (file: string) => readFileSync(file, "utf8");
const packages = () => JSON.parse(read("package.json"));
const init = () => {
	git("init", "-q", "-b", "main");
	git("config", "user.name", "Owner");
	git("config", "user.email", "owner@agency.test");
};
/** Writes files and commits everything. */
const commit = (message: string, files: Record<string, string> = {}) => {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	git("add", "-A");
	git("commit", "-q", "-m", message);
};
const manifest = (version: string, devDependencies: Record<string, string>) =>
	`${JSON.stringify({ name: "site", version, devDependencies, dependencies: { react: "19.0.0" } }, undefined, "\t")}\n`;
const FIRST = "## [1.0.0] - 2026-11-21\n\nFirst.\n";
const NEWS = "## [1.1.0] - 2026-12-01\n\nRequires a new field.";

// The template at versions 1.0 and 1.1, and an edited copy of 1.0.
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "upgrade-"));
	process.chdir(dir);
	init();
	commit("1.0", {
		"content/posts/one.md": "sample one\n",
		"content/pages/home.md": "title: Sample\n",
		"content/pages/about.md": "title: Sample\n",
		"app/page.tsx": "one\ntwo\nthree\n",
		"app/old.tsx": "old\n",
		"package.json": manifest("1.0.0", { vite: "8.0.0" }),
		"package-lock.json": "{}\n",
		"CHANGELOG.md": `# Changelog\n\n${FIRST}`,
	});
	git("tag", "v1.0.0");
	git("checkout", "-q", "-b", "next");
	git("rm", "-q", "content/posts/one.md", "app/old.tsx");
	commit("1.1", {
		"content/posts/two.md": "sample two\n",
		"content/pages/home.md": "title: Better sample\n",
		"content/pages/about.md": "title: Better sample\n",
		"app/page.tsx": "one, better\ntwo\nthree\n",
		"app/new.tsx": "new\n",
		"vite/styles/faces.ts": "faces\n",
		"package.json": manifest("1.1.0", { vite: "8.1.0" }),
		"package-lock.json": '{"1.1": true}\n',
		"CHANGELOG.md": `# Changelog\n\n${NEWS}\n\n${FIRST}`,
	});
	git("tag", "v1.1.0");
	git("checkout", "-q", "main");
	commit("Ours", {
		"content/posts/one.md": "our words\n",
		"content/pages/home.md": "title: Ours\n",
		"package.json": manifest("1.0.0", { vite: "8.0.0", "@fontsource/lora": "5.0.0" }),
	});
});
afterEach(() => {
	process.chdir(root);
	rmSync(dir, { recursive: true });
});

test("takes the version's code, keeps the owner's content and packages, and adds no sample content", () => {
	const before = git("ls-tree", "-r", "HEAD", "--", "content");
	expect(upgrade("v1.1.0")).toEqual({ conflicts: [], news: NEWS });
	expect([git("ls-tree", "-r", "HEAD", "--", "content"), read("vite/styles/faces.ts")]).toEqual([before, "faces\n"]);
	expect(git("status", "--porcelain")).toBe("");
	expect([read("app/page.tsx"), read("app/new.tsx"), existsSync("app/old.tsx")]).toEqual(["one, better\ntwo\nthree\n", "new\n", false]);
	expect(packages()).toMatchObject({ version: "1.1.0", devDependencies: { vite: "8.1.0", "@fontsource/lora": "5.0.0" } });
});

test("leaves only code conflicts for the owner to resolve", () => {
	commit("Our code", { "app/page.tsx": "one, ours\ntwo\nthree\n" });
	expect(upgrade("v1.1.0").conflicts).toEqual(["app/page.tsx"]);
	expect([read("app/new.tsx"), read("content/pages/home.md")]).toEqual(["new\n", "title: Ours\n"]);
	git("merge", "--abort");
	expect(read("app/page.tsx")).toBe("one, ours\ntwo\nthree\n");
});

test("an upgrade can be undone without losing later changes or added packages, and then reapplied, as docs/upgrading.md describes", () => {
	upgrade("v1.1.0");
	commit("Since", { "content/posts/since.md": "written since\n" });
	const [merge = ""] = git("log", "--oneline", "--merges", "-1").split(" ");
	git("revert", "--no-edit", "-m", "1", merge);
	expect([read("app/page.tsx"), existsSync("app/new.tsx"), existsSync("app/old.tsx")]).toEqual(["one\ntwo\nthree\n", false, true]);
	expect(read("content/posts/since.md")).toBe("written since\n");
	expect(packages().devDependencies).toEqual({ vite: "8.0.0", "@fontsource/lora": "5.0.0" });
	const [revert = ""] = git("log", "--oneline", "--grep=Revert").split(" ");
	git("revert", "--no-edit", revert);
	expect(read("app/page.tsx")).toBe("one, better\ntwo\nthree\n");
});

test("refuses uncommitted changes and versions that are unknown or already merged, without changing anything", () => {
	expect(() => upgrade("v9.9.9")).toThrow("Unknown version v9.9.9. In content/site.md, set upstream to the template's Git URL");
	expect(() => upgrade("v1.0.0")).toThrow("v1.0.0 is already part of this copy");
	expect(git("status", "--porcelain")).toBe("");
	writeFileSync("content/pages/home.md", "title: Not saved\n");
	expect(() => upgrade("v1.1.0")).toThrow("Commit your changes first");
	expect(read("content/pages/home.md")).toBe("title: Not saved\n");
});

test("fetches from upstream, and explains how to give a downloaded copy the template's history", () => {
	const upstream = join(dir, ".git/upstream");
	git("clone", "-q", "--bare", ".", upstream);
	git("tag", "-d", "v1.1.0");
	expect(() => upgrade("v9.9.9", upstream)).toThrow(`Unknown version v9.9.9. ${upstream} has no such tag.`);
	expect(upgrade("v1.1.0", upstream).conflicts).toEqual([]);

	git("reset", "-q", "--hard", "HEAD~1");
	execSync(`mv ${upstream} upstream && rm -r .git && echo upstream > .gitignore`);
	init();
	commit("Ours");
	const mergeLine = 'git merge --allow-unrelated-histories --strategy=ours --message="Started from v1.0.0" v1.0.0';
	expect(() => upgrade("v1.1.0", "upstream")).toThrow(
		`because this copy was downloaded, not cloned. Record which version it started from (only needed once):\n  ${mergeLine}\n`,
	);
	execSync(mergeLine, { stdio: "ignore" });
	expect(upgrade("v1.1.0", "upstream").conflicts).toEqual([]);
	expect([read("app/page.tsx"), read("content/pages/home.md")]).toEqual(["one, better\ntwo\nthree\n", "title: Ours\n"]);
});

test("docs/upgrading.md lists the files that upgrades leave alone", () => {
	const listed = [...read(join(root, "docs/upgrading.md")).matchAll(/^- `([^`]+)`/gm)].map(([, path = ""]) => path);
	expect(listed.map((path) => path.replace(/\/$/, ""))).toEqual([...OWNERS_FILES]);
	for (const path of OWNERS_FILES) expect(existsSync(join(root, path)), path).toBe(true);
});
