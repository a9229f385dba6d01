import { readSite } from "../model/site/site.ts";
import { fail, readArguments } from "./command.mjs";
import { upgrade } from "./upgrade/upgrade.ts";

const { positionals } = readArguments({
	usage: "npm run upgrade -- vX.Y.Z",
	purpose: "Merges a version of the template into your code. Keeps your content, colors, sizes, and fonts (see docs/upgrading.md).",
	takes: "a few seconds",
	operands: true,
});

try {
	const [version] = positionals;
	if (!version) fail("Specify a version: npm run upgrade -- vX.Y.Z");
	const { conflicts, news } = upgrade(version, readSite().upstream);
	if (conflicts.length > 0) {
		const fix = "Resolve the conflicts, then run: git add -A && git commit. To undo: git merge --abort";
		fail(`Your changes and ${version} conflict in these files:\n  ${conflicts.join("\n  ")}\n${fix}`, 1);
	}
	console.log(`${news}\n\nUpgraded to ${version}. Your own files and the packages that you added are unchanged.`);
	console.log("Next: npm install && npm run build");
} catch (error) {
	fail(error, 1);
}
