import { checkCitations } from "../articles/citations.ts";
import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import { checkRedirects } from "../kinds/redirects.ts";
import type { Problem } from "../reading/problem.ts";
import { checkBodies, checkConfirm } from "./bodies.ts";
import { checkFacts } from "./facts.ts";
import { checkUnread } from "./files.ts";
import { checkLinks, checkPictures, checkReferences } from "./references.ts";
import { checkCopies, checkQuestions } from "./unique.ts";

/** Unread Markdown fails the build, since its text would be missing; other unread files are warnings. */
const isMarkdown = ({ file }: Problem) => /\.(md|markdown)$/i.test(file);

/** Returns warnings: unread files and unused facts. */
export function adviceOn(content: Content): Problem[] {
	return [...checkUnread().filter((problem) => !isMarkdown(problem)), ...checkFacts(content)];
}

/** Returns the mistakes that schemas can't find, such as references to missing entries. */
export function checkContent(content: Content): Problem[] {
	return [
		...checkReferences(content),
		...checkPictures(content),
		...checkLinks(content),
		...checkCopies(content),
		...checkQuestions(content),
		...checkBodies(content),
		...checkRedirects(content.redirects),
		...checkUnread().filter(isMarkdown),
		...content.pages.flatMap(({ entry }) => checkCitations(entry)),
		...checkConfirm(entriesOf(content)),
	];
}
