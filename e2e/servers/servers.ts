import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { PRODUCTION } from "../builds.ts";

/** The servers that must all pass the same tests. */
export const SERVERS = ["node", "nginx", "caddy"] as const;
type ServerName = (typeof SERVERS)[number];

/** A server that serves the built site on loopback. */
export interface RunningServer {
	port: number;
	url: string;
	stop(): Promise<void>;
}

/** Absolute path of the production build. */
export const BUILD = resolve(PRODUCTION.dir);

// Debian installs nginx in a folder that is only on root's PATH.
const PATH = `${process.env.PATH}:/usr/sbin`;

/** Returns the path of a program, or undefined if it isn't installed. */
export const programPath = (name: string) =>
	spawnSync("sh", ["-c", `command -v ${name}`], { env: { PATH }, encoding: "utf8" }).stdout.trim() || undefined;

/** Starts a server on a free port with the configuration that the build wrote for it. */
export async function startServer(name: ServerName, buildDirectory = BUILD): Promise<RunningServer> {
	const port = await freePort();
	const home = mkdtempSync(join(tmpdir(), `site-${name}-`));
	const [command, args, env = {}] = commandOf[name](port, home, buildDirectory);
	const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, PATH, ...env } });
	let errors = "";
	child.stderr?.on("data", (text) => {
		errors += text;
	});
	for (let attempt = 0; !(await ask(port, "/").catch(() => undefined)); attempt++) {
		if (child.exitCode !== null || attempt === 100) {
			child.kill();
			throw new Error(`${name} did not start:\n${errors}`);
		}
		await delay(100);
	}
	return {
		port,
		url: `http://127.0.0.1:${port}`,
		async stop() {
			if (child.exitCode === null && child.signalCode === null) {
				child.kill("SIGTERM");
				await once(child, "exit");
			}
			rmSync(home, { recursive: true, force: true });
		},
	};
}

type Start = (port: number, home: string, buildDirectory: string) => [command: string, args: string[], env?: Record<string, string>];

const commandOf: Record<ServerName, Start> = {
	node: (port, _home, dir) => [process.execPath, ["server/serve.ts"], { PORT: String(port), SITE_BUILD_DIR: dir }],
	nginx: (port, home, dir) => {
		const site = readFileSync(join(dir, "hosts", "nginx.conf"), "utf8")
			.replace("listen 80;", `listen 127.0.0.1:${port};`)
			.replace(/root [^;]+;/, `root ${join(dir, "client")};`);
		const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${join(home, kind)};`).join(" ");
		const user = process.getuid?.() === 0 ? "user root;" : "";
		const http = `events {} http { access_log off; ${folders}\n${site}}\n`;
		const main = `${user} daemon off; pid ${join(home, "pid")}; error_log stderr warn; ${http}`;
		writeFileSync(join(home, "nginx.conf"), main);
		return ["nginx", ["-c", join(home, "nginx.conf"), "-p", home, "-e", "stderr"]];
	},
	caddy: (port, home, dir) => {
		const site = readFileSync(join(dir, "hosts", "Caddyfile"), "utf8");
		writeFileSync(join(home, "Caddyfile"), `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${site}`);
		const env = { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: join(dir, "client"), XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
		return ["caddy", ["run", "--config", join(home, "Caddyfile"), "--adapter", "caddyfile"], env];
	},
};

/** Makes a server listen on a free loopback port, and returns the port. */
export async function listen(server: Server): Promise<number> {
	await once(server.listen(0, "127.0.0.1"), "listening");
	return (server.address() as AddressInfo).port;
}

/** Returns a port that is currently free. */
export async function freePort(): Promise<number> {
	const server = createServer();
	const port = await listen(server);
	server.close();
	await once(server, "close");
	return port;
}

/** A response as received, before any decompression. */
export interface Answer {
	status: number;
	headers: Readonly<Record<string, string | undefined>>;
	body: Buffer;
}

/** Sends one request, without normalizing its path, decompressing the response, or following redirects. */
export async function ask(
	port: number,
	path: string,
	options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
	const sent = request({ host: "127.0.0.1", port, path, agent: false, timeout: 10_000, ...options }).end();
	sent.on("timeout", () => sent.destroy(new Error(`no response for ${path.slice(0, 80)} within 10 s`)));
	const [response] = await once(sent, "response");
	const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
	return { status: response.statusCode, headers: Object.fromEntries(headers), body: Buffer.concat(await response.toArray()) };
}
