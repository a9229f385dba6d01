import { hash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../e2e/copy-project.ts";

test("the production build is byte-identical without edit/", { tag: "@long" }, () => {
	test.setTimeout(600_000);
	const digests = [true, false].map((withFolder) => {
		const copy = copyProject();
		try {
			if (!withFolder) rmSync(join(copy.dir, "edit"), { recursive: true });
			const { status, output } = copy.run("node", ["scripts/build.ts"], { SOURCE_DATE_EPOCH: "1790000000" });
			expect(status, output).toBe(0);
			const built = join(copy.dir, "build/production");
			const files = globSync("**/*", { cwd: built }).filter((file) => statSync(join(built, file)).isFile());
			return Object.fromEntries(files.sort().map((file) => [file, hash("sha256", readFileSync(join(built, file)))]));
		} finally {
			copy.remove();
		}
	});
	expect(Object.keys(digests[0] ?? {}).length).toBeGreaterThan(50);
	expect(digests[0]).toEqual(digests[1]);
	expect(Object.keys(digests[0] ?? {}).filter((file) => /(^|\/)edit\b/.test(file))).toEqual([]);
});
