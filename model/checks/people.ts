import { CONTENT_DIR } from "../content-files.ts";
import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { Entry } from "../source.ts";

/** Authors and reviewers without a file of their own. Where nobody has a file, a post's author is a name alone. */
export function checkPeople({ people, services, industries, caseStudies, posts }: Content): Problem[] {
	const names = people.map(({ data }) => data.name);
	const known = `a name of ${CONTENT_DIR}/people${names.length > 0 ? ` (${[...new Set(names)].join(", ")})` : ""}`;
	const unknown = ({ file, lineOf }: Entry<unknown>, field: "author" | "reviewer", name: string | undefined, instead: string): Problem[] =>
		name === undefined || names.includes(name)
			? []
			: [{ file, line: lineOf([field]), field, found: JSON.stringify(name), allowed: `${known}, or ${instead}`, suggestion: nearest(name, names) }];
	return [
		...[...services, ...industries, ...caseStudies].flatMap((entry) => unknown(entry, "author", entry.data.author, "no author line at all")),
		...[...services, ...industries, ...caseStudies, ...posts].flatMap((entry) =>
			unknown(entry, "reviewer", entry.data.reviewer, "no reviewer line at all"),
		),
		...(names.length > 0 ? posts : []).flatMap((entry) => unknown(entry, "author", entry.data.author, "that of a new person: npm run new -- person")),
	];
}
