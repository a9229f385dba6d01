import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for a host, for tests: it answers with a status, or hangs where there is none. */
export async function serve(answer: (path: string, method: string) => number | undefined) {
	const server = createServer((request, response) => {
		const status = answer(request.url ?? "", request.method ?? "");
		if (status !== undefined) response.writeHead(status).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const stop = () =>
		new Promise((resolve) => {
			server.close(resolve);
			server.closeAllConnections();
		});
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
