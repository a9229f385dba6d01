import { readArticle } from "../model/articles/article.ts";
import { loadContent } from "../model/load.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { listedPages } from "../model/views/links.ts";
import { MENU_LIMIT } from "../shared/menu-limit.ts";

const site = readSite();

/** What the tests expect is read from the content, so that a new page is swept without a new test. */
export const content = loadContent({ placeholders: placeholdersOf(site) });
export const pages = content.pages;
export const paths: readonly string[] = pages.map(({ path }) => path);
/** One page of each kind, for what depends on the screen and not on the words. */
export const onePerKind = [...new Map(pages.map((page) => [page.kind, page])).values()];
/** Whether to visit every page in every way, as npm run test:long does. */
export const EVERY_PAGE = Boolean(process.env.LONG);
/** The pages that a test visits in a browser one after the other: one of each kind, or all with LONG=1. */
export const visitedPages: typeof pages = EVERY_PAGE ? pages : onePerKind;
export const visitedPaths: readonly string[] = visitedPages.map(({ path }) => path);
/** Those with most on them, for what is slow to look at: home and a service, or all with LONG=1. */
export const fullestPaths: readonly string[] = visitedPages
	.filter(({ kind }) => EVERY_PAGE || kind === "home" || kind === "service")
	.map(({ path }) => path);

const [firstIndustry] = content.industries;
const menuServices = content.services.slice(0, MENU_LIMIT);
const longService = menuServices.find(({ body }) => readArticle(body).headings.length > 4) ?? menuServices[0];
if (!firstIndustry || !longService) throw new Error("The browser tests need a service and an industry.");
/** An industry of every footer; an owner may have removed any of the shipped ones. */
export const industry = firstIndustry;
/** A service of every footer, whose article has some headings if any has. */
export const service = longService;
/** The service whose page says what it weighs, if there is one. */
export const weighedService = content.services.find(({ data }) => data.object?.kind === "wireframe");
/** The pages that show photos: all but an overview without entries, which says so instead. */
export const photoPaths: readonly string[] = listedPages(content)
	.filter(({ kind }) => ["home", "industries", "case-studies", "about", "blog"].includes(kind))
	.map(({ path }) => path);
export { site };
