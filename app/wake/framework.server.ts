import analyticsUrl from "virtual:analytics-url";
import telemetryUrl from "virtual:telemetry-url";
import type { EntryContext } from "react-router";
import type { Boot } from "./boot.ts";

/**
 * What React Router's stock scripts would write as code, as data: the only place that knows how the framework hands
 * its state over. e2e/wake.spec.ts fails when an upgrade changes it.
 */
export async function bootOf(context: EntryContext, pathname: string): Promise<Boot> {
	const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context;
	if (!serverHandoffString || !serverHandoffStream) throw new Error("React Router no longer hands its state over as expected.");
	const modules = staticHandlerContext.matches.map(({ route }): [string, string] => {
		const entry = manifest.routes[route.id];
		if (!entry) throw new Error(`Route ${route.id} is not in the manifest.`);
		return [route.id, entry.module];
	});
	return {
		context: JSON.parse(serverHandoffString),
		stream: await new Response(serverHandoffStream).text(),
		manifest: manifest.url,
		modules,
		entry: manifest.entry.module,
		atLoad: Boolean(staticHandlerContext.matches.at(-1)?.route.path?.includes("*")),
		idle: [pathname === "/" ? telemetryUrl : undefined, analyticsUrl].filter((url) => url !== undefined),
	};
}

/**
 * With `ssr: false` the framework also renders a fallback for addresses that were not prerendered, and looks into it
 * for its own scripts. The site has no such addresses; the file is removed at the end of the build.
 */
export const UNUSED_SPA_FALLBACK = "<!doctype html><script>window.__reactRouterContext = {};window.__reactRouterRouteModules = {};</script>";
