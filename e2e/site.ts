import { loadContent } from "../model/load.ts";
import { placeholdersOf } from "../model/site-config.ts";
import site from "../site.config.ts";

/** What the tests expect is read from the content, so that a new page is swept without a new test. */
export const content = loadContent({ placeholders: placeholdersOf(site) });
export const pages = content.pages;
export const paths: readonly string[] = pages.map(({ path }) => path);
/** One page of each kind, for what depends on the screen and not on the words. */
export const onePerKind: readonly string[] = [...new Map(pages.map(({ kind, path }) => [kind, path])).values()];
export { site };
