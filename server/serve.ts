import { createSiteServer } from "./app.ts";

/** How long what is in flight may take after SIGTERM, in milliseconds; container hosts kill after ten seconds. */
const LAST_CALL = 5_000;

const port = Number(process.env.PORT ?? 4173);

try {
	const server = createSiteServer(process.env.SITE_BUILD_DIR ?? "build/production");
	server.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code !== "EADDRINUSE") throw error;
		console.error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
		process.exit(1);
	});
	// Node's own backlog of 511 turns away visitors when thousands come at once.
	server.listen({ port, backlog: 4096 }, () => console.log(`The site is at http://localhost:${port}\nCtrl+C ends it.`));

	// What is in flight is finished; idle connections are closed at once.
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		process.once(signal, () => {
			server.close(() => process.exit(0));
			server.closeIdleConnections();
			setTimeout(() => server.closeAllConnections(), LAST_CALL).unref();
		});
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
