import { readArticle } from "../articles/article.ts";
import { type ShownSource, shownSources } from "../articles/citations.ts";
import type { Content, PageOf } from "../content.ts";
import { type PageKind, pageTable } from "../pages.ts";
import { aboutView } from "./about.ts";
import { blogView } from "./blog.ts";
import { caseStudiesView } from "./case-studies.ts";
import { homeView } from "./home.ts";
import { industriesView } from "./industries.ts";
import { industryView } from "./industry.ts";
import { linksTo } from "./links.ts";
import { notFoundView } from "./not-found.ts";
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
	contact: (content: Content, { data }: Content["contactPage"]) => ({ ...data, related: linksTo(content, "about", "policy") }),
	policy: (content: Content, { data, body, path }: Content["policies"][number]) => ({
		...data,
		headings: readArticle(body).headings,
		related: linksTo(content, "policy", "contact").filter((page) => page.path !== path),
	}),
	"not-found": notFoundView,
};

type ViewFields<Kind extends PageKind> = ReturnType<(typeof views)[Kind]>;

/** `views`, typed so that each kind selects the type of its view. */
const viewOfKind: { [Kind in PageKind]: (content: Content, entry: PageOf<Kind>["entry"]) => ViewFields<Kind> } = views;

/** Fields that `viewOf` leaves out, because screens don't use them or get them in another form. */
const UNSHOWN = ["head", "sources", "order", "author", "reviewer", "updated"] as const;

type Shown<View> = View extends unknown ? Omit<View, (typeof UNSHOWN)[number]> : never;

/** The `page` prop of each kind of screen. */
export type Views = {
	[Kind in PageKind]: Shown<ViewFields<Kind>> & { trail: ReturnType<typeof trailOf>; sources: ShownSource[] };
};

/** Returns the data for a page's screen. */
export function viewOf<Kind extends PageKind>(content: Content, page: PageOf<Kind>): Views[Kind] {
	const view = viewOfKind[page.kind](content, page.entry);
	const unshown: readonly string[] = UNSHOWN;
	const shown = Object.fromEntries(Object.entries(view).filter(([field]) => !unshown.includes(field)));
	// Object.fromEntries drops the type.
	return { ...shown, trail: trailOf(content, page), sources: shownSources(content, page.entry) } as Views[Kind];
}

/** Returns the breadcrumbs of a page, without the home page. */
export function trailOf(content: Content, { kind, shortName }: { kind: PageKind; shortName: string }) {
	const { parent } = pageTable[kind];
	const above = content.pages.filter((page) => page.kind === parent);
	return { above: above.map(({ name, path }) => ({ name, path })), name: shortName };
}
