import { existsSync } from "node:fs";
import { join } from "node:path";

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

/**
 * Says how the builds are made that are not there; without them the servers of the tests would end at once.
 *
 * @throws when one is missing.
 */
export function checkBuilds(): void {
	const missing = [PRODUCTION, TEST_BUILD].filter(({ dir }) => !existsSync(join(dir, "hosts", "policy.json"))).map(({ dir }) => dir);
	if (missing.length === 0) return;
	throw new Error(
		`Nothing is built in ${missing.join(" and ")}. npm test makes both builds; by hand: npm run build, and SITE_TEST_ROUTES=1 SITE_BUILD_DIR=${TEST_BUILD.dir} npm run build.`,
	);
}
