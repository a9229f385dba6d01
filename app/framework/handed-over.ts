/**
 * What React Router's server hands over to the browser beside the page's modules. It says nothing of a page, since no
 * page loads data, so it travels in the entry instead of in every page; the server checks that it still says this.
 */
export const HANDED_OVER = {
	context: {
		basename: "/",
		future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
		routeDiscovery: { mode: "initial" },
		ssr: true,
		isSpaMode: false,
	},
	/** The router's loader data, of which there is none, in its own encoding. */
	stream: '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n',
};

/** Puts it where React Router looks for it before it takes over a page. */
export function handOver(): void {
	Object.assign(window, { __reactRouterContext: { ...HANDED_OVER.context, stream: new Blob([HANDED_OVER.stream]).stream() } });
}

/** Puts the modules of the page's route, by route, where React Router looks for them. */
export function handOverModules(modules: Record<string, unknown>): void {
	Object.assign(window, { __reactRouterRouteModules: modules });
}
