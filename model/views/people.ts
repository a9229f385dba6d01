import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { profileName } from "../site/site.ts";
import type { NavigationItem } from "./links.ts";

/** Returns the people, each with the pages that they wrote or checked. */
export function peopleView(content: Content) {
	return content.people.map(({ slug, data: { photo, profiles, ...person } }) => ({
		...person,
		id: slug,
		photo: photo === undefined ? undefined : photoOf(content, photo),
		profiles: profiles.map(profileName),
		writes: signedBy(content, "author", person.name),
		checks: signedBy(content, "reviewer", person.name),
	}));
}

/** Returns links to everything with a person as author or reviewer. */
function signedBy(
	{ services, industries, caseStudies, caseStudiesPage, posts, blogPage }: Content,
	part: "author" | "reviewer",
	name: string,
) {
	const signed = ({ data }: { data: Partial<Record<"author" | "reviewer", string>> }) => data[part] === name;
	const links: NavigationItem[] = [
		...[...services, ...industries].filter(signed).map(({ path, data }) => ({ name: data.name, path })),
		...caseStudies
			.filter(signed)
			.map(({ slug, data }) => ({ name: `Case study: ${data.industry}`, path: `${caseStudiesPage.path}#${slug}` })),
		...posts.filter(signed).map(({ slug, data }) => ({ name: `Blog: ${data.title}`, path: `${blogPage.path}#${slug}` })),
	];
	return links;
}
