import { matchRoutes } from "react-router";

/** The part of React Router's route manifest that the site reads; e2e/wake.spec.ts fails when an upgrade changes it. */
interface Manifest {
	routes: Record<string, { id: string; path?: string; index?: true; module: string }>;
}

declare global {
	interface Window {
		__reactRouterManifest?: Manifest;
	}
}

/** Address of the module that renders a page of the site; undefined for an address that is no page. */
export function moduleOf(pathname: string): string | undefined {
	const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
	return routes.find(({ id, path, index }) => id !== "root" && path !== "*" && (index ? "/" : `/${path}`) === pathname)?.module;
}

/**
 * Whether the router, too, finds no page at an address for which the host has sent the 404 page. It may not: it takes
 * upper case for lower case, its catch-all matches no line break, and a bad encoding is beyond it.
 */
export function findsNoPage(pathname: string): boolean {
	const routes = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) => id !== "root");
	try {
		const matches = matchRoutes(
			routes.map(({ path, index }) => (index ? { index } : { path })),
			encodeURI(decodeURI(pathname)),
		);
		return matches?.at(-1)?.route.path === "*";
	} catch {
		return false;
	}
}
