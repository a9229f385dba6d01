// npm run test:load: what the server holds. 100,000 requests, memory, throughput beside nginx, slow clients, SIGTERM.
// Bounded and on loopback; it takes about two minutes on two cores. Exits with 1 when a bound is broken.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { connect } from "node:net";
import { cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import type { RunningServer } from "../e2e/servers.ts";
import { ask, missing, startServer } from "../e2e/servers.ts";
import { median } from "./bench/median.ts";

const REQUESTS = 100_000;
const ROUNDS = 10;
const CONNECTIONS = 50;
const IDLE = 4_200;
const SIDE_BY_SIDE_SECONDS = 5;

/** Memory after the last rounds may exceed that of the middle ones by so much: 170 bytes a request would break it. */
const MEMORY_TOLERANCE_MB = 5;

/** A page, with everything that it loads being asked for in turn. */
const PATHS = ["/", "/services/seo", "/industries/healthcare", "/blog", "/no-such-page"];
const headers = { "accept-encoding": "br, gzip" };
const failures: string[] = [];

function check(ok: boolean, what: string) {
	console.log(`${ok ? "ok  " : "FAIL"} ${what}`);
	if (!ok) failures.push(what);
}

/** Memory that a server's process holds, in MB, as the kernel counts it. */
function memoryOf({ process }: RunningServer): number {
	const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${process.pid}/status`, "utf8")) ?? [];
	if (kilobytes === undefined) throw new Error("The memory of a process is read from /proc, which this system has not.");
	return Number(kilobytes) / 1024;
}

const load = (port: number, options: Partial<autocannon.Options>) =>
	autocannon({
		url: `http://127.0.0.1:${port}`,
		connections: CONNECTIONS,
		requests: PATHS.map((path) => ({ path, headers })),
		...options,
	});

async function manyRequests(server: RunningServer) {
	const memory: number[] = [];
	let answered = 0;
	let failed = 0;
	let statuses = 0;
	for (let round = 0; round < ROUNDS; round++) {
		const result = await load(server.port, { amount: REQUESTS / ROUNDS });
		answered += result["2xx"] + result["4xx"];
		statuses += result["4xx"];
		failed += result.errors + result.timeouts + result["5xx"];
		memory.push(memoryOf(server));
	}
	console.log(`memory after each ${REQUESTS / ROUNDS} requests, MB: ${memory.map((megabytes) => megabytes.toFixed(0)).join(" ")}`);
	check(
		failed === 0 && answered === REQUESTS,
		`${answered} of ${REQUESTS} requests answered, ${failed} failed (${statuses} of them the 404 page, as asked for)`,
	);
	// The heap grows to its working size in a step or two; what leaks goes on growing, so the second half is what tells.
	const grown = median(memory.slice(-3)) - median(memory.slice(4, 7));
	check(
		grown <= MEMORY_TOLERANCE_MB,
		`memory flat over ${REQUESTS} requests: ${grown.toFixed(1)} MB more at the end than in the middle (bound ${MEMORY_TOLERANCE_MB})`,
	);
}

async function besideNginx(server: RunningServer) {
	const absent = missing("nginx");
	if (absent) {
		console.log(`skip throughput beside nginx: ${absent}`);
		return;
	}
	const nginx = await startServer("nginx");
	const measured = { node: [] as number[], nginx: [] as number[] };
	const latency = { node: [] as number[], nginx: [] as number[] };
	for (let turn = 0; turn < 3; turn++) {
		for (const [name, { port }] of [
			["node", server],
			["nginx", nginx],
		] as const) {
			const result = await load(port, { duration: SIDE_BY_SIDE_SECONDS });
			measured[name].push(result.requests.average);
			latency[name].push(result.latency.p99);
			if (result.errors + result.timeouts + result["5xx"] > 0) check(false, `${name} failed requests while it was measured`);
		}
	}
	await nginx.stop();
	for (const name of ["node", "nginx"] as const) {
		console.log(
			`     ${name}: ${median(measured[name]).toFixed(0)} requests a second, 99 % within ${median(latency[name])} ms (median of 3, brotli, ${CONNECTIONS} connections)`,
		);
	}
	const share = median(measured.node) / median(measured.nginx);
	check(share > 0.3, `our server carries ${(share * 100).toFixed(0)} % of nginx's throughput (bound 30 %)`);
}

async function slowClients(server: RunningServer) {
	const sockets: Socket[] = [];
	for (let index = 0; index < IDLE; index++) {
		const socket = connect(server.port, "127.0.0.1");
		socket.on("error", () => {});
		// A third says nothing, a third half a request, a third asks and does not read.
		if (index % 3 === 1) socket.write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
		if (index % 3 === 2) {
			socket.pause();
			socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
		}
		sockets.push(socket);
		if (index % 100 === 99) await delay(10);
	}
	for (let turn = 0; turn < 20 && sockets.some(({ connecting }) => connecting); turn++) await delay(100);
	const open = sockets.filter((socket) => !socket.destroyed && socket.readyState === "open").length;
	check(open >= 2_000, `${open} slow connections held open`);
	const result = await load(server.port, { amount: 5_000, connections: 20 });
	check(
		result.errors + result.timeouts + result["5xx"] === 0 && result.latency.p99 < 1_000,
		`others are served meanwhile: ${result.requests.total} requests, 99 % within ${result.latency.p99} ms (bound 1000)`,
	);
	for (const socket of sockets) socket.destroy();
	await delay(500);
	check((await ask(server.port, "/")).status === 200, "and afterwards");
}

/** SIGTERM in the middle of answers that their clients read slowly. */
async function lastCall() {
	const server = await startServer("node");
	const whole = (await ask(server.port, "/")).body.length;
	// Clients that read nothing until the server has been told to end.
	const answers = Array.from({ length: 20 }, async () => {
		const socket = connect({ port: server.port, host: "127.0.0.1" });
		socket.pause();
		socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
		const chunks: Buffer[] = [];
		socket.on("data", (chunk) => chunks.push(chunk));
		const closed = once(socket, "close");
		await delay(600);
		socket.resume();
		await closed;
		return Buffer.concat(chunks).toString("latin1").split("HTTP/1.1 200").slice(1);
	});
	const connection = connect(server.port, "127.0.0.1");
	connection.on("error", () => {});
	await once(connection, "connect");
	await delay(200);
	const start = performance.now();
	server.process.kill("SIGTERM");
	const [code] = await Promise.all([once(server.process, "exit").then(([status]) => status), delay(50)]);
	const received = (await Promise.all(answers)).flat().map((answer) => answer.length - answer.indexOf("\r\n\r\n") - 4);
	check(
		received.length >= answers.length && received.every((length) => length === whole),
		`SIGTERM: all ${received.length} answers in flight were finished`,
	);
	check(
		code === 0 && performance.now() - start < 8_000,
		`and the server ended with ${code} after ${((performance.now() - start) / 1000).toFixed(1)} s`,
	);
	connection.destroy();
	const refused = await ask(server.port, "/").then(
		() => false,
		() => true,
	);
	check(refused, "and takes no more");
	await server.stop();
}

console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores of ${cpus()[0]?.model}`);
const server = await startServer("node");
try {
	await manyRequests(server);
	await besideNginx(server);
	await slowClients(server);
} finally {
	await server.stop();
}
await lastCall();
if (failures.length > 0) {
	console.error(`${failures.length} bounds broken.`);
	process.exit(1);
}
