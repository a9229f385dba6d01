import { CONTENT_DIR } from "../content-files.ts";
import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { Entry } from "../source.ts";

/** Authors and reviewers without a file of their own, and two people of one name. */
export function checkPeople({ people, services, industries, caseStudies, posts }: Content): Problem[] {
	const names = people.map(({ data }) => data.name);
	const unknown = ({ file, lineOf }: Entry<unknown>, field: "author" | "reviewer", name?: string): Problem[] =>
		name === undefined || names.includes(name)
			? []
			: [
					{
						file,
						line: lineOf([field]),
						field,
						found: JSON.stringify(name),
						allowed: `a name of ${CONTENT_DIR}/people, or no ${field} line at all`,
						suggestion: nearest(name, names),
					},
				];
	return [
		...[...services, ...industries, ...caseStudies].flatMap((entry) => unknown(entry, "author", entry.data.author)),
		...[...services, ...industries, ...caseStudies, ...posts].flatMap((entry) => unknown(entry, "reviewer", entry.data.reviewer)),
		...people
			.filter(({ data }, index) => names.indexOf(data.name) !== index)
			.map(({ file, lineOf, data }) => ({
				file,
				line: lineOf(["name"]),
				field: "name",
				found: `${data.name} a second time`,
				allowed: "each person once",
			})),
	];
}
