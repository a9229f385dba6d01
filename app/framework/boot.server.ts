import analyticsUrl from "virtual:analytics-url";
import telemetryUrl from "virtual:telemetry-url";
import type { EntryContext } from "react-router";
import type { Boot } from "../hydration/boot.ts";
import { MANIFEST_PATH } from "./build-output.ts";
import { HANDED_OVER } from "./handed-over.ts";

/**
 * What React Router's stock scripts would write as code, as data. With handed-over.ts, what there is to know of how the framework hands
 * its state over: e2e/behavior/wake.spec.ts fails when an upgrade changes it.
 */
export async function bootOf(context: EntryContext, pathname: string): Promise<Boot> {
	const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
	const found = JSON.stringify({ context: JSON.parse(serverHandoffString ?? "null"), stream: await new Response(serverHandoffStream).text() });
	const expected = JSON.stringify(HANDED_OVER);
	if (found !== expected)
		throw new Error(`React Router hands over for ${pathname}\n${found}\ninstead of what app/framework/handed-over.ts says:\n${expected}`);
	const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
		const entry = manifest.routes[id];
		if (!entry) throw new Error(`Route ${id} is not in the manifest.`);
		return { ...entry, id };
	});
	// The bundler's helpers, a few bytes, are not worth a line on every page.
	const imports = new Set([manifest.entry, ...routes].flatMap(({ imports = [] }) => imports));
	const idle = [pathname === "/" ? telemetryUrl : undefined, analyticsUrl].filter((url) => url !== undefined);
	const isCatchAll = staticHandlerContext.matches.at(-1)?.route.path?.includes("*");
	return {
		path: isCatchAll ? undefined : pathname,
		manifest: MANIFEST_PATH,
		modules: routes.map(({ id, module }) => [id, module]),
		entry: manifest.entry.module,
		imports: [...imports].filter((url) => !url.includes("rolldown-runtime")),
		idle: idle.length > 0 ? idle : undefined,
	};
}

/** What rendering a page needs of the routes: those of the page. For others, React Router would make objects anew for each page. */
export function ownRoutes(context: EntryContext): EntryContext {
	const ids = new Set(context.staticHandlerContext.matches.map(({ route: { id } }) => id));
	const own = <Of>(all: Record<string, Of>) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
	return { ...context, manifest: { ...context.manifest, routes: own(context.manifest.routes) }, routeModules: own(context.routeModules) };
}
