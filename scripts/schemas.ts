/**
 * Writes JSON Schemas of the content's fields to .cache/schemas, where .vscode/settings.json finds them.
 * `npm run dev` does it first, so that they follow the zod schemas they are made of.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { agencySchema } from "../app/content/agency.ts";
import { caseStudySchema } from "../app/content/case-study.ts";
import { countsSchema } from "../app/content/counts.ts";
import { industrySchema } from "../app/content/industry.ts";
import * as pages from "../app/content/pages.ts";
import { photoSchema } from "../app/content/photo.ts";
import { policySchema } from "../app/content/policy.ts";
import { postSchema } from "../app/content/post.ts";
import { redirectsSchema } from "../app/content/redirects.ts";
import { serviceSchema } from "../app/content/service.ts";
import { testimonialSchema } from "../app/content/testimonial.ts";

const schemas = {
	agency: agencySchema,
	counts: countsSchema,
	photos: z.strictObject({ photos: z.array(photoSchema) }),
	redirects: redirectsSchema,
	services: serviceSchema,
	industries: industrySchema,
	"case-studies": caseStudySchema,
	testimonials: testimonialSchema,
	posts: postSchema,
	policies: policySchema,
	"pages-home": pages.homeSchema,
	"pages-services": pages.servicesPageSchema,
	"pages-industries": pages.industriesPageSchema,
	"pages-case-studies": pages.caseStudiesPageSchema,
	"pages-blog": pages.blogPageSchema,
	"pages-about-us": pages.aboutPageSchema,
	"pages-contact-us": pages.contactPageSchema,
	"pages-not-found": pages.notFoundPageSchema,
};

mkdirSync(".cache/schemas", { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
	// What an editor types, before defaults and icons; draft 7 is what the YAML language server reads.
	const json = z.toJSONSchema(schema, { io: "input", target: "draft-7", reused: "ref" });
	// To YAML, the line of --- below the fields begins a second document, which is empty.
	if (json.type === "object") Object.assign(json, { type: ["object", "null"] });
	writeFileSync(`.cache/schemas/${name}.json`, JSON.stringify(json));
}
