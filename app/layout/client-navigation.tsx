import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, useLocation, useNavigationType } from "react-router";
import { SCROLL_KEY } from "../framework/history.ts";
import { HYDRATED_EVENT } from "../hydration/boot.ts";
import { isTranslated } from "../hydration/translated.ts";
import { NAVIGATED_EVENT } from "../telemetry/visit.ts";
import { type LeftPage, leave } from "./left-page.ts";
import { reveal } from "./reveal.ts";
import { useLinks } from "./use-links.ts";

/** Follows links without page loads, announces each new page to screen readers, and restores a page's state on Back and Forward. */
export function ClientNavigation() {
	const { pathname, hash, key } = useLocation();
	const goesBack = useNavigationType() === "POP";
	const [isHydrated, setHydrated] = useState(false);
	const [announcement, setAnnouncement] = useState("");
	const shown = useRef({ pathname, key });
	/** The state of each page that the visitor left, by the key of its history entry. */
	const leftPages = useRef(new Map<string, LeftPage>());

	useLinks(useCallback((link) => void leftPages.current.set(shown.current.key, leave(link)), []));

	useEffect(() => {
		setHydrated(true);
		document.documentElement.dataset.hydrated = "";
		dispatchEvent(new Event(HYDRATED_EVENT));

		const onPop = (event: PopStateEvent) => {
			leftPages.current.set(shown.current.key, leave(document.activeElement));
			if (location.pathname === shown.current.pathname || !isTranslated()) return;
			// The browser translates only pages that it loads itself, so reload this one.
			event.stopImmediatePropagation();
			history.scrollRestoration = "auto";
			location.reload();
		};
		addEventListener("popstate", onPop, true);
		return () => removeEventListener("popstate", onPop, true);
	}, []);

	const previous = goesBack && shown.current.pathname !== pathname ? leftPages.current.get(key) : undefined;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new navigation, even to the same URL.
	useEffect(() => {
		const isOther = shown.current.pathname !== pathname;
		shown.current = { pathname, key };
		if (isOther) {
			setAnnouncement(document.title);
			const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
			if (!previous?.refocus()) heading?.focus({ preventScroll: true });
			dispatchEvent(new Event(NAVIGATED_EVENT));
		}
		// Back and Forward restore the scroll position, which may differ from the hash's target.
		if (!goesBack && hash) reveal(hash);
	}, [key]);

	return (
		<>
			<p className="sr-only" aria-live="polite" aria-atomic="true">
				{announcement}
			</p>
			{/* Must come before ScrollRestoration, because open disclosures change the page's height. */}
			<Reopening page={previous} />
			{/* Rendered only after hydration, because its inline script would need a hash in the CSP. */}
			{isHydrated && <ScrollRestoration storageKey={SCROLL_KEY} />}
		</>
	);
}

/** Reopens the disclosures that were open when the visitor left the page. */
function Reopening({ page }: { page: LeftPage | undefined }) {
	useLayoutEffect(() => page?.reopen(), [page]);
	return null;
}
