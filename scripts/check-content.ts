import { adviceOn } from "../model/checks/all.ts";
import { draftFiles } from "../model/content.ts";
import { pictureNames } from "../model/reading/pictures.ts";
import { ContentError, formatProblems } from "../model/reading/problem.ts";
import { checkUnfinished } from "../model/reading/unfinished-texts.ts";
import { DRAWING_FILES } from "../model/site/logo.ts";
import { checkSamples } from "../model/site/sample-entries.ts";
import { readOnce } from "../vite/content/read-content.ts";
import { readDrawing } from "../vite/pictures/drawings.ts";
import { pictureSize } from "../vite/pictures/own-pictures.ts";
import { faces } from "../vite/styles/faces.ts";
import { readFont } from "../vite/styles/font-file.ts";
import { checkTokens } from "../vite/styles/tokens.ts";
import { readArguments } from "./command.mjs";

readArguments({
	usage: "npm run check:content",
	purpose: "Lists the mistakes in content and settings that stop a build, and warnings. The build itself checks links.",
	takes: "a few seconds",
	exits: "0 if there are no mistakes, 1 if there are, 2 for wrong arguments",
});

try {
	const { site, content } = await readOnce();
	const problems = [...checkSamples(content, site), ...checkUnfinished(content), ...checkTokens()];
	await Promise.all(DRAWING_FILES.map(readDrawing));
	for (const name of pictureNames()) await pictureSize(name);
	for (const face of faces) readFont(face);
	const drafts = draftFiles();
	if (drafts.length > 0) console.log(`Skipped drafts: ${drafts.join(", ")}`);
	const advice = adviceOn(content);
	if (advice.length > 0) console.error(`Warnings (these don't stop a build):\n${formatProblems(advice)}`);
	if (problems.length > 0) throw new ContentError(problems);
} catch (error) {
	console.error(error instanceof Error && error.name === "ContentError" ? error.message : error);
	process.exitCode = 1;
}
