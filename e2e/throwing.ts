import type { Page } from "@playwright/test";

/** Replaces the script of a page by one that throws an expression when React renders it. The page's HTML stays whole. */
export const throwOn = (page: Page, path: string, expression: string) =>
	page.route(`**/assets/${path.slice(path.lastIndexOf("/") + 1)}-*.js`, (route) =>
		route.fulfill({ contentType: "text/javascript", body: `export default function Page() { throw ${expression}; }` }),
	);
