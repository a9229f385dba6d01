import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { Entry } from "../source.ts";

/** Photos and related pages that do not exist. */
export function checkReferences(content: Content): Problem[] {
	const slugsOf = (entries: readonly Entry<unknown>[]) => entries.map(({ slug }) => slug);
	const photoIds = content.photos.data.photos.map(({ id }) => id);
	const services = slugsOf(content.services);
	const industries = slugsOf(content.industries);
	const caseStudies = slugsOf(content.caseStudies);
	const testimonials = slugsOf(content.testimonials);
	const references: { file: string; field: string; value: string; known: string[] }[] = [
		...[...content.services, ...content.industries, ...content.caseStudies, ...content.posts, content.caseStudiesPage, content.aboutPage].map(
			({ file, data }) => ({
				file,
				field: "photo",
				value: data.photo,
				known: photoIds,
			}),
		),
		...content.industries.flatMap(({ file, data: { prints } }) =>
			Object.entries(prints ?? {}).map(([part, value]) => ({ file, field: `prints.${part}`, value, known: photoIds })),
		),
		{ file: content.home.file, field: "caseStudy", value: content.home.data.caseStudy, known: caseStudies },
		...[...content.services, ...content.industries].flatMap(({ file, data: { proof } }) =>
			proof
				? [
						{ file, field: "proof.caseStudy", value: proof.caseStudy, known: caseStudies },
						{ file, field: "proof.testimonial", value: proof.testimonial, known: testimonials },
					]
				: [],
		),
		...content.services.flatMap(({ file, data }) => [
			...data.related.industries.map((value) => ({ file, field: "related.industries", value, known: industries })),
			{ file, field: "related.caseStudy", value: data.related.caseStudy, known: caseStudies },
		]),
		...content.industries.flatMap(({ file, data }) => [
			...data.related.services.map((value) => ({ file, field: "related.services", value, known: services })),
			{ file, field: "related.caseStudy", value: data.related.caseStudy, known: caseStudies },
		]),
	];
	return (
		references
			// A site without any case or any quote shows none, whatever pages would have.
			.filter(({ value, known }) => !known.includes(value) && !(known.length === 0 && (known === caseStudies || known === testimonials)))
			.map(({ file, field, value, known }) => ({
				file,
				field,
				found: JSON.stringify(value),
				allowed: known === photoIds ? `an id listed in ${content.photos.file}` : known.join(", "),
				suggestion: nearest(value, known),
			}))
	);
}
