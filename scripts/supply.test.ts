import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const versions = z.record(z.string(), z.string());
const manifest = z
	.object({ dependencies: versions, devDependencies: versions, allowScripts: z.record(z.string(), z.boolean()) })
	.parse(JSON.parse(readFileSync("package.json", "utf8")));
const lock = z
	.object({
		packages: z.record(
			z.string(),
			z.object({ integrity: z.string().optional(), hasInstallScript: z.boolean().optional(), link: z.boolean().optional() }),
		),
	})
	.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const installed = Object.entries(lock.packages).filter(([path]) => path !== "");

test("every version is exact", () => {
	const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
		([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
	);
	expect(loose).toEqual([]);
});

test("every package is locked to its content", () => {
	expect(installed.length).toBeGreaterThan(100);
	expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
});

test("no package runs a script of its own on install but those allowed by name", () => {
	const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ""));
	const allowed = Object.entries(manifest.allowScripts).flatMap(([name, yes]) => (yes ? [name] : []));
	expect(running.filter((name) => !allowed.includes(name))).toEqual([]);
	expect(allowed).toEqual(["node"]);
});
