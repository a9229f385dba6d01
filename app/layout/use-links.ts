import { useEffect } from "react";
import { useNavigate } from "react-router";
import { moduleOf } from "../framework/manifest.client.ts";
import { isTranslated } from "../hydration/translated.ts";

/** How long a page's module may take, in milliseconds, before the browser opens the page by itself. */
const PATIENCE = 2500;

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);

/** Where a link leads, if the router may follow it. */
function urlOf(link: HTMLAnchorElement | null): URL | undefined {
	if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
	const url = new URL(link.href);
	return url.origin === location.origin && moduleOf(url.pathname) ? url : undefined;
}

/**
 * Lets the router follow every link of the site, also those in articles: plain links, one listener. A page's module is
 * fetched when a pointer or the focus reaches its link. A module that cannot be had (another version was deployed) or
 * does not come makes an ordinary page load of the very page that was asked for.
 *
 * @param onLeave Called with the link when it is about to be followed.
 */
export function useLinks(onLeave: (link: HTMLAnchorElement) => void): void {
	const navigate = useNavigate();
	useEffect(() => {
		/** Addresses of pages whose module is there. */
		const ready = new Set<string>();
		const load = async (url: URL) => {
			const page: object = await import(/* @vite-ignore */ moduleOf(url.pathname) ?? "");
			if (!("default" in page)) throw new Error(`${url.pathname} came without its page.`);
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
			// The next page is translated as well only if the browser loads it.
			if (!link || !url || isTranslated()) return;
			event.preventDefault();
			requested = url;
			try {
				// A page that is there need not be waited for, not even for a moment.
				if (!ready.has(url.pathname)) await Promise.race([load(url), new Promise((_, reject) => setTimeout(reject, PATIENCE))]);
			} catch {
				if (navigator.onLine && requested === url) location.assign(url);
				return;
			}
			if (requested !== url) return; // another link was chosen meanwhile
			onLeave(link);
			document.documentElement.dataset.navigated = "";
			// At once: in slices between frames the new page would come a fifth later.
			navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href, flushSync: true });
		};
		const listening = new AbortController();
		for (const name of ["pointerover", "focusin", "touchstart"])
			document.addEventListener(name, prefetch, { passive: true, signal: listening.signal });
		document.addEventListener("click", follow, { signal: listening.signal });
		return () => listening.abort();
	}, [navigate, onLeave]);
}
