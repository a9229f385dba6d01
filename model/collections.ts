import { z } from "zod";
import { agencySchema } from "./agency.ts";
import { caseStudySchema } from "./case-study.ts";
import { factSchema } from "./fact.ts";
import { personSchema } from "./person.ts";
import { photoSchema } from "./photo.ts";
import { postSchema } from "./post.ts";
import { redirectsSchema } from "./redirects.ts";
import { testimonialSchema } from "./testimonial.ts";

/** What is no page of its own, by its name in the checked content. */
export const collections = {
	agency: { file: "agency.md", schema: agencySchema },
	photos: { file: "photos.md", schema: z.strictObject({ photos: z.array(photoSchema) }) },
	redirects: { file: "redirects.md", schema: redirectsSchema },
	caseStudies: { folder: "case-studies", schema: caseStudySchema },
	testimonials: { folder: "testimonials", schema: testimonialSchema },
	posts: { folder: "posts", schema: postSchema },
	people: { folder: "people", schema: personSchema },
	facts: { folder: "facts", schema: factSchema },
} as const;
