import { readArticle } from "../articles/article.ts";
import { type Content, entriesOf, schemaOf } from "../content.ts";
import { CONTENT_DIR } from "../reading/content-files.ts";
import { nearest } from "../reading/nearest.ts";
import { isPictureName, PICTURES_DIR, pictureNames } from "../reading/pictures.ts";
import { type Problem, problemAt } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import { referencesIn } from "../reading/schema-walk.ts";

/** Reports fields that refer to a missing entry. Schemas mark such fields with `.meta({ refersTo: "services" })`. */
export function checkReferences(content: Content): Problem[] {
	const targets = targetsOf(content);
	return entriesOf(content).flatMap((entry) =>
		referencesIn(schemaOf(entry.file), entry.data).flatMap(({ path, refersTo, value }) => {
			const target = targets[refersTo];
			if (!target) throw new Error(`Unknown collection "${refersTo}" in refersTo. Add it to targetsOf in model/checks/references.ts.`);
			const { names, expected = `one of ${names.join(", ")}; otherwise, delete the line`, mayBeEmpty } = target;
			if (names.includes(value) || (mayBeEmpty && names.length === 0)) return [];
			const inList = path.some((key) => typeof key === "number");
			const removal = inList ? expected.replace("delete the line", "delete the entry") : expected;
			return [problemAt(entry, path, JSON.stringify(value), removal, nearest(value, names))];
		}),
	);
}

type Targets = Record<string, { names: readonly string[]; expected?: string; mayBeEmpty?: boolean }>;

/** Returns the names that fields may refer to, by collection. With `mayBeEmpty`, any name is accepted while the collection is empty. */
export function targetsOf({ pages, photos, people, facts, ...others }: Content): Targets {
	const slugs = (entries: readonly Entry<unknown>[]) => entries.map(({ slug }) => slug);
	const names = people.map(({ data }) => data.name);
	const person = `a name in ${CONTENT_DIR}/people (${[...new Set(names)].join(", ")})`;
	const pictures = `to list a file in ${PICTURES_DIR}, add "- id: NAME" and, below it, "alt:" with a description`;
	return {
		pages: { names: pages.map(({ path }) => path), expected: "the path of a page; otherwise, delete the line" },
		services: { names: slugs(others.services) },
		industries: { names: slugs(others.industries) },
		caseStudies: { names: slugs(others.caseStudies), mayBeEmpty: true },
		testimonials: { names: slugs(others.testimonials), mayBeEmpty: true },
		facts: {
			names: slugs(facts),
			expected: `the name of a file in ${CONTENT_DIR}/facts or crawlers, without .md; otherwise, delete the entry`,
		},
		people: { names, expected: `${person}; otherwise, delete the line` },
		authors: { names, expected: `${person}; add a person with "npm run new -- person"`, mayBeEmpty: true },
		photos: { names: photos.data.photos.map(({ id }) => id), expected: `an ID listed in ${photos.file}; ${pictures}` },
	};
}

/** Decodes a URL such as Our%20Team.jpg; returns malformed URLs unchanged. */
function decoded(url: string): string {
	try {
		return decodeURI(url);
	} catch {
		return url;
	}
}

/** Reports file names in content/photos.md, and images in articles, that aren't in content/pictures. */
export function checkPictures(content: Content): Problem[] {
	const names = pictureNames();
	const expected = `a file in ${PICTURES_DIR} (${names.join(", ") || "none yet"})`;
	const listed = content.photos.data.photos.flatMap(({ id }, index) =>
		!isPictureName(id) || names.includes(id) ? [] : [problemAt(content.photos, ["photos", index, "id"], id, expected, nearest(id, names))],
	);
	const inArticles = entriesOf(content).flatMap(({ file, body, bodyLine }) =>
		readArticle(body)
			.pictures.map(({ url, line }) => ({ file, line: bodyLine + line - 1, field: "picture", found: decoded(url) }))
			.filter(({ found }) => !names.includes(found))
			.map((problem) => ({ ...problem, expected, suggestion: nearest(problem.found, names) })),
	);
	return [...listed, ...inArticles];
}

/** Reports links in articles to pages that don't exist. A build also checks links to files and IDs, and links in fields. */
export function checkLinks(content: Content): Problem[] {
	const paths = content.pages.map(({ path }) => path);
	return entriesOf(content).flatMap(({ file, body, bodyLine }) =>
		readArticle(body).links.flatMap(({ url, line }) => {
			const path = /^\/[^.#]*(?=#|$)/.exec(url)?.[0];
			if (path === undefined || paths.includes(path)) return [];
			const expected = "a page or file on this site";
			return [{ file, line: bodyLine + line - 1, field: "link", found: url, expected, suggestion: nearest(path, paths) }];
		}),
	);
}
