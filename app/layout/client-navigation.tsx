import { useEffect, useRef, useState } from "react";
import { ScrollRestoration, useLocation, useNavigate, useNavigationType } from "react-router";
import { AWAKE_EVENT } from "../wake/boot.ts";
import { moduleOf } from "../wake/framework.client.ts";
import { SCROLL_KEY } from "./scroll.ts";

/** The link of the site that an event is about, if the router may follow it. */
function siteLink(event: Event): URL | undefined {
	const anchor = event.target instanceof Element ? event.target.closest("a") : null;
	if (!anchor?.href || anchor.target || anchor.hasAttribute("download")) return undefined;
	const url = new URL(anchor.href);
	return url.origin === location.origin && moduleOf(url.pathname) ? url : undefined;
}

/** Text of an address without its percent encoding; as it is where that is broken. */
function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Goes to the place in the page that an address names: opens what hides it, and lets the keyboard go on from there. */
function reveal(hash: string): void {
	const id = hash.slice(1);
	const target = document.getElementById(id) ?? document.getElementById(decoded(id));
	if (!target) return;
	for (let details = target.closest("details"); details; details = details.parentElement?.closest("details") ?? null) details.open = true;
	if (target.tabIndex < 0) target.tabIndex = -1;
	target.focus({ preventScroll: true });
	target.scrollIntoView();
}

/**
 * Navigation without a page load, for every link of the site, also those in articles: plain links, one listener.
 * A page's module is fetched when a pointer or the focus reaches its link. A module that cannot be had (another
 * version was deployed) makes an ordinary page load of the very page that was asked for.
 */
export function ClientNavigation() {
	const navigate = useNavigate();
	const { pathname, hash, key } = useLocation();
	const goesBack = useNavigationType() === "POP";
	const [awake, setAwake] = useState(false);
	const [announcement, setAnnouncement] = useState("");
	const shown = useRef(pathname);

	useEffect(() => {
		setAwake(true);
		document.documentElement.dataset.awake = "";
		dispatchEvent(new Event(AWAKE_EVENT));
	}, []);

	useEffect(() => {
		/** Addresses of pages whose module is there. */
		const ready = new Set<string>();
		const load = async (url: URL) => {
			const page: object = await import(/* @vite-ignore */ moduleOf(url.pathname) ?? "");
			if (!("default" in page)) throw new Error(`${url.pathname} came without its page.`);
			ready.add(url.pathname);
		};
		const prefetch = (event: Event) => {
			const url = siteLink(event);
			if (url) load(url).catch(() => {});
		};
		let asked: URL;
		const follow = async (event: MouseEvent) => {
			if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const url = siteLink(event);
			if (!url) return;
			event.preventDefault();
			asked = url;
			try {
				// A page that is there need not be waited for, not even for a moment.
				if (!ready.has(url.pathname)) await load(url);
			} catch {
				if (navigator.onLine && asked === url) location.assign(url);
				return;
			}
			if (asked !== url) return; // another link was chosen meanwhile
			document.documentElement.dataset.navigated = "";
			// At once: in slices between frames the new page would come a fifth later.
			navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href, flushSync: true });
		};
		document.addEventListener("pointerover", prefetch, { passive: true });
		document.addEventListener("focusin", prefetch);
		document.addEventListener("touchstart", prefetch, { passive: true });
		document.addEventListener("click", follow);
		return () => {
			document.removeEventListener("pointerover", prefetch);
			document.removeEventListener("focusin", prefetch);
			document.removeEventListener("touchstart", prefetch);
			document.removeEventListener("click", follow);
		};
	}, [navigate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation, also to the same address.
	useEffect(() => {
		if (shown.current !== pathname) {
			shown.current = pathname;
			setAnnouncement(document.title);
			const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
			heading?.focus({ preventScroll: true });
		}
		// Going back returns to the place that was left, which need not be the one that the address names.
		if (!goesBack && hash) reveal(hash);
	}, [key]);

	return (
		<>
			<p className="sr-only" aria-live="polite" aria-atomic="true">
				{announcement}
			</p>
			{/* Its inline script is for pages that React renders at load; rendered later, as here, it never runs. */}
			{awake && <ScrollRestoration storageKey={SCROLL_KEY} />}
		</>
	);
}
