import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OWNERS_FILES, upgrade, whatIsNew } from "./upgrade.ts";

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

// A 1.0, a 1.1 with changed code, words and samples, and an edited copy of the 1.0.
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
		"site.config.ts": 'name: "Citewell"\n',
		"app/styles/tokens.css": "--blue: #00f;\n",
		"vite/faces.ts": "archivo\n",
		"app/page.tsx": "one\ntwo\nthree\n",
		"app/old.tsx": "old\n",
		"package.json": manifest("1.0.0", { vite: "8.0.0" }),
		"package-lock.json": "{}\n",
		"CHANGELOG.md": "# Changes\n\n## 1.0.0\n\nFirst.\n",
	});
	commit("1.0");
	git("checkout", "-q", "-b", "next");
	write({
		"content/posts/two.md": "sample two, better\n",
		"content/posts/three.md": "sample three\n",
		"content/pages/home.md": "title: Better sample\n",
		"content/pages/about.md": "title: Better sample\n",
		"site.config.ts": 'name: "Citewell"\n// more\n',
		"app/styles/tokens.css": "--blue: #11f;\n",
		"vite/faces.ts": "another\n",
		"app/page.tsx": "one, better\ntwo\nthree\n",
		"app/new.tsx": "new\n",
		"package.json": manifest("1.1.0", { vite: "8.1.0" }),
		"package-lock.json": '{"1.1": true}\n',
		"CHANGELOG.md": "# Changes\n\n## 1.1.0\n\nAsks for a field.\n\n## 1.0.0\n\nFirst.\n",
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
		"site.config.ts": 'name: "Ours"\n',
		"app/styles/tokens.css": "--blue: #d00;\n",
		"vite/faces.ts": "lora\n",
		"package.json": manifest("1.0.0", { vite: "8.0.0", "@fontsource/lora": "5.0.0" }),
	});
	commit("Ours");
});
afterEach(() => {
	process.chdir(root);
	rmSync(dir, { recursive: true });
});

test("code comes from the version; no word of the owner's changes, no sample comes, fonts and packages stay", () => {
	const before = git("ls-tree", "-r", "HEAD", "--", ...OWNERS_FILES);
	expect(upgrade("v1.1.0")).toEqual({ conflicts: [] });
	expect(git("ls-tree", "-r", "HEAD", "--", ...OWNERS_FILES)).toBe(before);
	expect(git("status", "--porcelain")).toBe("");
	expect(read("content/pages/home.md")).toBe("title: Ours\n");
	expect(read("content/pages/about.md")).toBe("title: Sample\n");
	for (const gone of ["content/posts/two.md", "content/posts/three.md", "app/old.tsx"]) expect(existsSync(gone), gone).toBe(false);
	expect([read("app/page.tsx"), read("app/new.tsx")]).toEqual(["one, better\ntwo\nthree\n", "new\n"]);
	expect(JSON.parse(read("package.json"))).toMatchObject({ version: "1.1.0", devDependencies: { vite: "8.1.0", "@fontsource/lora": "5.0.0" } });
	expect(whatIsNew("1.0.0")).toBe("## 1.1.0\n\nAsks for a field.");
});

test("code that both changed is left to the owner, with everything else done", () => {
	write({ "app/page.tsx": "one, ours\ntwo\nthree\n" });
	commit("Our code");
	expect(upgrade("v1.1.0")).toEqual({ conflicts: ["app/page.tsx"] });
	expect(existsSync("content/posts/three.md")).toBe(false);
	expect(read("content/pages/home.md")).toBe("title: Ours\n");
	git("merge", "--abort");
	expect(read("app/page.tsx")).toBe("one, ours\ntwo\nthree\n");
});

test("an upgrade is taken back by what docs/upgrading.md says; what was written since stays, and so it may come again", () => {
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

test("nothing is touched while changes are not saved, or by a version that is not there", () => {
	expect(() => upgrade("v9.9.9")).toThrow("git knows no version v9.9.9. Ask where it comes from first: git fetch --tags upstream");
	write({ "content/pages/home.md": "title: Not saved\n" });
	expect(() => upgrade("v1.1.0")).toThrow("Some changes are not saved. Save them first");
	expect(read("content/pages/home.md")).toBe("title: Not saved\n");
});

test("the list of the owner's files in docs/upgrading.md is the one that is kept", () => {
	const listed = [...readFileSync(join(root, "docs/upgrading.md"), "utf8").matchAll(/^- `([^`]+)`/gm)].map(([, path]) => path?.replace(/\/$/, ""));
	expect(listed).toEqual([...OWNERS_FILES]);
	for (const path of OWNERS_FILES) expect(existsSync(join(root, path)), path).toBe(true);
});
