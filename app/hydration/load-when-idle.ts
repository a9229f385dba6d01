/** Loads a script when the browser has nothing better to do. Nothing depends on it, so a failure is left alone. */
export function loadWhenIdle(url: string): void {
	const load = () => import(/* @vite-ignore */ url).catch(() => {});
	if ("requestIdleCallback" in window) requestIdleCallback(load);
	else setTimeout(load, 1000);
}
