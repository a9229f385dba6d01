import { useEffect } from "react";
import { useNavigate } from "react-router";
import { moduleOf } from "../framework/manifest.client.ts";
import { isTranslated } from "../hydration/translated.ts";

/** Milliseconds to wait for a page's module before the browser loads the page instead. */
const MODULE_TIMEOUT = 2500;

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);

/** Returns the URL of a link if the router handles it. */
function urlOf(link: HTMLAnchorElement | null): URL | undefined {
	if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
	const url = new URL(link.href);
	return url.origin === location.origin && moduleOf(url.pathname) ? url : undefined;
}

/**
 * Lets the router follow all links to pages of the site, including those in articles, through one listener on the document. A
 * page's module loads when the pointer or focus reaches its link. If loading fails (after a new deployment, for example) or takes
 * too long, the browser loads the page itself, unless it is offline.
 * @param onLeave Called with the link before navigation.
 */
export function useLinks(onLeave: (link: HTMLAnchorElement) => void): void {
	const navigate = useNavigate();
	useEffect(() => {
		/** Paths of pages whose modules are loaded. */
		const ready = new Set<string>();
		const load = async (url: URL) => {
			const page: object = await import(/* @vite-ignore */ moduleOf(url.pathname) ?? "");
			if (!("default" in page)) throw new Error(`The module of ${url.pathname} has no default export.`);
			ready.add(url.pathname);
		};
		const prefetch = (event: Event) => {
			const url = urlOf(linkOf(event));
			if (url) load(url).catch(() => {});
		};
		let requested: URL;
		const follow = async (event: MouseEvent) => {
			if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const link = linkOf(event);
			const url = urlOf(link);
			// The browser translates only pages that it loads itself, so let the browser load this one.
			if (!link || !url || isTranslated()) return;
			event.preventDefault();
			requested = url;
			try {
				// If the page's module is loaded, skip the await, which would delay navigation.
				if (!ready.has(url.pathname)) await Promise.race([load(url), new Promise((_, reject) => setTimeout(reject, MODULE_TIMEOUT))]);
			} catch {
				if (navigator.onLine && requested === url) location.assign(url);
				return;
			}
			if (requested !== url) return; // Another link was followed in the meantime.
			onLeave(link);
			document.documentElement.dataset.navigated = "";
			// Navigate synchronously, because time slicing takes 20% longer.
			navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href, flushSync: true });
		};
		const listening = new AbortController();
		for (const name of ["pointerover", "focusin", "touchstart"])
			document.addEventListener(name, prefetch, { passive: true, signal: listening.signal });
		document.addEventListener("click", follow, { signal: listening.signal });
		return () => listening.abort();
	}, [navigate, onLeave]);
}
