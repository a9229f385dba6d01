import { sentencesOf } from "../articles/sentences.ts";
import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { caseStudyLink } from "./links.ts";

/** A sentence of fewer characters says too little by itself. */
const SHORT = 50;

/** One case as a selling page shows it: the short of it, and its results; of the solution, from the sentence that begins as told. */
export function caseProof(content: Content, slug: string, begins = "") {
	const study = content.caseStudies.find((candidate) => candidate.slug === slug);
	const [link] = caseStudyLink(content, slug);
	if (!study || !link) return undefined;
	const { title, industry, icon, challenge, solution, results, draft } = study.data;
	// One sentence where it says enough, two where it is a short one.
	const short = (text: string, begins = "") => {
		const sentences = sentencesOf(text);
		const [first = "", second = ""] = sentences.slice(sentences.findIndex((sentence) => sentence.startsWith(begins)));
		return first.length < SHORT ? `${first} ${second}`.trim() : first;
	};
	return {
		...(draft && { draft }),
		title,
		industry,
		icon,
		challenge: short(challenge),
		solution: short(solution, begins),
		results,
		note: content.agency.data.caseNote,
		path: link.path,
	};
}

/** What a client said, as pages show it. */
export const testimonialView =
	(content: Content) =>
	({ data: { order, photo, ...testimonial } }: Content["testimonials"][number]) => ({
		...testimonial,
		...(photo !== undefined && { photo: photoOf(content, photo) }),
	});

/** The case and the quote of a selling page. */
export function proofView(content: Content, proof: Content["services"][number]["data"]["proof"]) {
	if (!proof) return undefined;
	return {
		caseStudy: proof.caseStudy === undefined ? undefined : caseProof(content, proof.caseStudy, proof.solution),
		why: proof.why,
		testimonial: content.testimonials.filter(({ slug }) => slug === proof.testimonial).map(testimonialView(content))[0],
	};
}
