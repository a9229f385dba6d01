/** A built site, and where the tests serve it. */
interface Build {
	dir: string;
	port: number;
	url: string;
}

const build = (dir: string, port: number): Build => ({ dir, port, url: `http://localhost:${port}` });
const port = Number(process.env.E2E_PORT ?? 4273);

/** What visitors get. */
export const PRODUCTION = build(process.env.SITE_BUILD_DIR ?? "build/production", port);

/** The same with the routes that only tests use, such as the playground: `test.use({ baseURL: TEST_BUILD.url })`. */
export const TEST_BUILD = build("build/test", port + 1);
