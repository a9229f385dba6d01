import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import { isPictureName, PICTURES_DIR } from "../pictures.ts";
import type { Problem } from "../problem.ts";
import { sentencesOf } from "../sentences.ts";
import type { Entry } from "../source.ts";

/** Photos and related pages that do not exist. */
export function checkReferences(content: Content): Problem[] {
	const slugsOf = (entries: readonly Entry<unknown>[]) => entries.map(({ slug }) => slug);
	const photoIds = content.photos.data.photos.map(({ id }) => id);
	const services = slugsOf(content.services);
	const industries = slugsOf(content.industries);
	const caseStudies = slugsOf(content.caseStudies);
	const testimonials = slugsOf(content.testimonials);
	const references: { entry: Entry<unknown>; field: string; value: string; known: string[] }[] = [
		...[...content.services, ...content.industries, ...content.caseStudies, ...content.posts, content.caseStudiesPage, content.aboutPage].map(
			(entry) => ({ entry, field: "photo", value: entry.data.photo, known: photoIds }),
		),
		...[...content.testimonials, ...content.people].flatMap((entry) =>
			entry.data.photo === undefined ? [] : { entry, field: "photo", value: entry.data.photo, known: photoIds },
		),
		...content.industries.flatMap((entry) =>
			Object.entries(entry.data.prints ?? {}).map(([part, value]) => ({ entry, field: `prints.${part}`, value, known: photoIds })),
		),
		{ entry: content.home, field: "caseStudy", value: content.home.data.caseStudy, known: caseStudies },
		...[...content.services, ...content.industries].flatMap((entry) => {
			const { proof } = entry.data;
			if (!proof) return [];
			return [
				{ entry, field: "proof.caseStudy", value: proof.caseStudy, known: caseStudies },
				{ entry, field: "proof.testimonial", value: proof.testimonial, known: testimonials },
			];
		}),
		...content.services.flatMap((entry) => [
			...entry.data.related.industries.map((value, index) => ({ entry, field: `related.industries.${index}`, value, known: industries })),
			{ entry, field: "related.caseStudy", value: entry.data.related.caseStudy, known: caseStudies },
		]),
		...content.industries.flatMap((entry) => [
			...entry.data.related.services.map((value, index) => ({ entry, field: `related.services.${index}`, value, known: services })),
			{ entry, field: "related.caseStudy", value: entry.data.related.caseStudy, known: caseStudies },
		]),
	];
	return [
		...solutionsThatAreNone(content),
		...references
			// A site without any case or any quote shows none, whatever pages would have.
			.filter(({ value, known }) => !known.includes(value) && !(known.length === 0 && (known === caseStudies || known === testimonials)))
			.map(({ entry, field, value, known }) => ({
				file: entry.file,
				line: entry.lineOf(field.split(".")),
				field,
				found: JSON.stringify(value),
				allowed: known === photoIds ? allowedPhoto(value, content.photos.file) : known.join(", "),
				suggestion: nearest(value, known),
			})),
	];
}

/** Pages that would show a sentence of a case that the case does not have. */
const solutionsThatAreNone = (content: Content): Problem[] =>
	[...content.services, ...content.industries].flatMap((entry) => {
		const { caseStudy, solution } = entry.data.proof ?? {};
		const study = content.caseStudies.find(({ slug }) => slug === caseStudy);
		if (solution === undefined || !study) return [];
		const sentences = sentencesOf(study.data.solution);
		if (sentences.some((sentence) => sentence.startsWith(solution))) return [];
		return [
			{
				file: entry.file,
				line: entry.lineOf(["proof", "solution"]),
				field: "proof.solution",
				found: JSON.stringify(solution),
				allowed: `how a sentence of solution in ${study.file} begins`,
				suggestion: nearest(
					solution,
					sentences.map((sentence) => sentence.slice(0, solution.length)),
				),
			},
		];
	});

/** A picture of one's own is told what to write where. */
const allowedPhoto = (value: string, file: string) =>
	isPictureName(value)
		? `a picture in ${PICTURES_DIR} that ${file} describes; add there, below photos: "- id: ${value}" and, below id, "alt: " with what is seen`
		: `an id listed in ${file}`;
