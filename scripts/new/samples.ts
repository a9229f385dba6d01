import type { z } from "zod";
import type { CallToAction } from "../../model/call-to-action.ts";
import { caseStudySchema } from "../../model/case-study.ts";
import { industrySchema } from "../../model/industry.ts";
import type { Content } from "../../model/load.ts";
import { personSchema } from "../../model/person.ts";
import { postSchema } from "../../model/post.ts";
import { serviceSchema } from "../../model/service.ts";
import { testimonialSchema } from "../../model/testimonial.ts";
import { TO_WRITE } from "../../model/unwritten.ts";
import { TITLE_LENGTH } from "../../shared/head-limits.ts";

/** A kind of entry that may grow: a file of its own in a folder of content/. */
interface Kind {
	/** What it is called in questions to the editor. */
	label: string;
	/** What its name is. */
	asks: string;
	folder: string;
	schema: z.ZodType;
	/** Valid fields with texts to replace. */
	fields: (name: string, content: Content) => object;
	/** Markdown below the fields, where the page shows any. */
	body?: (name: string) => string;
}

const last = (entries: readonly { data: { order: number } }[]) => Math.max(0, ...entries.map(({ data }) => data.order));
const slugs = (entries: readonly { slug: string }[], count: number) => entries.slice(0, count).map(({ slug }) => slug);
const aPhoto = ({ photos }: Content) => photos.data.photos[0]?.id;
const times = <Item>(count: number, make: (number: number) => Item) => Array.from({ length: count }, (_, index) => make(index + 1));

const head = (name: string) => ({
	title: `${TO_WRITE} ${name}, as search results show it`.slice(0, TITLE_LENGTH.max).trim(),
	description: `${TO_WRITE} what ${name} is, for whom and what it brings, in at most 160 characters.`,
});
const hero = (name: string) => ({
	title: `${TO_WRITE} ${name} in one line`,
	mark: TO_WRITE,
	intro: `${TO_WRITE} what it is, for whom, how long it takes and what it brings.`,
});
const cards = (count: number) => ({
	title: `${TO_WRITE} the heading over the cards`,
	items: times(count, (number) => ({ icon: "pencil", title: `${TO_WRITE} card ${number}`, description: `${TO_WRITE} one or two sentences.` })),
});
const faq = (name: string, count: number) =>
	times(count, (number) => ({
		question: `${TO_WRITE} question ${number} on ${name}?`,
		answer: `${TO_WRITE} the answer, its first sentence already one.`,
	}));
const cta = (): z.input<typeof industrySchema>["cta"] & CallToAction => ({
	title: "Ready to Grow Your Business?",
	description: `${TO_WRITE} what happens after the e-mail.`,
	buttonText: "Get Your Custom Strategy",
});
/** A page of a site without cases or quotes does without. */
const proof = ({ caseStudies: [caseStudy], testimonials: [testimonial] }: Content) =>
	caseStudy && testimonial ? { proof: { caseStudy: caseStudy.slug, testimonial: testimonial.slug } } : {};
/** The field wants a name, which nobody looks for where there are no cases. */
const aCase = ({ caseStudies }: Content) => caseStudies[0]?.slug ?? "none";
const article = (name: string) =>
	`${TO_WRITE} the first paragraph on ${name}. It is what a reader sees before "Read More".\n\n## ${TO_WRITE} a question that the article answers?\n\n${TO_WRITE} the answer. Headings begin with ##, lists with -, and a link to another page is [its name](/services).\n`;

