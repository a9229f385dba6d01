import { basename, dirname } from "node:path";
import { z } from "zod";
import { photoSchema } from "./fields/photo.ts";
import { agencySchema } from "./kinds/agency.ts";
import { caseStudySchema } from "./kinds/case-study.ts";
import { factSchema } from "./kinds/fact.ts";
import { personSchema } from "./kinds/person.ts";
import { postSchema } from "./kinds/post.ts";
import { redirectsSchema } from "./kinds/redirects.ts";
import { testimonialSchema } from "./kinds/testimonial.ts";
import { type ArticleForm, type PageData, type PageKind, pageTable } from "./pages.ts";
import { CONTENT_DIR, markdownFiles } from "./reading/content-files.ts";
import { figuresAndCounts } from "./reading/placeholders.ts";
import { ContentError, type Problem } from "./reading/problem.ts";
import { type Entry, isDraft, type Placeholders, readEntry } from "./reading/read-entry.ts";
import { valueAt } from "./reading/schema-walk.ts";
import { siteSchema } from "./site/site.ts";

/** Content whose entries are not pages. */
export const collections = {
	agency: { file: "claims.md", schema: agencySchema },
	photos: { file: "photos.md", schema: z.strictObject({ photos: z.array(photoSchema) }) },
	redirects: { file: "redirects.md", schema: redirectsSchema },
	caseStudies: { folder: "case-studies", schema: caseStudySchema },
	testimonials: { folder: "testimonials", schema: testimonialSchema },
	posts: { folder: "posts", schema: postSchema },
	people: { folder: "people", schema: personSchema },
	facts: { folder: "facts", schema: factSchema },
	crawlers: { folder: "crawlers", schema: factSchema },
} as const;

/** A single file, or a folder. `slugs` limits which files of the folder are read. */
interface ContentSource {
	file?: string;
	folder?: string;
	slugs?: readonly string[];
}

/** Every content file and folder that has a schema. */
export const contentSources: readonly (ContentSource & { schema: z.ZodType })[] = [
	{ file: "site.md", schema: siteSchema },
	...Object.values(collections),
	...Object.values(pageTable),
];

/** Returns the schema of a content file; undefined for other files. */
export const schemaOf = (path: string): z.ZodType | undefined =>
	contentSources.find(({ file, folder }) => path === `${CONTENT_DIR}/${file}` || dirname(path) === `${CONTENT_DIR}/${folder}`)?.schema;

const entryFolders = contentSources.flatMap(({ folder }) => folder ?? []);

/** The folders inside content/ that may contain Markdown files. */
export const READ_FOLDERS: readonly string[] = [...new Set(["pages", ...entryFolders])].map((folder) => `${CONTENT_DIR}/${folder}`).sort();

/** Returns the files with `draft: true`, which builds leave out. */
export const draftFiles = () => entryFolders.flatMap(markdownFiles).filter(isDraft).sort();

/** A page, typed by its kind. */
export interface PageOf<Kind extends PageKind> {
	kind: Kind;
	path: string;
	/** Its name in lists of pages. */
	name: string;
	/** Its name in menus and breadcrumbs. */
	shortName: string;
	/** How its screen shows the Markdown; undefined if the page has no article. */
	articleForm: ArticleForm | undefined;
	entry: Entry<PageData<Kind>> & { path: string };
}

/** Any page except the 404. */
export type SitePage = { [Kind in PageKind]: PageOf<Kind> }[Exclude<PageKind, "not-found">];

/** `pageTable`, typed so that each kind selects the type of its data. */
const sources: { [Kind in PageKind]: ContentSource & { schema: z.ZodType<PageData<Kind>> } } = pageTable;

/** All content, validated by the schemas. */
export type Content = ReturnType<typeof readContent>;

