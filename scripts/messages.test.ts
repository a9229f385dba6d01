import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
	spawnSync(command, args, { encoding: "utf8", env: { ...process.env, ...env } });

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
	for (const script of ["launch-check", "check-content", "check-facts", "new"]) {
		const { status, stderr } = run("node", [`scripts/${script}.ts`, ...(script === "new" ? ["post", "A title"] : [])], { SITE_EMAIL: "nobody" });
		expect(status, script).not.toBe(0);
		expect(stderr).toContain('the environment  SITE_EMAIL: found "nobody" (6 characters); allowed: an e-mail address such as hello@example.com');
		expect(stderr).not.toMatch(/^\s+at /m);
	}
}, 60_000);

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
