import type { Content } from "../content.ts";
import type { Byline, Signature } from "../fields/byline.ts";

/** Returns who wrote and checked a text, and when it changed. */
export function bylineOf(
	content: Content,
	{ author, reviewer, updated }: { author?: string; reviewer?: string; updated?: string },
): Byline {
	const [writer, checker] = [signatureOf(content, author), signatureOf(content, reviewer)];
	return {
		...(writer && { author: writer }),
		...(checker && { reviewer: checker }),
		...(updated !== undefined && { updated }),
	};
}

/** Returns the author of a post. An author without a file in content/people has only a name. */
export function authorOf(content: Content, name: string): Pick<Signature, "name"> & Partial<Signature> {
	return signatureOf(content, name) ?? { name };
}

/** Returns the URL path of a person. */
export const personPath = ({ aboutPage }: Content, slug: string) => `${aboutPage.path}#${slug}`;

function signatureOf(content: Content, name?: string): Signature | undefined {
	const person = content.people.find(({ data }) => data.name === name);
	return person && { name: person.data.name, role: person.data.role, path: personPath(content, person.slug) };
}
