import { checkBodies } from "./checks/bodies.ts";
import { checkFactNames, checkFacts } from "./checks/facts.ts";
import { checkUnread } from "./checks/files.ts";
import { checkLinks, checkPictures, checkReferences } from "./checks/references.ts";
import { checkCitations, checkConfirm } from "./checks/texts.ts";
import { checkCopies, checkQuestions } from "./checks/unique.ts";
import { type Content, entriesOf, readContent } from "./content.ts";
import { checkRedirects } from "./kinds/redirects.ts";
import { ContentError, type Problem } from "./reading/problem.ts";

export type { Content } from "./content.ts";

/** Reads and checks the content folder. @throws {ContentError} with the mistakes from readContent or, if none, from checkContent. */
export function loadContent(options: Parameters<typeof readContent>[0]): Content {
	const content = readContent(options);
	const problems = checkContent(content);
	if (problems.length > 0) throw new ContentError(problems);
	return content;
}

/** Unread Markdown fails the build, because no page shows its text; other unread files only cause warnings. */
const isMarkdown = ({ file }: Problem) => /\.(md|markdown)$/i.test(file);

/** Returns warnings about unused facts and about unread files other than Markdown. */
export function adviceOn(content: Content): Problem[] {
	return [...checkUnread().filter((problem) => !isMarkdown(problem)), ...checkFacts(content)];
}

/** Returns the mistakes that schemas can't find, such as references to missing entries. */
function checkContent(content: Content): Problem[] {
	return [
		...checkReferences(content),
		...checkPictures(content),
		...checkLinks(content),
		...checkCopies(content),
		...checkQuestions(content),
		...checkBodies(content),
		...checkFactNames(content),
		...checkRedirects(content.redirects),
		...checkUnread().filter(isMarkdown),
		...content.pages.flatMap(({ entry }) => checkCitations(entry)),
		...checkConfirm(entriesOf(content)),
	];
}
