import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { closest } from "fastest-levenshtein";
import { z } from "zod";
import { agencySchema } from "./agency.ts";
import { checkLinks } from "./article.ts";
import { caseStudySchema } from "./case-study.ts";
import { checkCounts, countsSchema } from "./counts.ts";
import { industrySchema } from "./industry.ts";
import {
	aboutPageSchema,
	blogPageSchema,
	caseStudiesPageSchema,
	contactPageSchema,
	homeSchema,
	industriesPageSchema,
	notFoundPageSchema,
	servicesPageSchema,
} from "./pages.ts";
import { photoSchema } from "./photo.ts";
import { policySchema } from "./policy.ts";
import { postSchema } from "./post.ts";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";
import { checkRedirects, redirectsSchema } from "./redirects.ts";
import { serviceSchema } from "./service.ts";
import type { Entry, Placeholders } from "./source.ts";
import { readEntry } from "./source.ts";
import { testimonialSchema } from "./testimonial.ts";
import { sitePages } from "./views.ts";

/** The folder that holds the words. */
export const CONTENT_DIR = "content";

/** Everything the site says, read and checked. Lists stand in the order in which they are shown. */
export type Content = ReturnType<typeof loadContent>;

interface LoadOptions {
	placeholders: Placeholders;
	/** Whether entries with `draft: true` are part of it; only in development. */
	drafts?: boolean;
}

/**
 * Reads the whole content folder.
 *
 * @throws {ContentError} naming file, line, field, found and allowed for every mistake at once.
 */
export function loadContent({ placeholders, drafts = false }: LoadOptions) {
	const problems: Problem[] = [];

	function entry<Schema extends z.ZodType>(file: string, schema: Schema): Entry<z.output<Schema>> | undefined {
		try {
			return readEntry(file, schema, placeholders);
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			problems.push(...error.problems);
			return undefined;
		}
	}
	function folder<Schema extends z.ZodType<{ draft?: boolean }>>(name: string, schema: Schema) {
		return markdownFiles(name)
			.map((file) => entry(file, schema))
			.filter((found) => found !== undefined)
			.filter(({ data }) => drafts || !data.draft);
	}
	function page<Schema extends z.ZodType>(name: string, schema: Schema) {
		return entry(`${CONTENT_DIR}/pages/${name}.md`, schema);
	}

	const found = {
		agency: entry(`${CONTENT_DIR}/agency.md`, agencySchema),
		counts: entry(`${CONTENT_DIR}/counts.md`, countsSchema),
		photos: entry(`${CONTENT_DIR}/photos.md`, z.strictObject({ photos: z.array(photoSchema) })),
		redirects: entry(`${CONTENT_DIR}/redirects.md`, redirectsSchema),
		services: folder("services", serviceSchema).sort(byOrder),
		industries: folder("industries", industrySchema).sort(byOrder),
		caseStudies: folder("case-studies", caseStudySchema).sort(byOrder),
		testimonials: folder("testimonials", testimonialSchema).sort(byOrder),
		posts: folder("posts", postSchema).sort((a, b) => b.data.date.localeCompare(a.data.date)),
		policies: folder("policies", policySchema.extend({ draft: z.literal(false).default(false) })),
		home: page("home", homeSchema),
		servicesPage: page("services", servicesPageSchema),
		industriesPage: page("industries", industriesPageSchema),
		caseStudiesPage: page("case-studies", caseStudiesPageSchema),
		blogPage: page("blog", blogPageSchema),
		aboutPage: page("about-us", aboutPageSchema),
		contactPage: page("contact-us", contactPageSchema),
		notFoundPage: page("not-found", notFoundPageSchema),
	};
	const content = found as { [Key in keyof typeof found]: NonNullable<(typeof found)[Key]> };
	if (problems.length === 0) {
		const { file, data } = content.redirects;
		const pages = sitePages(content).map(({ path }) => path);
		problems.push(...checkReferences(content), ...checkCounts(content), ...checkUnique(content), ...checkBodies(content));
		problems.push(...checkRedirects(file, data.redirects, pages), ...checkFiles(content));
	}
	if (problems.length > 0) throw new ContentError(problems);
	return content;
}

/** The Markdown files of a content folder, sorted; none when the folder is missing. */
export function markdownFiles(name: string): string[] {
	const dir = join(CONTENT_DIR, name);
	if (!existsSync(dir)) return [];
	return readdirSync(dir)
		.filter((file) => file.endsWith(".md"))
		.sort()
		.map((file) => `${CONTENT_DIR}/${name}/${file}`);
}

