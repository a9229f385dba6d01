import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
	spawnSync("node", [script, ...args], { encoding: "utf8", env: { ...process.env, ...env } });

const scripts = Object.entries(manifest.scripts).flatMap(([name, command]) => {
	const [, file] = /^node (scripts\/\S+)$/.exec(command) ?? [];
	return file && !["postinstall", "predev"].includes(name) ? [{ name, file }] : [];
});

test.each(scripts)(
	"npm run $name --help explains the command, and an error for an unknown option lists the allowed ones",
	{ timeout: 60_000 },
	async (script) => {
		const answer = (option: string) =>
			new Promise<[status: unknown, stdout: string, stderr: string]>((done) => {
				execFile("node", [script.file, option], (error, stdout, stderr) => done([error?.code ?? 0, stdout, stderr]));
			});
		// test:long passes unknown options on to Playwright.
		const takesAny = script.name === "test:long";
		const [help, wrong] = await Promise.all([answer("--help"), takesAny ? undefined : answer("--pubish")]);
		expect(help).toEqual([0, expect.stringMatching(/\nUsage: npm [\s\S]*\nTakes: .+\nExit codes: .+\n$/), ""]);
		if (wrong) expect(wrong).toEqual([2, "", expect.stringMatching(/^Unknown option '--pubish'\.\nAllowed: .*--help/)]);
	},
);

test("reports an invalid setting without a stack trace, and writes nothing", { timeout: 60_000 }, () => {
	for (const [script, ...args] of [["launch-check"], ["check-content"], ["new", "post", "A misplaced title"]]) {
		const { status, stderr } = run(`scripts/${script}.ts`, args, { SITE_EMAIL: "nobody" });
		expect(status, script).not.toBe(0);
		expect(stderr).toMatch(/SITE_EMAIL.*"nobody"/);
		expect(stderr).not.toMatch(/^\s+at /m);
	}
	expect(existsSync("content/posts/a-misplaced-title.md")).toBe(false);
});

test("npm start suggests another port if its own is taken, before it installs anything", async () => {
	const server = createServer();
	const port = await new Promise<number>((done) => server.listen(0, () => done(Object(server.address()).port)));
	const { status, stdout, stderr } = run("scripts/start.mjs", [], { PORT: String(port) });
	expect([status, stdout]).toEqual([1, ""]);
	expect(stderr).toBe(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start\n`);
	server.close();
});
