import { basename } from "node:path";
import type { z } from "zod";
import { checkBodies } from "./checks/bodies.ts";
import { checkFactNames, checkFacts } from "./checks/facts.ts";
import { checkUnread } from "./checks/files.ts";
import { checkLinks, checkPictures, checkReferences } from "./checks/references.ts";
import { checkCitations, checkConfirm } from "./checks/texts.ts";
import { checkCopies, checkQuestions } from "./checks/unique.ts";
import { type Content, type ContentSource, collections, entriesOf, type PageOf, type SitePage } from "./content.ts";
import { checkRedirects } from "./kinds/redirects.ts";
import { type PageData, type PageKind, pageTable } from "./pages.ts";
import { CONTENT_DIR, markdownFiles } from "./reading/content-files.ts";
import { figuresAndCounts } from "./reading/placeholders.ts";
import { ContentError, type Problem } from "./reading/problem.ts";
import { type Entry, type Placeholders, readEntry } from "./reading/read-entry.ts";
import { valueAt } from "./reading/schema-walk.ts";

interface ReadOptions {
	placeholders: Placeholders;
	/** Includes drafts. */
	drafts?: boolean;
}

/** Reads and checks the content folder. @throws {ContentError} with the mistakes from readContent or, if none, from checkContent. */
export function loadContent(options: ReadOptions): Content {
	const content = readContent(options);
	const problems = checkContent(content);
	if (problems.length > 0) throw new ContentError(problems);
	return content;
}

/** Unread Markdown fails the build, because no page shows its text; other unread files only cause warnings. */
const isMarkdown = ({ file }: Problem) => /\.(md|markdown)$/i.test(file);

/** Returns warnings about unused facts and about unread files other than Markdown. */
export function adviceOn(content: Content): Problem[] {
	return [...checkUnread().filter((problem) => !isMarkdown(problem)), ...checkFacts(content)];
}

/** Returns the mistakes that schemas can't find, such as references to missing entries. */
function checkContent(content: Content): Problem[] {
	return [
		...checkReferences(content),
		...checkPictures(content),
		...checkLinks(content),
		...checkCopies(content),
		...checkQuestions(content),
		...checkBodies(content),
		...checkFactNames(content),
		...checkRedirects(content.redirects),
		...checkUnread().filter(isMarkdown),
		...content.pages.flatMap(({ entry }) => checkCitations(entry)),
		...checkConfirm(entriesOf(content)),
	];
}

/** `pageTable`, typed so that each kind selects the type of its data. */
const sources: { [Kind in PageKind]: ContentSource & { schema: z.ZodType<PageData<Kind>> } } = pageTable;

/** Reads the content folder. @throws {ContentError} with the mistakes in all files. */
function readContent({ placeholders, drafts = false }: ReadOptions): Content {
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
		pages: Object.values(ofKind).flat<SitePage[][]>(),
		notFound: only(notFound),
	};
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
