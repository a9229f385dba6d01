import type { AddressInfo } from "node:net";
import { createSiteServer } from "../server/app.ts";

/** A built site, served for one test. */
export interface RunningSite {
	url: string;
	stop: () => Promise<void>;
}

/**
 * @param buildDirectory Folder that the build wrote.
 */
export async function serveSite(buildDirectory: string): Promise<RunningSite> {
	const server = createSiteServer(buildDirectory);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
