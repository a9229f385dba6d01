/** The part of React Router's route manifest that the site reads; e2e/behavior/wake.spec.ts fails when an upgrade changes it. */
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