/** Reads the content folder, with or without drafts. Lists are in display order. @throws {ContentError} with the mistakes in all files. */
export function readContent({ placeholders, drafts = false }: { placeholders: Placeholders; drafts?: boolean }) {
	const problems: Problem[] = [];
	const filled = { ...figuresAndCounts(drafts), ...placeholders };

	function read<Data>({ file, folder = "", slugs = [], schema }: ContentSource & { schema: z.ZodType<Data> }): Entry<Data>[] {
		const inFolder = markdownFiles(folder).filter((name) => slugs.length === 0 || slugs.includes(basename(name, ".md")));
		const entries = (file === undefined ? inFolder : [`${CONTENT_DIR}/${file}`]).flatMap((name) => {
			try {
				return [readEntry(name, schema, filled)];
			} catch (error) {
				if (!(error instanceof ContentError)) throw error;
				problems.push(...error.problems);
				return [];
			}
		});
		return entries.filter(({ data }) => drafts || !valueAt(data, ["draft"])).sort(inOrder(slugs));
	}
	const pages = <Kind extends PageKind>(kind: Kind) => read(sources[kind]).map((entry) => pageOf<Kind>(kind, entry));

	const [agency, photos, redirects] = [read(collections.agency), read(collections.photos), read(collections.redirects)];
	const lists = {
		caseStudies: read(collections.caseStudies),
		testimonials: read(collections.testimonials),
		posts: read(collections.posts),
		people: read(collections.people),
		facts: [...read(collections.facts), ...read(collections.crawlers)],
	};
	const ofKind = {
		home: pages("home"),
		services: pages("services"),
		service: pages("service"),
		industries: pages("industries"),
		industry: pages("industry"),
		"case-studies": pages("case-studies"),
		blog: pages("blog"),
		about: pages("about"),
		contact: pages("contact"),
		policy: pages("policy"),
	} satisfies { [Kind in SitePage["kind"]]: PageOf<Kind>[] };
	const notFound = pages("not-found");
	if (problems.length > 0) throw new ContentError(problems);

	return {
		...lists,
		agency: only(agency),
		photos: only(photos),
		redirects: only(redirects),
		home: only(ofKind.home).entry,
		servicesPage: only(ofKind.services).entry,
		services: ofKind.service.map(({ entry }) => entry),
		industriesPage: only(ofKind.industries).entry,
		industries: ofKind.industry.map(({ entry }) => entry),
		caseStudiesPage: only(ofKind["case-studies"]).entry,
		blogPage: only(ofKind.blog).entry,
		aboutPage: only(ofKind.about).entry,
		contactPage: only(ofKind.contact).entry,
		policies: ofKind.policy.map(({ entry }) => entry),
		notFoundPage: only(notFound).entry,
		/** All pages except the 404, in the order of `pageTable`. */
		pages: Object.values(ofKind).flat<SitePage[][]>(),
		notFound: only(notFound),
	};
}

/** Returns every entry once, except site.md, which is read separately. `pages` and `notFound` repeat other entries. */
export function entriesOf({ pages, notFound, ...parts }: Content): Entry<unknown>[] {
	return Object.values(parts).flat();
}

function only<Item>([item]: readonly Item[]): Item {
	if (item === undefined) throw new Error("Bug in readContent: a required file is missing, but no problem was reported.");
	return item;
}

function pageOf<Kind extends PageKind>(kind: Kind, entry: Entry<PageData<Kind>>): PageOf<Kind> {
	const { path, name, listedBy, text } = pageTable[kind];
	const { data, slug } = entry;
	const shortName = "name" in data ? data.name : (name ?? slug);
	return {
		kind,
		path: path.replace(":slug", slug),
		name: listedBy !== undefined && listedBy in data ? data[listedBy] : shortName,
		shortName,
		articleForm: "article" in data ? data.article : text,
		entry: { ...entry, path: path.replace(":slug", slug) },
	};
}

/** Returns a comparator: by position in `slugs`, then by `order`, newest `date`, and file name. */
function inOrder(slugs: readonly string[]) {
	const numberOf = (data: unknown) => Number(valueAt(data, ["order"]) ?? 0);
	const dateOf = (data: unknown) => String(valueAt(data, ["date"]) ?? "");
	return (a: Entry<unknown>, b: Entry<unknown>) =>
		slugs.indexOf(a.slug) - slugs.indexOf(b.slug) ||
		numberOf(a.data) - numberOf(b.data) ||
		dateOf(b.data).localeCompare(dateOf(a.data)) ||
		a.slug.localeCompare(b.slug);
}
