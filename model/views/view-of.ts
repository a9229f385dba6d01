import type { ShownSource } from "../articles/citations.ts";
import { shownSources } from "../articles/citations.ts";
import type { Content, PageOf } from "../content.ts";
import type { PageKind } from "../pages.ts";
import { pageTable } from "../pages.ts";
import { aboutView } from "./about.ts";
import { blogView } from "./blog.ts";
import { caseStudiesView } from "./case-studies.ts";
import { contactView } from "./contact.ts";
import { homeView } from "./home.ts";
import { industriesView } from "./industries.ts";
import { industryView } from "./industry.ts";
import type { NavigationItem } from "./links.ts";
import { notFoundView } from "./not-found.ts";
import { policyView } from "./policy.ts";
import { serviceView } from "./service.ts";
import { servicesView } from "./services.ts";

const views = {
	home: homeView,
	services: servicesView,
	service: serviceView,
	industries: industriesView,
	industry: industryView,
	"case-studies": caseStudiesView,
	blog: blogView,
	about: aboutView,
	contact: contactView,
	policy: policyView,
	"not-found": notFoundView,
};

type ViewFields<Kind extends PageKind> = ReturnType<(typeof views)[Kind]>;

/** The same table in terms of each kind, so that a page and its view match. */
const viewOfKind: { [Kind in PageKind]: (content: Content, entry: PageOf<Kind>["entry"]) => ViewFields<Kind> } = views;

/** Fields of a content file that no screen shows as they stand. */
const UNSHOWN = ["head", "sources", "order", "author", "reviewer", "updated"] as const;

/** A view without them, whichever of its kinds it is. */
type Shown<View> = View extends unknown ? Omit<View, (typeof UNSHOWN)[number]> : never;

/** Where a page stands in the site: the pages above it but for the home page, and its own name. */
interface Trail {
	above: NavigationItem[];
	name: string;
}

/** What each kind of screen gets as `page`. */
export type Views = { [Kind in PageKind]: Shown<ViewFields<Kind>> & { trail: Trail; sources: ShownSource[] } };

/** Returns what the page's screen shows. */
export function viewOf<Kind extends PageKind>(content: Content, page: PageOf<Kind>): Views[Kind] {
	const view = viewOfKind[page.kind](content, page.entry);
	const unshown: readonly string[] = UNSHOWN;
	const shown = Object.fromEntries(Object.entries(view).filter(([field]) => !unshown.includes(field)));
	// Object.fromEntries forgets the view's type.
	return { ...shown, trail: trailOf(content, page), sources: shownSources(content, page.entry) } as Views[Kind];
}

/** Returns where the page stands in the site, for its breadcrumbs. */
export function trailOf(content: Content, { kind, shortName }: { kind: PageKind; shortName: string }): Trail {
	const { parent } = pageTable[kind];
	const above = content.pages.filter((page) => page.kind === parent);
	return { above: above.map(({ name, path }) => ({ name, path })), name: shortName };
}
