import type { RouteConfig } from "@react-router/dev/routes";
import { index, route } from "@react-router/dev/routes";
import { CONTENT_DIR, markdownFiles } from "../model/content-files.ts";
import { pageKinds } from "../model/pages.ts";
import { definitions } from "../model/site-pages.ts";
import { isDraft } from "../model/source.ts";

const isDev = process.env.NODE_ENV === "development";

/** Pages of the test build and of development alone: a page that throws in the browser, and every block in its examples. */
const withTestRoutes = Boolean(process.env.SITE_TEST_ROUTES) || isDev;
const testRoutes = [route("__throws", "./playground/throws.tsx"), route("__playground", "./playground/playground.tsx")];

/** The files behind the pages of a kind, with their addresses. Drafts are pages in development alone. */
function filesOf(kind: (typeof pageKinds)[number]) {
	const { path, file, folder = "" } = definitions[kind];
	if (file) return [{ path, file: `${CONTENT_DIR}/${file}` }];
	return markdownFiles(folder)
		.filter((name) => isDev || !isDraft(name))
		.map((name) => ({ path: path.replace(":slug", name.replace(/^.*\/|\.md$/g, "")), file: name }));
}

/** The addresses of the site: the table of pages and nothing else. A page is its content file. */
export default [
	...pageKinds.flatMap(filesOf).map(({ path, file }) => (path === "/" ? index(`../${file}`) : route(path.replace(/^\//, ""), `../${file}`))),
	...(withTestRoutes ? testRoutes : []),
] satisfies RouteConfig;
