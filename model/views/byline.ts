import type { Content } from "../content.ts";

/** Returns who wrote and reviewed the content, and when it changed. */
export function bylineOf(content: Content, data: { author?: string; reviewer?: string; updated?: string }) {
	const { updated } = data;
	const [author, reviewer] = [signatureOf(content, data.author), signatureOf(content, data.reviewer)];
	return { ...(author && { author }), ...(reviewer && { reviewer }), ...(updated !== undefined && { updated }) };
}

/** Returns the author of a post. An author without a file in content/people has only a name. */
export function authorOf(content: Content, name: string): Pick<Signature, "name"> & Partial<Signature> {
	return signatureOf(content, name) ?? { name };
}

/** Returns the path and fragment of a person's profile on the About Us page. */
export const personPath = ({ aboutPage }: Content, slug: string) => `${aboutPage.path}#${slug}`;

function signatureOf(content: Content, name?: string) {
	const person = content.people.find(({ data }) => data.name === name);
	return person && { name: person.data.name, role: person.data.role, path: personPath(content, person.slug) };
}

/** A person in a byline, with the path and fragment of their profile on the About Us page. */
export type Signature = NonNullable<ReturnType<typeof signatureOf>>;
/** A byline for display. `updated` is YYYY-MM-DD. */
export type Byline = ReturnType<typeof bylineOf>;
