/**
 * The context that React Router's server sends to the browser. It is the same on every page, since no page loads data, so the
 * client entry contains it. `bootOf` checks during the build that it still matches.
 */
export const EXPECTED_ROUTER_CONTEXT = {
	context: {
		basename: "/",
		future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
		routeDiscovery: { mode: "initial" },
		ssr: true,
		isSpaMode: false,
	},
	/** Empty loader data, in React Router's encoding. */
	stream: '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n',
};

/** Sets the context that React Router reads when it hydrates. */
export function setRouterContext(): void {
	Object.assign(window, {
		__reactRouterContext: { ...EXPECTED_ROUTER_CONTEXT.context, stream: new Blob([EXPECTED_ROUTER_CONTEXT.stream]).stream() },
	});
}

declare global {
	interface Window {
		__reactRouterRouteModules: Record<string, unknown>;
	}
}

/** Sets the route modules that React Router reads when it hydrates. */
export function setRouteModules(modules: Record<string, unknown>): void {
	window.__reactRouterRouteModules = modules;
}
