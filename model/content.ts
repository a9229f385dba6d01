import { dirname } from "node:path";
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
import { type Entry, isDraft } from "./reading/read-entry.ts";
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
export interface ContentSource {
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

type EntryOf<Name extends keyof typeof collections> = Entry<z.infer<(typeof collections)[Name]["schema"]>>;
type PageEntry<Kind extends PageKind> = PageOf<Kind>["entry"];

/** All content, validated by the schemas. Lists are in display order. */
export interface Content {
	agency: EntryOf<"agency">;
	photos: EntryOf<"photos">;
	redirects: EntryOf<"redirects">;
	caseStudies: EntryOf<"caseStudies">[];
	testimonials: EntryOf<"testimonials">[];
	posts: EntryOf<"posts">[];
	people: EntryOf<"people">[];
	/** Includes content/crawlers. */
	facts: EntryOf<"facts">[];
	home: PageEntry<"home">;
	servicesPage: PageEntry<"services">;
	services: PageEntry<"service">[];
	industriesPage: PageEntry<"industries">;
	industries: PageEntry<"industry">[];
	caseStudiesPage: PageEntry<"case-studies">;
	blogPage: PageEntry<"blog">;
	aboutPage: PageEntry<"about">;
	contactPage: PageEntry<"contact">;
	policies: PageEntry<"policy">[];
	notFoundPage: PageEntry<"not-found">;
	/** All pages except the 404, in the order of `pageTable`. */
	pages: SitePage[];
	notFound: PageOf<"not-found">;
}

/** Returns every entry once, except site.md, which is read separately. `pages` and `notFound` repeat other entries. */
export function entriesOf({ pages, notFound, ...parts }: Content): Entry<unknown>[] {
	return Object.values(parts).flat();
}
