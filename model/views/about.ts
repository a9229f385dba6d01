import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { profileName } from "../site/site.ts";
import type { NavigationItem } from "./links.ts";

/** Returns the data for the About Us page. */
export function aboutView(content: Content, { data }: Content["aboutPage"]) {
	const people = peopleView(content);
	const noteOf = ({ person: name, says }: { person: string; says: string }) => {
		const { id, photo, portrait } = people.find((person) => person.name === name) ?? {};
		return { name: name.split(" ")[0] ?? name, says, id, photo, portrait };
	};
	const rows = data.edit.rows.map(({ text, notes }) => ({ text, notes: notes.map(noteOf) }));
	return { ...data, edit: { ...data.edit, rows }, stats: content.agency.data.stats, people };
}

/** Returns the people, each with links to everything they wrote or reviewed. */
export function peopleView(content: Content) {
	return content.people.map(({ slug, data: { photo, profiles, ...person } }) => ({
		...person,
		id: slug,
		photo: photo === undefined ? undefined : photoOf(content, photo),
		profiles: profiles.map(profileName),
		signed: signedBy(content, person.name),
	}));
}

function signedBy(content: Content, name: string): NavigationItem[] {
	const { services, industries, caseStudies, caseStudiesPage, posts, blogPage } = content;
	const signed = ({ data: { author, reviewer } }: { data: { author?: string; reviewer?: string } }) => [author, reviewer].includes(name);
	return [
		...[...services, ...industries].filter(signed).map(({ path, data }) => ({ name: data.name, path })),
		...caseStudies
			.filter(signed)
			.map(({ slug, data }) => ({ name: `Case study: ${data.industry}`, path: `${caseStudiesPage.path}#${slug}` })),
		...posts.filter(signed).map(({ slug, data }) => ({ name: `Blog: ${data.title}`, path: `${blogPage.path}#${slug}` })),
	];
}