/** What `npm run new` can add as a file. */
export const kinds = {
	industry: {
		label: "Industry page",
		asks: "Name of the industry",
		folder: "industries",
		schema: industrySchema,
		fields: (name, content): z.input<typeof industrySchema> => ({
			order: last(content.industries) + 1,
			draft: true,
			name,
			title: name,
			icon: "pencil",
			description: `${TO_WRITE} one or two sentences for the card.`,
			overview: `${TO_WRITE} a little more, for its card on the overview.`,
			photo: String(aPhoto(content)),
			audience: name,
			head: head(name),
			hero: hero(name),
			queries: times(5, (number) => `${TO_WRITE} question ${number} as customers type it`),
			cards: cards(6),
			articleTitle: `${TO_WRITE} the heading over the article`,
			article: "expandable",
			faq: faq(name, 6),
			cta: cta(),
			related: { services: slugs(content.services, 2), caseStudy: aCase(content) },
			stage: {
				query: `${TO_WRITE} the question of the stage`,
				answer: `${TO_WRITE} an answer. ==Your page says what is cited.==`,
				source: { address: "your-site.example/page", title: `${TO_WRITE} the title of the cited page` },
				link: `How ${name} pages get cited`.slice(0, 48),
				others: ["directory.example", "competitor.example"],
			},
			...proof(content),
			sources: [],
		}),
		body: article,
	},
	service: {
		label: "Service page",
		asks: "Name of the service",
		folder: "services",
		schema: serviceSchema.options[0],
		fields: (name, content): z.input<typeof serviceSchema> => ({
			kind: "standard",
			order: last(content.services) + 1,
			draft: true,
			name,
			title: name,
			icon: "pencil",
			description: `${TO_WRITE} one or two sentences for the card.`,
			overview: `${TO_WRITE} a little more, for its card on the overview.`,
			symptom: `${TO_WRITE} what a client says who needs it`,
			features: times(3, (number) => `${TO_WRITE} feature ${number}`),
			conditions: [`${TO_WRITE} what the client brings`],
			photo: String(aPhoto(content)),
			head: head(name),
			hero: hero(name),
			deliverables: {
				title: "What arrives, when",
				items: times(3, (number) => ({ when: `Week ${number}`, what: `${TO_WRITE} what arrives` })),
			},
			cards: cards(4),
			articleTitle: `${TO_WRITE} the heading over the article`,
			faq: faq(name, 6),
			cta: cta(),
			related: { industries: slugs(content.industries, 2), caseStudy: aCase(content) },
			inShort: `${TO_WRITE} what arrives, in a few words`,
			specimen: {
				kind: "draft",
				text: `${TO_WRITE} ~~a sentence that is struck out~~ ==a sentence that stays==`,
				notes: [`${TO_WRITE} a note in the margin`],
			},
			...proof(content),
			sources: [],
		}),
		body: article,
	},
	"case-study": {
		label: "Case study",
		asks: "Title of the case",
		folder: "case-studies",
		schema: caseStudySchema,
		fields: (name, content): z.input<typeof caseStudySchema> => ({
			order: last(content.caseStudies) + 1,
			draft: true,
			title: name,
			industry: `${TO_WRITE} the client's industry`,
			icon: "pencil",
			photo: String(aPhoto(content)),
			challenge: `${TO_WRITE} what was wrong.`,
			solution: `${TO_WRITE} what was changed.`,
			results: [
				{ text: `${TO_WRITE} 50% increase in something`, increase: 50 },
				...times(2, (number) => ({ text: `${TO_WRITE} result ${number + 1}, without a bar` })),
			],
		}),
	},
	post: {
		label: "Blog post",
		asks: "Title of the post",
		folder: "posts",
		schema: postSchema,
		fields: (name, content): z.input<typeof postSchema> => ({
			draft: true,
			title: name,
			excerpt: `${TO_WRITE} two or three sentences that are worth reading by themselves.`,
			author: content.people[0]?.data.name ?? `${TO_WRITE} the author`,
			date: new Date().toISOString().slice(0, 10),
			category: "SEO",
			photo: String(aPhoto(content)),
		}),
	},
	testimonial: {
		label: "Testimonial",
		asks: "Name and role of the person",
		folder: "testimonials",
		schema: testimonialSchema,
		fields: (name, content): z.input<typeof testimonialSchema> => ({
			order: last(content.testimonials) + 1,
			draft: true,
			name,
			company: `${TO_WRITE} the company`,
			text: `${TO_WRITE} what the person said, without quotation marks.`,
			rating: 5,
		}),
	},
	person: {
		label: "Person, who may be named as author or reviewer",
		asks: "Name of the person",
		folder: "people",
		schema: personSchema,
		fields: (name): z.input<typeof personSchema> => ({
			name,
			role: `${TO_WRITE} what the person does`,
			about: `${TO_WRITE} one or two sentences on what the person knows about.`,
			profiles: [],
		}),
	},
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
