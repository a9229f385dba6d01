import { existsSync } from "node:fs";
import { join } from "node:path";

const port = Number(process.env.E2E_PORT ?? 4273);

/** The built site, and where the tests serve it. */
export const PRODUCTION = { dir: process.env.SITE_BUILD_DIR ?? "build/production", port, url: `http://localhost:${port}` };

/**
 * Checks that there is a build to test; the test server would exit at once without it.
 *
 * @throws when it is missing.
 */
export function checkBuild(): void {
	if (existsSync(join(PRODUCTION.dir, "hosts", "policy.json"))) return;
	throw new Error(`Nothing is built in ${PRODUCTION.dir}. npm test builds the site first; by hand: npm run build.`);
}
