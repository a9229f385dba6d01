import type { IdReference, Person } from "schema-dts";
import type { Content } from "../../model/content.ts";
import type { Site } from "../../model/site/site.ts";
import { personPath } from "../../model/views/byline.ts";
import { canonicalUrl } from "../../shared/addresses.ts";
import { imageUrl, organizationId } from "./ids.ts";

/** Returns a reference to a person or, for an author without a file in content/people, only the name. */
export function personRef(content: Content, site: Site, name: string): Person | IdReference {
	const known = content.people.find(({ data }) => data.name === name);
	return known ? personId(content, site, known) : { "@type": "Person", name };
}

export const personId = (content: Content, site: Site, { slug }: Content["people"][number]): IdReference => ({
	"@id": canonicalUrl(site, personPath(content, slug)),
});

/** Returns a person with the details in bylines; `whole` adds the details that only the About Us page shows. */
export function personOf(content: Content, site: Site, person: Content["people"][number], whole: boolean): Person {
	const { name, role, about, photo, profiles } = person.data;
	return {
		"@type": "Person",
		...personId(content, site, person),
		name,
		jobTitle: role,
		url: canonicalUrl(site, personPath(content, person.slug)),
		worksFor: organizationId(site),
		...(whole && {
			...(about !== undefined && { description: about }),
			...(photo !== undefined && { image: imageUrl(content, site, photo) }),
			...(profiles.length > 0 && { sameAs: profiles }),
		}),
	};
}
