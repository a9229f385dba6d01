/** Loads a script when the browser is idle. Ignores failures, because nothing depends on it. */
export function loadWhenIdle(url: string): void {
	const load = () => import(/* @vite-ignore */ url).catch(() => {});
	if ("requestIdleCallback" in window) requestIdleCallback(load);
	else setTimeout(load, 1000);
}
