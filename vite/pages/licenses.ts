import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faces } from "../styles/faces.ts";

/** Name of the file with license notices for the packages in the site's scripts and fonts. */
export const LICENSES_FILE = "licenses.txt";

/** Adds the fonts' licenses, which Vite doesn't know about. */
export function completeLicenses(client: string): void {
	const fontPackages = faces.map(({ file }) => file.split("/").slice(0, 2).join("/"));
	for (const name of [...new Set(fontPackages)].sort()) {
		const folder = join("node_modules", name);
		const { version, license }: Record<string, string> = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
		appendFileSync(
			join(client, LICENSES_FILE),
			`\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}\n`,
		);
	}
}
