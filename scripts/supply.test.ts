import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const locked = z.object({
	packages: z.record(
		z.string(),
		z.object({ integrity: z.string().optional(), hasInstallScript: z.boolean().optional(), link: z.boolean().optional() }),
	),
});

test("every package is locked by its hash, and none has an install script", () => {
	const { packages } = locked.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
	const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
	expect(installed.length).toBeGreaterThan(100);
	expect(installed.filter(([, { integrity, hasInstallScript }]) => !integrity?.startsWith("sha512-") || hasInstallScript)).toEqual([]);
});
