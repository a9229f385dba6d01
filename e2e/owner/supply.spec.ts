import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { CONTENT_TYPES, HOST_FILES } from "../../hosting/headers-policy.ts";
import { LICENSES_FILE } from "../../vite/pages/licenses.ts";
import { faces } from "../../vite/styles/faces.ts";
import { BUILD } from "../servers/servers.ts";

interface LockedPackage {
	integrity?: string;
	hasInstallScript?: boolean;
	link?: boolean;
}

const PERMISSIVE = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "OFL-1.1"];
const client = join(BUILD, "client");
const files = readdirSync(client, { recursive: true, withFileTypes: true })
	.filter((entry) => entry.isFile())
	.map((entry) => relative(client, join(entry.parentPath, entry.name)));

test("the build contains no source files, source maps, or server code", () => {
	const known = files.filter((file) => !HOST_FILES.some((hidden) => hidden === `/${file}`)).map((file) => file.replace(/\.(br|gz)$/, ""));
	expect(known.filter((file) => !(extname(file) in CONTENT_TYPES))).toEqual([]);
	expect(readdirSync(BUILD).sort()).toEqual(["client", "hosts"]);
	for (const file of files.filter((name) => /\.(js|html|css)$/.test(name))) {
		const text = readFileSync(join(client, file), "utf8");
		expect(text, file).not.toMatch(/sourceMappingURL|\bsourcesContent\b/);
		expect(text, file).not.toContain(process.cwd());
	}
});

test("every package is locked by hash, and none has an install script", () => {
	const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
	const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
	expect(installed.length).toBeGreaterThan(100);
	expect(installed.filter(([, { integrity, hasInstallScript }]) => hasInstallScript || !integrity?.startsWith("sha512-"))).toEqual([]);
});

test("the build includes license notices for the code and fonts it ships, and every license is permissive", () => {
	const notices = readFileSync(join(client, LICENSES_FILE), "utf8");
	const fonts = faces.map(({ file }) => file.split("/").slice(0, 2).join("/"));
	for (const name of ["react", "react-dom", "react-router", "web-vitals", ...fonts]) {
		expect(notices).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\(`, "m"));
	}
	const licenses = [...notices.matchAll(/^## \S+ - \S+ \((.+)\)$/gm)].map(([, license = ""]) => license);
	expect(licenses.filter((license) => !PERMISSIVE.includes(license))).toEqual([]);
});
