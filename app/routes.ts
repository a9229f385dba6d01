import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pageKinds, pageTable } from "../model/pages.ts";
import { CONTENT_DIR, markdownFiles } from "../model/reading/content-files.ts";
import { isDraft } from "../model/reading/read-entry.ts";

const isDev = process.env.NODE_ENV === "development";

/** Returns the path and file of each page of a kind. Drafts are included only in development. */
function filesOf(kind: (typeof pageKinds)[number]) {
	const { path, file, folder = "" } = pageTable[kind];
	if (file) return [{ path, file: `${CONTENT_DIR}/${file}` }];
	return markdownFiles(folder)
		.filter((name) => isDev || !isDraft(name))
		.map((name) => ({ path: path.replace(":slug", name.replace(/^.*\/|\.md$/g, "")), file: name }));
}

/** The routes: one for each content file with a page. */
export default pageKinds
	.flatMap(filesOf)
	.map(({ path, file }) => (path === "/" ? index(`../${file}`) : route(path.replace(/^\//, ""), `../${file}`))) satisfies RouteConfig;
