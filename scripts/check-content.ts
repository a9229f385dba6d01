/**
 * npm run check:content: every mistake that would stop a build, and what is worth a look. `npm run build` asks it first, since a bundler would show each
 * mistake with the lines of its own code where it was noticed.
 */
import { adviceOn } from "../model/checks/all.ts";
import { pictureNames } from "../model/pictures.ts";
import { ContentError, formatProblem } from "../model/problem.ts";
import { checkSamples } from "../model/samples.ts";
import { checkUnwritten } from "../model/unwritten.ts";
import { readOnce } from "../vite/content-source.ts";
import { faces } from "../vite/faces.ts";
import { readFont } from "../vite/font-file.ts";
import { checkLogos } from "../vite/own-logo.ts";
import { pictureSize } from "../vite/own-pictures.ts";
import { checkTokens } from "../vite/tokens.ts";

try {
	const { site, content } = await readOnce();
	const problems = [...checkSamples(content, site), ...checkUnwritten(content), ...checkTokens()];
	await checkLogos();
	for (const name of pictureNames()) await pictureSize(name);
	for (const face of faces) readFont(face);
	const advice = adviceOn(content);
	if (advice.length > 0) console.error(`Worth a look; the build goes on:\n${advice.map(formatProblem).join("\n")}`);
	if (problems.length > 0) throw new ContentError(problems);
} catch (error) {
	console.error(error instanceof Error && error.name === "ContentError" ? error.message : error);
	process.exitCode = 1;
}
