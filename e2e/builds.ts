import { existsSync } from "node:fs";
import { join } from "node:path";

const port = Number(process.env.E2E_PORT ?? 4273);

/** The built site and its URL in the tests. */
export const PRODUCTION = { dir: process.env.SITE_BUILD_DIR ?? "build/production", port, url: `http://localhost:${port}` };

/** @throws if there is no build, because the test server would exit without an explanation. */
export function checkBuild(): void {
	if (existsSync(join(PRODUCTION.dir, "hosts", "policy.json"))) return;
	throw new Error(`${PRODUCTION.dir} has no build. Run npm run build first, or npm test, which also builds.`);
}
