import type { Content } from "../load.ts";
import type { Byline } from "../person.ts";

/** The people behind a text, as far as the content names them. */
export function bylineOf({ people }: Content, { author, reviewer, updated }: { author?: string; reviewer?: string; updated?: string }): Byline {
	const person = (name?: string) => people.find(({ data }) => data.name === name)?.data;
	const [writer, checker] = [person(author), person(reviewer)];
	return {
		...(writer && { author: { name: writer.name, role: writer.role } }),
		...(checker && { reviewer: { name: checker.name, role: checker.role } }),
		...(updated !== undefined && { updated }),
	};
}

/** Who wrote a post: a person of the content, or a name alone. */
export function authorOf(content: Content, name: string): { name: string; role?: string } {
	return bylineOf(content, { author: name }).author ?? { name };
}
