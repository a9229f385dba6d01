import { createSiteServer } from "./app.ts";

/** Milliseconds for open requests after SIGTERM; container hosts kill the process after ten seconds. */
const GRACE_PERIOD = 5_000;

const port = Number(process.env.PORT ?? 4173);

try {
	const server = createSiteServer(process.env.SITE_BUILD_DIR ?? "build/production");
	server.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code !== "EADDRINUSE") throw error;
		console.error(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run preview`);
		process.exit(1);
	});
	// Node's default backlog of 511 refuses connections when thousands arrive at once.
	server.listen({ port, backlog: 4096 }, () => console.log(`Serving the site at http://localhost:${port}\nPress Ctrl+C to stop.`));

	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.once(signal, () => {
			server.close(() => process.exit(0));
			server.closeIdleConnections();
			setTimeout(() => server.closeAllConnections(), GRACE_PERIOD).unref();
		});
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
