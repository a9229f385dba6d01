import { sentencesOf } from "../articles/sentences.ts";
import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { caseStudyLink } from "./links.ts";

/** Returns the first sentence of a string, or the first two if the first is shorter than 50 characters. */
function openingSentences(text: string): string {
	const [first = "", second = ""] = sentencesOf(text);
	return first.length < 50 ? `${first} ${second}`.trim() : first;
}

/**
 * Returns the summary of a case for other pages; undefined if the case is missing, as drafts are in a build.
 * @param why What the case shows on the page. Defaults to the beginning of its solution.
 */
export function caseProof(content: Content, slug: string, why?: string) {
	const study = content.caseStudies.find((candidate) => candidate.slug === slug);
	const [link] = caseStudyLink(content, slug);
	if (!study || !link) return undefined;
	const { title, solution, results, draft } = study.data;
	return {
		...(draft && { draft }),
		title,
		text: why ?? openingSentences(solution),
		results,
		note: content.agency.data.caseNote,
		path: link.path,
	};
}

/** Returns a client's quote for display. */
export const testimonialView =
	(content: Content) =>
	({ data: { order, photo, ...testimonial } }: Content["testimonials"][number]) => ({
		...testimonial,
		...(photo !== undefined && { photo: photoOf(content, photo) }),
	});

/** Returns the case and the quote for a service or industry page. */
export function proofView(content: Content, proof: Content["services"][number]["data"]["proof"]) {
	if (!proof) return undefined;
	return {
		caseStudy: proof.caseStudy === undefined ? undefined : caseProof(content, proof.caseStudy, proof.why),
		testimonial: content.testimonials.filter(({ slug }) => slug === proof.testimonial).map(testimonialView(content))[0],
	};
}
