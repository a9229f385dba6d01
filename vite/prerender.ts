import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createRequestHandler } from "react-router";
import { NOT_FOUND_PATH } from "../app/framework/build-output.ts";

/** The pages of a server build. */
interface Renderer {
	/** Every page: its address, that of the 404 for all that are none, and its script, from the folder of the site. */
	pages: { path: string; script: string }[];
	/** The page's HTML. @throws when it fails to render. */
	render: (path: string) => Promise<string>;
}

/**
 * Renders the pages of a build.
 *
 * React Router's own prerendering would start a server and a second Vite to ask for each page, and sorts all routes anew three
 * times for each: with a thousand pages that alone takes 40 ms of each.
 */
export async function renderer(buildDirectory: string): Promise<Renderer> {
	const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(resolve(buildDirectory, "server", "index.js")).href);
	const answer = createRequestHandler(build, "production");
	return {
		pages: Object.values(build.routes).flatMap((route) => {
			if (route?.parentId !== "root") return [];
			const script = build.assets.routes[route.id]?.module;
			if (!script) throw new Error(`React Router names no script of ${route.id}.`);
			return [{ path: addressOfRoute(route), script: script.slice(1) }];
		}),
		async render(path) {
			const response = await answer(new Request(new URL(path, "http://localhost")));
			if (response.status !== 200) throw new Error(`${path} could not be rendered: ${response.status}. The fault stands above.`);
			return response.text();
		},
	};
}

function addressOfRoute({ path, index }: { path?: string; index?: boolean }): string {
	if (path === "*") return NOT_FOUND_PATH;
	return index ? "/" : `/${path}`;
}

/** The file of a page, from the folder of the site: no folder with an index, for which hosts would add a slash to its address. */
export function htmlFileOf(path: string): string {
	if (path === NOT_FOUND_PATH) return "404.html";
	return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
