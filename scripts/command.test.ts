import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { listen } from "../e2e/servers/servers.ts";
import manifest from "../package.json" with { type: "json" };

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
	spawnSync("node", [script, ...args], { encoding: "utf8", env: { ...process.env, ...env } });

const scripts = Object.entries(manifest.scripts).flatMap(([name, command]) => {
	const [, file] = /^node (\S+)$/.exec(command) ?? [];
	return file && !["postinstall", "predev"].includes(name) ? [{ name, file }] : [];
});

test.each(scripts)("npm run $name -- --help explains the command, and an unknown option prints the allowed ones", ({ name, file }) => {
	const usage = /\nUsage: npm [\s\S]*\nDuration: .+\nExit codes: .+\n$/;
	expect(run(file, ["--help"])).toMatchObject({ status: 0, stdout: expect.stringMatching(usage), stderr: "" });
	// This command passes unknown options on to Playwright.
	if (name === "test:long") return;
	const error = /^Unknown option '--pubish'\.\nAllowed: .*--help/;
	expect(run(file, ["--pubish"])).toMatchObject({ status: 2, stdout: "", stderr: expect.stringMatching(error) });
});

test("reports an invalid setting without a stack trace, and writes nothing", () => {
	for (const [script, ...args] of [["launch-check"], ["check-content"], ["new", "post", "A misplaced title"]]) {
		const { status, stderr } = run(`scripts/${script}.ts`, args, { SITE_EMAIL: "nobody" });
		expect(status, script).not.toBe(0);
		expect(stderr).toMatch(/SITE_EMAIL.*"nobody"/);
		expect(stderr).not.toMatch(/^\s+at /m);
	}
	expect(existsSync("content/posts/a-misplaced-title.md")).toBe(false);
});

test("npm start checks the port before it installs anything, and suggests another if the port is taken", async () => {
	const server = createServer();
	const port = await listen(server);
	const { status, stdout, stderr } = run("scripts/start.mjs", [], { PORT: String(port) });
	expect([status, stdout]).toEqual([1, ""]);
	expect(stderr).toMatch(new RegExp(`^Port ${port} is not available .* PORT=${port + 1} npm start\n$`));
	server.close();
});
