import { entriesOf } from "../entries.ts";
import type { Content } from "../load.ts";
import type { Problem } from "../problem.ts";
import { checkRedirects } from "../redirects.ts";
import { checkSources } from "../sources.ts";
import { checkAnswers } from "./answers.ts";
import { checkBodies } from "./bodies.ts";
import { checkConfirm, checkFacts } from "./facts.ts";
import { checkFiles } from "./files.ts";
import { checkPeople } from "./people.ts";
import { checkPictures } from "./pictures.ts";
import { checkPrices } from "./prices.ts";
import { checkReferences } from "./references.ts";
import { checkEmptied } from "./stale.ts";
import { checkCopiedAnswers, checkCopies, checkQuestions } from "./unique.ts";
import { checkUnread } from "./unread.ts";

/** What stops no build and wants an eye: files that nothing reads, and words that may have gone stale or were copied. */
export function adviceOn(content: Content): Problem[] {
	return [...checkUnread(), ...checkEmptied(content), ...checkCopiedAnswers(content)];
}

/** Everything that cannot be seen in one file alone. */
export function checkContent(content: Content): Problem[] {
	const { pages, redirects } = content;
	const sources = checkSources(content);
	const references = checkReferences(content);
	return [
		...references,
		...checkPictures(content),
		...checkAnswers(content),
		...checkPeople(content),
		...checkCopies(content),
		...checkQuestions(content),
		...checkPrices(content),
		...checkBodies(content),
		...checkRedirects(
			redirects,
			pages.map(({ path }) => path),
		),
		...checkFiles(content),
		...sources,
		// Facts are looked for in what pages show, and a page without its photo or source cannot be shown.
		...checkFacts(content, sources.length + references.length === 0),
		...checkConfirm(entriesOf(content)),
	];
}
