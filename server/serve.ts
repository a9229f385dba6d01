import { createSiteServer } from "./app.ts";

/** Milliseconds that open requests get to finish after SIGTERM or SIGINT. Container hosts kill the process after ten seconds. */
const GRACE_PERIOD = 5_000;

const port = Number(process.env.PORT ?? 4173);
const server = createSiteServer(process.env.SITE_BUILD_DIR ?? "build/production");
// Node's default backlog of 511 refuses connections when thousands arrive at once.
server.listen({ port, backlog: 4096 }, () => console.log(`Serving the site at http://localhost:${port}\nPress Ctrl+C to stop.`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
	process.once(signal, () => {
		server.close(() => process.exit(0));
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), GRACE_PERIOD).unref();
	});
}
