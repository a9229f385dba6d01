/** npm run upgrade -- v1.1.0: takes over the code of a version and leaves what is the owner's (docs/upgrading.md). */
import { readFileSync } from "node:fs";
import { upgrade, whatIsNew } from "./upgrade/upgrade.ts";

try {
	const [version] = process.argv.slice(2);
	if (!version || version.startsWith("-")) throw new Error("Which version? npm run upgrade -- v1.1.0");
	const { version: had }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
	const { conflicts } = upgrade(version);
	if (conflicts.length > 0) {
		throw new Error(
			`You and ${version} changed the same lines of code:\n${conflicts.map((file) => `  ${file}`).join("\n")}\nMend them, then: git add -A && git commit. Or leave everything as it was: git merge --abort`,
		);
	}
	console.log(
		`${whatIsNew(had)}\n\n${version} is taken over; your words, settings, colours, fonts and packages are as they were.\nNow: npm install && npm run build`,
	);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
