import { checkCitations } from "../articles/citations.ts";
import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import { checkRedirects } from "../kinds/redirects.ts";
import type { Problem } from "../reading/problem.ts";
import { checkBodies } from "./bodies.ts";
import { checkConfirm, checkFacts } from "./facts.ts";
import { checkFiles, checkUnread } from "./files.ts";
import { checkPictures, checkReferences, checkSolutions } from "./references.ts";
import { checkCopiedAnswers, checkCopies, checkQuestions } from "./unique.ts";

/** What stops no build and wants an eye: files that nothing reads, and words that may have gone stale or were copied. */
export function adviceOn(content: Content): Problem[] {
	return [...checkUnread(), ...checkCopiedAnswers(content)];
}

/** Everything that cannot be seen in one file alone. */
export function checkContent(content: Content): Problem[] {
	const { pages, redirects } = content;
	const references = checkReferences(content);
	return [
		...references,
		...checkPictures(content),
		...checkSolutions(content),
		...checkCopies(content),
		...checkQuestions(content),
		...checkBodies(content),
		...checkRedirects(
			redirects,
			pages.map(({ path }) => path),
		),
		...checkFiles(content),
		...pages.flatMap(({ entry }) => checkCitations(entry)),
		// Facts are looked for in what pages show, and a page without its photo or source cannot be shown.
		...checkFacts(content, references.length === 0),
		...checkConfirm(entriesOf(content)),
	];
}
