/** The fields of React Router's manifest that `moduleOf` reads. e2e/behavior/hydration.spec.ts fails if an upgrade changes them. */
interface Manifest {
	routes: Record<string, { id: string; path?: string; index?: true; module: string }>;
}

declare global {
	interface Window {
		__reactRouterManifest?: Manifest;
	}
}

/** Returns the URL of a page's module; undefined for unknown paths. */
export function moduleOf(pathname: string): string | undefined {
	const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
	return routes.find(({ id, path, index }) => id !== "root" && path !== "*" && (index ? "/" : `/${path}`) === pathname)?.module;
}
