import analyticsUrl from "virtual:analytics-url";
import telemetryUrl from "virtual:telemetry-url";
import type { EntryContext } from "react-router";
import type { Boot } from "../hydration/boot.ts";
import { MANIFEST_PATH } from "./build-output.ts";
import { EXPECTED_ROUTER_CONTEXT } from "./router-context.ts";

/**
 * Returns the data that starts React on a page. React Router would put most of it into inline scripts, which the CSP forbids.
 * @throws if React Router's undocumented context differs from EXPECTED_ROUTER_CONTEXT, or its manifest lacks a route of the page.
 */
export async function bootOf(context: EntryContext, pathname: string): Promise<Boot> {
	const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
	const found = JSON.stringify({
		context: JSON.parse(serverHandoffString ?? "null"),
		stream: await new Response(serverHandoffStream).text(),
	});
	const expected = JSON.stringify(EXPECTED_ROUTER_CONTEXT);
	if (found !== expected)
		throw new Error(
			`React Router's context for ${pathname} is\n${found}\nUpdate app/framework/router-context.ts, which expects\n${expected}`,
		);
	const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
		const entry = manifest.routes[id];
		if (!entry) throw new Error(`Route ${id} of ${pathname} is not in React Router's manifest.`);
		return { ...entry, id };
	});
	const imports = new Set([manifest.entry, ...routes].flatMap(({ imports = [] }) => imports));
	const idle = [pathname === "/" ? telemetryUrl : undefined, analyticsUrl].filter((url) => url !== undefined);
	const isCatchAll = staticHandlerContext.matches.at(-1)?.route.path?.includes("*");
	return {
		path: isCatchAll ? undefined : pathname,
		manifest: MANIFEST_PATH,
		modules: routes.map(({ id, module }) => [id, module]),
		entry: manifest.entry.module,
		// The bundler's runtime is under 1 KB, so preloading it isn't worth another URL in every page's data.
		imports: [...imports].filter((url) => !url.includes("rolldown-runtime")),
		idle: idle.length > 0 ? idle : undefined,
	};
}

/** Returns the context with only the page's own routes, so that React Router creates no objects for the routes of other pages. */
export function ownRoutes(context: EntryContext): EntryContext {
	const ids = new Set(context.staticHandlerContext.matches.map(({ route: { id } }) => id));
	const own = <Of>(all: Record<string, Of>) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
	return { ...context, manifest: { ...context.manifest, routes: own(context.manifest.routes) }, routeModules: own(context.routeModules) };
}
