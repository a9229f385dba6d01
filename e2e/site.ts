import { loadContent } from "../model/load.ts";
import { placeholdersOf } from "../model/site-config.ts";
import site from "../site.config.ts";

/** What the tests expect is read from the content, so that a new page is swept without a new test. */
export const content = loadContent({ placeholders: placeholdersOf(site) });
export const pages = content.pages;
export const paths: readonly string[] = pages.map(({ path }) => path);
/** One page of each kind, for what depends on the screen and not on the words. */
export const onePerKind = [...new Map(pages.map((page) => [page.kind, page])).values()];
/** Whether every page is visited in every way: npm run test:long. */
export const EVERY_PAGE = Boolean(process.env.EVERY_PAGE);
/** The pages that a test visits in a browser one after the other: one of each kind, or all with EVERY_PAGE=1. */
export const visitedPages: typeof pages = EVERY_PAGE ? pages : onePerKind;
export const visitedPaths: readonly string[] = visitedPages.map(({ path }) => path);
export { site };
