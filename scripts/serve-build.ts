import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "../server/app.ts";

/** Serves a build on a free port. */
export async function serveBuild(dir: string): Promise<{ url: string; stop: () => void }> {
	const server = createSiteServer(dir).listen(0);
	await once(server, "listening");
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
