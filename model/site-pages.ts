import type { z } from "zod";
import type { Content } from "./load.ts";
import type { ArticleForm, PageData, PageKind } from "./pages.ts";
import { pageTable } from "./pages.ts";
import type { Entry } from "./source.ts";
import type { Cited, ShownSource } from "./sources.ts";
import { shownSources } from "./sources.ts";
import type { NavigationItem } from "./views/links.ts";

/** A content file that is a page of its own. */
export interface PageEntry<Data> extends Entry<Data> {
	/** The page's address. */
	path: string;
	/** Its words with numbered chips, and what the chips lead to; `data` and `body` are without them. */
	cited: Cited<Data>;
}

/** A page of a kind: its address, its names, and the content file behind it. */
export interface PageOf<Kind extends PageKind> {
	kind: Kind;
	path: string;
	/** What lists of pages call it. */
	name: string;
	/** What menus and breadcrumbs call it. */
	shortName: string;
	entry: PageEntry<PageData<Kind>>;
}

/** A page of the site; the 404 is none. */
export type SitePage = { [Kind in PageKind]: PageOf<Kind> }[Exclude<PageKind, "not-found">];

/** Where a page stands in the site. */
interface Trail {
	/** The pages above it but for the home page. */
	above: NavigationItem[];
	/** The page itself. */
	name: string;
}

/** Fields of a content file that no screen shows as they stand. */
const UNSHOWN = ["head", "sources", "order", "author", "reviewer", "updated"] as const;

/** A view without them, whichever of its kinds it is. */
type Shown<View> = View extends unknown ? Omit<View, (typeof UNSHOWN)[number]> : never;

/** What the screen of a kind gets as `page`. */
type ViewOf<Kind extends PageKind> = Shown<ReturnType<(typeof pageTable)[Kind]["view"]>> & { trail: Trail; sources: ShownSource[] };

/** What each kind of screen gets as `page`. */
export type Views = { [Kind in PageKind]: ViewOf<Kind> };

/** An entry of the table of pages, in terms of its kind. */
interface PageDefinition<Kind extends PageKind> {
	path: string;
	file?: string;
	folder?: string;
	slugs?: readonly string[];
	name: string | ((data: PageData<Kind>) => string);
	parent?: PageKind;
	text?: ArticleForm | ((data: PageData<Kind>) => ArticleForm);
	section?: string;
	schema: z.ZodType<PageData<Kind>>;
	view: (content: Content, entry: PageEntry<PageData<Kind>>) => ReturnType<(typeof pageTable)[Kind]["view"]>;
}

/** The table of pages, with the same fields for each kind. */
export const definitions: { [Kind in PageKind]: PageDefinition<Kind> } = pageTable;

/** The page that a content file is. */
export function pageOf<Kind extends PageKind>(kind: Kind, read: Entry<PageData<Kind>>, cited: Cited<PageData<Kind>>): PageOf<Kind> {
	const { path, name } = definitions[kind];
	const entry = { ...read, cited, path: path.replace(":slug", read.slug) };
	const listed = typeof name === "string" ? name : name(read.data);
	return { kind, path: entry.path, name: listed, shortName: "name" in read.data ? read.data.name : listed, entry };
}

/** What the page's screen shows. */
export function viewOf<Kind extends PageKind>(content: Content, page: PageOf<Kind>): ViewOf<Kind> {
	const { cited } = page.entry;
	const view = definitions[page.kind].view(content, { ...page.entry, data: cited.data });
	const unshown: readonly string[] = UNSHOWN;
	const shown = Object.fromEntries(Object.entries(view).filter(([field]) => !unshown.includes(field)));
	// Of the view's type, which Object.fromEntries does not know.
	return { ...shown, trail: trailOf(content, page), sources: shownSources(cited.sources, content.facts) } as ViewOf<Kind>;
}

/** How the page's screen shows the Markdown below the fields; undefined where there is none. */
export function articleFormOf<Kind extends PageKind>({ kind, entry }: PageOf<Kind>): ArticleForm | undefined {
	const { text } = definitions[kind];
	return typeof text === "function" ? text(entry.data) : text;
}

/** Where the page stands in the site, for its breadcrumbs. */
export function trailOf(content: Content, { kind, shortName }: { kind: PageKind; shortName: string }): Trail {
	const { parent } = definitions[kind];
	const above = content.pages.filter((page) => page.kind === parent);
	return { above: above.map(({ name, path }) => ({ name, path })), name: shortName };
}
