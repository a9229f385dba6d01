import type { ChildProcess } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { PRODUCTION } from "./builds.ts";

/** The servers that the same expectations are held against. */
export const SERVERS = ["node", "nginx", "caddy"] as const;
type ServerName = (typeof SERVERS)[number];

/** A server that serves the built site on loopback. */
export interface RunningServer {
	port: number;
	url: string;
	process: ChildProcess;
	stop(): Promise<void>;
}

/** Folder of the built site, whole. */
export const BUILD = resolve(PRODUCTION.dir);

/** Why a server cannot be started here; undefined when it can. */
export function missing(name: ServerName): string | undefined {
	if (name === "node") return undefined;
	const found = spawnSync("sh", ["-c", `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`]).status === 0;
	return found ? undefined : `${name} is not installed, so nothing about it was checked (Debian: apt-get install ${name})`;
}

/** Starts a server on a free port with the configuration that the build wrote for it. */
export async function startServer(name: ServerName, buildDirectory = BUILD): Promise<RunningServer> {
	const port = await freePort();
	const home = mkdtempSync(join(tmpdir(), `site-${name}-`));
	const { command, args, env } = COMMANDS[name]({ port, home, buildDirectory });
	const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...env } });
	let errors = "";
	child.stderr?.on("data", (text) => {
		errors += text;
	});
	const url = `http://127.0.0.1:${port}`;
	const answers = () =>
		fetch(url).then(
			({ ok }) => ok,
			() => false,
		);
	for (let attempt = 0; !(await answers()); attempt++) {
		if (child.exitCode !== null || attempt === 100) throw new Error(`${name} does not answer:\n${errors}`);
		await delay(100);
	}
	return {
		port,
		url,
		process: child,
		async stop() {
			if (child.exitCode === null && child.signalCode === null) {
				child.kill("SIGTERM");
				await once(child, "exit");
			}
			rmSync(home, { recursive: true, force: true });
		},
	};
}

interface Start {
	port: number;
	/** A folder for what the server wants to write. */
	home: string;
	buildDirectory: string;
}

const COMMANDS: Record<ServerName, (start: Start) => { command: string; args: string[]; env: Record<string, string> }> = {
	node: ({ port, buildDirectory }) => ({
		command: process.execPath,
		args: ["server/serve.ts"],
		env: { PORT: String(port), SITE_BUILD_DIR: buildDirectory },
	}),
	nginx: ({ port, home, buildDirectory }) => {
		// The generated part as it is, but for where it listens and what it serves.
		const site = readFileSync(join(buildDirectory, "hosts", "nginx.conf"), "utf8")
			.replace("listen 80;", `listen 127.0.0.1:${port} backlog=4096;`)
			.replace(/root [^;]+;/, `root ${join(buildDirectory, "client")};`);
		const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${join(home, kind)};`);
		writeFileSync(
			join(home, "nginx.conf"),
			`${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;\nworker_processes 2;\npid ${join(home, "pid")};\nerror_log stderr warn;\nevents { worker_connections 4096; }\nhttp {\naccess_log off;\nsendfile on;\n${temporary.join("\n")}\n${site}}\n`,
		);
		return { command: "nginx", args: ["-c", join(home, "nginx.conf"), "-p", home, "-e", "stderr"], env: {} };
	},
	caddy: ({ port, home, buildDirectory }) => {
		const site = readFileSync(join(buildDirectory, "hosts", "Caddyfile"), "utf8");
		writeFileSync(join(home, "Caddyfile"), `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${site}`);
		return {
			command: "caddy",
			args: ["run", "--config", join(home, "Caddyfile"), "--adapter", "caddyfile"],
			env: { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: join(buildDirectory, "client"), HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
		};
	},
};

/** Lets a server listen on loopback. @returns its port, which was free. */
export async function listen(server: Server): Promise<number> {
	await once(server.listen(0, "127.0.0.1"), "listening");
	return (server.address() as AddressInfo).port;
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
	const server = createServer();
	const port = await listen(server);
	server.close();
	await once(server, "close");
	return port;
}

/** What a server answered, undecoded. */
export interface Answer {
	status: number;
	headers: Readonly<Record<string, string | undefined>>;
	body: Buffer;
}

/** Asks a server for exactly this address: nothing is normalized, decompressed or followed. */
export function ask(port: number, path: string, { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {}) {
	return new Promise<Answer>((done, fail) => {
		const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false, timeout: 10_000 }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", fail);
			response.on("end", () =>
				done({
					status: response.statusCode ?? 0,
					headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
					body: Buffer.concat(chunks),
				}),
			);
		});
		sent.on("timeout", () => sent.destroy(new Error(`no answer to ${method} ${path.slice(0, 80)} within 10 s`)));
		sent.on("error", fail);
		sent.end();
	});
}