function byOrder(a: Entry<{ order: number }>, b: Entry<{ order: number }>): number {
	return a.data.order - b.data.order || a.slug.localeCompare(b.slug);
}

/** Files in folders whose pages the specification fixes: one more would be shown nowhere. */
function checkFiles(content: Content): Problem[] {
	const shown = new Set([...sitePages(content).map(({ entry }) => entry.file), content.notFoundPage.file]);
	return [...markdownFiles("pages"), ...markdownFiles("policies")]
		.filter((file) => !shown.has(file))
		.map((file) => ({
			file,
			field: "(all)",
			found: "a file that no address leads to",
			allowed: "only the pages of the specification; `npm run new` writes what may grow",
		}));
}

/** Photos and related pages that do not exist. */
function checkReferences(content: Content): Problem[] {
	const slugsOf = (entries: readonly Entry<unknown>[]) => entries.map(({ slug }) => slug);
	const photoIds = content.photos.data.photos.map(({ id }) => id);
	const services = slugsOf(content.services);
	const industries = slugsOf(content.industries);
	const caseStudies = slugsOf(content.caseStudies);
	const references: { file: string; field: string; value: string; known: string[] }[] = [
		...[...content.services, ...content.industries, ...content.caseStudies, ...content.posts, content.caseStudiesPage].map(({ file, data }) => ({
			file,
			field: "photo",
			value: data.photo,
			known: photoIds,
		})),
		...content.services.flatMap(({ file, data }) => [
			...data.related.industries.map((value) => ({ file, field: "related.industries", value, known: industries })),
			{ file, field: "related.caseStudy", value: data.related.caseStudy, known: caseStudies },
		]),
		...content.industries.flatMap(({ file, data }) => [
			...data.related.services.map((value) => ({ file, field: "related.services", value, known: services })),
			{ file, field: "related.caseStudy", value: data.related.caseStudy, known: caseStudies },
		]),
	];
	return references
		.filter(({ value, known }) => !known.includes(value))
		.map(({ file, field, value, known }) => ({
			file,
			field,
			found: JSON.stringify(value),
			allowed: known === photoIds ? `an id listed in ${content.photos.file}` : known.join(", "),
			suggestion: closest(value, known),
		}));
}

/** Titles and descriptions in search results are unique. */
function checkUnique(content: Content): Problem[] {
	const seen = new Map<string, string>();
	return pagesWithHead(content).flatMap(({ file, data }) =>
		(["title", "description"] as const).flatMap((field) => {
			const text = data.head[field];
			const first = seen.get(text);
			seen.set(text, file);
			return first === undefined
				? []
				: [{ file, field: `head.${field}`, found: `the same text as in ${first}`, allowed: "a text that no other page has" }];
		}),
	);
}

/** Markdown below the frontmatter: links to pages that do not exist, and text where no screen would show it. */
function checkBodies(content: Content): Problem[] {
	const paths = new Set<string>(sitePages(content).map(({ path }) => path));
	const { agency, counts, photos, posts, caseStudies, testimonials } = content;
	const withText = new Set<Entry<unknown>>([...content.services, ...content.industries, ...content.policies, content.aboutPage]);
	return [...pagesWithHead(content), agency, counts, photos, ...posts, ...caseStudies, ...testimonials].flatMap((entry) => {
		const empty = entry.body.trim() === "";
		if (withText.has(entry)) {
			if (empty)
				return [{ file: entry.file, line: entry.bodyLine, field: "text", found: "nothing", allowed: "the page's text as Markdown below the fields" }];
			return checkLinks(entry, paths);
		}
		if (empty) return [];
		return [{ file: entry.file, line: entry.bodyLine, field: "text", found: "Markdown", allowed: "nothing: only the fields above are shown" }];
	});
}

/** Every entry that is a page of its own. */
function pagesWithHead(content: Content) {
	const { home, servicesPage, industriesPage, caseStudiesPage, blogPage, aboutPage, contactPage, notFoundPage } = content;
	return [
		home,
		servicesPage,
		...content.services,
		industriesPage,
		...content.industries,
		caseStudiesPage,
		blogPage,
		aboutPage,
		contactPage,
		...content.policies,
		notFoundPage,
	];
}
