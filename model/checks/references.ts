import { readArticle } from "../articles/article.ts";
import { sentencesOf } from "../articles/sentences.ts";
import type { Content } from "../content.ts";
import { entriesOf, schemaOf } from "../content.ts";
import { CONTENT_DIR } from "../reading/content-files.ts";
import { nearest } from "../reading/nearest.ts";
import { isPictureName, PICTURES_DIR, pictureNames } from "../reading/pictures.ts";
import type { Problem } from "../reading/problem.ts";
import type { Entry } from "../reading/read-entry.ts";
import { referencesIn } from "../reading/schema-walk.ts";

/** What a field may name, and how a message says it. */
interface Target {
	known: readonly string[];
	allowed: (value: string) => string;
	/** Whether any name goes while there are none; a page then shows nothing. */
	mayBeEmpty?: boolean;
}

/** Reports fields that name what does not exist. What a field refers to, its schema says: `.meta({ refersTo: "services" })`. */
export function checkReferences(content: Content): Problem[] {
	const targets = targetsOf(content);
	return entriesOf(content).flatMap(({ file, data, lineOf }) =>
		referencesIn(schemaOf(file), data).flatMap(({ path, refersTo, value }) => {
			const target = targets[refersTo];
			if (!target) throw new Error(`No check knows the reference "${refersTo}".`);
			const { known, allowed, mayBeEmpty } = target;
			if (known.includes(value) || (mayBeEmpty && known.length === 0)) return [];
			const at = { file, line: lineOf(path), field: path.join(".") };
			return [{ ...at, found: JSON.stringify(value), allowed: allowed(value), suggestion: nearest(value, known) }];
		}),
	);
}

function targetsOf(content: Content): Record<string, Target> {
	const files = (entries: readonly Entry<unknown>[], mayBeEmpty = false): Target => {
		const known = entries.map(({ slug }) => slug);
		return { known, allowed: () => known.join(", "), mayBeEmpty };
	};
	const { photos, people, facts } = content;
	const names = people.map(({ data }) => data.name);
	const person = `a name of ${CONTENT_DIR}/people (${[...new Set(names)].join(", ")})`;
	return {
		services: files(content.services),
		industries: files(content.industries),
		caseStudies: files(content.caseStudies, true),
		testimonials: files(content.testimonials, true),
		facts: { known: facts.map(({ slug }) => slug), allowed: () => `the name of a file in ${CONTENT_DIR}/facts` },
		people: { known: names, allowed: () => `${person}, or no such line at all` },
		authors: { known: names, allowed: () => `${person}, or that of a new person: npm run new -- person`, mayBeEmpty: true },
		photos: {
			known: photos.data.photos.map(({ id }) => id),
			allowed: (value) =>
				isPictureName(value)
					? `a picture in ${PICTURES_DIR} that ${photos.file} describes; add there, below photos: "- id: ${value}" and, below id, "alt: " with what is seen`
					: `an id listed in ${photos.file}`,
		},
	};
}

/** Reports pictures of the owner's that are not there, in content/photos.md and in articles. */
export function checkPictures(content: Content): Problem[] {
	const names = pictureNames();
	const allowed = `a file in ${PICTURES_DIR}: ${names.join(", ") || "none yet"}`;
	const { file, data, lineOf } = content.photos;
	const named = [
		...data.photos.flatMap(({ id }, index) => {
			const path = ["photos", index, "id"];
			return isPictureName(id) ? [{ file, line: lineOf(path), field: path.join("."), found: id }] : [];
		}),
		...entriesOf(content).flatMap(({ file, body, bodyLine }) =>
			readArticle(body).pictures.map(({ url, line }) => ({ file, line: bodyLine + line - 1, field: "picture", found: decodeURI(url) })),
		),
	];
	return named.filter(({ found }) => !names.includes(found)).map((place) => ({ ...place, allowed, suggestion: nearest(place.found, names) }));
}

/** Reports pages that would show a sentence of a case that the case does not have. */
export function checkSolutions(content: Content): Problem[] {
	return [...content.services, ...content.industries].flatMap((entry) => {
		const { caseStudy, solution } = entry.data.proof ?? {};
		const study = content.caseStudies.find(({ slug }) => slug === caseStudy);
		const sentences = sentencesOf(study?.data.solution ?? "");
		if (solution === undefined || !study || sentences.some((sentence) => sentence.startsWith(solution))) return [];
		const beginnings = sentences.map((sentence) => sentence.slice(0, solution.length));
		return [
			{
				file: entry.file,
				line: entry.lineOf(["proof", "solution"]),
				field: "proof.solution",
				found: JSON.stringify(solution),
				allowed: `how a sentence of solution in ${study.file} begins`,
				suggestion: nearest(solution, beginnings),
			},
		];
	});
}
