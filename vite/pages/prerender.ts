import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createRequestHandler } from "react-router";
import { NOT_FOUND_PATH } from "../../app/framework/build-output.ts";

/** A rendered page: its URL path and its HTML. */
interface RenderedPage {
	path: string;
	html: string;
}

/** Renders every page of a server bundle, including the 404. @throws when a page fails to render. */
export async function* renderPages(buildDirectory: string): AsyncGenerator<RenderedPage> {
	// React Router's own prerendering starts a second Vite and sorts all routes three times for each page: 40 ms a page.
	const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(resolve(buildDirectory, "server", "index.js")).href);
	const answer = createRequestHandler(build, "production");
	for (const route of Object.values(build.routes)) {
		if (route?.parentId !== "root") continue;
		const path = route.path === "*" ? NOT_FOUND_PATH : `/${route.path ?? ""}`;
		const response = await answer(new Request(new URL(path, "http://localhost")));
		if (response.status !== 200) throw new Error(`${path} failed to render with status ${response.status}; the cause is printed above.`);
		yield { path, html: await response.text() };
	}
}
