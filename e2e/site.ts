import { readArticle } from "../model/articles/article.ts";
import { loadContent } from "../model/load.ts";
import { placeholdersOf, readSite } from "../model/site/site.ts";
import { listedPages } from "../model/views/links.ts";
import { MENU_LIMIT } from "../shared/menu-limit.ts";

const site = readSite();

/** The site's content. Tests take their expectations from it, so they cover new pages and an owner's text. */
export const content = loadContent({ placeholders: placeholdersOf(site) });
export const pages = content.pages;
export const paths: readonly string[] = pages.map(({ path }) => path);
/** One page of each kind, for tests in which layout matters and text doesn't. */
export const onePerKind = [...new Map(pages.map((page) => [page.kind, page])).values()];
/** Whether to run the full suite, as npm run test:long does. */
export const EVERY_PAGE = Boolean(process.env.LONG);
/** Pages to open in a browser: one of each kind, or all in the full suite. */
const visitedPages: typeof pages = EVERY_PAGE ? pages : onePerKind;
export const visitedPaths: readonly string[] = visitedPages.map(({ path }) => path);
/** Pages for slow tests: home and a service, which are the longest, or every page in the full suite. */
export const longestPaths: readonly string[] = visitedPages
	.filter(({ kind }) => EVERY_PAGE || kind === "home" || kind === "service")
	.map(({ path }) => path);

const [firstIndustry] = content.industries;
const menuServices = content.services.slice(0, MENU_LIMIT);
const longService = menuServices.find(({ body }) => readArticle(body).headings.length > 4) ?? menuServices[0];
if (!firstIndustry || !longService) throw new Error("The browser tests need a service and an industry in content/.");
/** An industry that every footer links to. */
export const industry = firstIndustry;
/** A service that every footer links to, with a long article if there is one. */
export const service = longService;
/** Pages with photos. An overview without entries has none, so it isn't listed. */
export const photoPaths: readonly string[] = listedPages(content)
	.filter(({ kind }) => ["home", "industries", "case-studies", "about", "blog"].includes(kind))
	.map(({ path }) => path);
export { site };
