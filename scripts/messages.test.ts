import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = ".") =>
	spawnSync(command, args, { encoding: "utf8", env: { ...process.env, ...env }, cwd });

test("npm run new says how it is used", () => {
	const { status, stdout } = run("node", ["scripts/new.ts", "--help"]);
	expect([status, stdout.split("\n")[0]]).toEqual([0, "npm run new asks what to add. Without questions:"]);
	const wrong = run("node", ["scripts/new.ts", "--pubish", "post", "A title"]);
	expect([wrong.status, wrong.stdout]).toEqual([1, ""]);
	expect(wrong.stderr).toMatch(/^Unknown option '--pubish'[\s\S]*npm run new -- </);
	expect(wrong.stderr).not.toMatch(/^\s+at /m);
}, 30_000);

test("--json prints JSON and nothing else", () => {
	const { stdout } = run("npm", ["run", "--silent", "launch-check", "--", "--json", "--offline"]);
	expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ topic: "settings", level: "open" }));
}, 60_000);

test("a mistake is told without where in the code it was noticed", () => {
	for (const script of ["launch-check", "check-content", "check-facts"]) {
		const { status, stderr } = run("node", [`scripts/${script}.ts`], { SITE_EMAIL: "nobody" });
		expect(status, script).not.toBe(0);
		expect(stderr).toContain('the environment  SITE_EMAIL: found "nobody" (6 characters); allowed: an e-mail address such as hello@example.com');
		expect(stderr).not.toMatch(/^\s+at /m);
	}
}, 60_000);

test("npm run new says that it wrote nothing, and that the mistake is one of the configuration", () => {
	const { status, stdout, stderr } = run("node", ["scripts/new.ts", "post", "A title that nobody has"], { SITE_EMAIL: "nobody" });
	expect([status, stdout]).toEqual([1, ""]);
	expect(stderr).toMatch(/^A mistake in the configuration:\n/);
	expect(stderr).toContain('the environment  SITE_EMAIL: found "nobody"');
	expect(stderr).not.toMatch(/^\s+at /m);
	expect(stderr).toMatch(/\nNothing was written: mend this first, then run it again\.\n$/);
	expect(existsSync("content/posts/a-title-that-nobody-has.md")).toBe(false);
}, 30_000);

test("browser tests without their builds say how both are made", () => {
	const { status, stderr, stdout } = run("playwright", ["test", "--list"], { SITE_BUILD_DIR: "build/none" });
	expect(status).toBe(1);
	expect(stdout + stderr).toMatch(
		/Nothing is built in build\/none[^\n]*\. npm test makes both builds; by hand: npm run build, and SITE_TEST_ROUTES=1 /,
	);
}, 30_000);

test("the linter leaves an owner's files alone", () => {
	const dir = mkdtempSync(join(tmpdir(), "lint-"));
	const lint = (file: string) => {
		mkdirSync(join(dir, dirname(file)), { recursive: true });
		writeFileSync(join(dir, file), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n');
		return run(resolve("node_modules/.bin/biome"), ["check", "--error-on-warnings"], {}, dir).status;
	};
	for (const name of ["biome.json", ".gitignore", "package.json"]) cpSync(name, join(dir, name));
	expect(lint("content/logo.svg")).toBe(0);
	expect(lint("content/pictures/plan.svg")).toBe(0);
	expect(lint("app/drawing.svg")).not.toBe(0);
	rmSync(dir, { recursive: true });
}, 30_000);

test("a taken port is told before anything is installed", async () => {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as AddressInfo;
	const empty = mkdtempSync(join(tmpdir(), "port-"));
	const { status, stdout, stderr } = run("node", ["scripts/start.mjs"], { PORT: String(port), npm_config_cache: empty });
	expect([status, stdout]).toEqual([1, ""]);
	expect(stderr).toBe(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start\n`);
	expect(existsSync(join(empty, "_cacache"))).toBe(false);
	server.close();
	rmSync(empty, { recursive: true });
});
