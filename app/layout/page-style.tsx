import { useLayoutEffect, useState } from "react";
import { useMatches } from "react-router";

/** The stylesheet of a screen. */
export interface PageStyle {
	/** URL of the linked stylesheet, for client-side navigation; undefined in development. */
	url?: string;
	/** The CSS to inline; empty or undefined in the browser. */
	text?: string;
}

/** Selects the stylesheet in the HTML of the loaded page. */
const INLINED = "style[data-page]";

/**
 * The page's own stylesheet: inline in a loaded page, linked after client-side navigation. React waits for the link to load but
 * never removes a stylesheet, so this component disables the stylesheets of other pages.
 */
export function PageStyle() {
	const handle: { style?: PageStyle } = useMatches().at(-1)?.handle ?? {};
	const { url, text } = handle.style ?? {};
	const [loadedWith] = useState(url);
	useLayoutEffect(() => {
		for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`${INLINED}, link[data-precedence="page"]`)) {
			const own = sheet instanceof HTMLLinkElement ? sheet.getAttribute("href") : sheet.dataset.page;
			sheet.media = own === url ? "all" : "not all";
		}
	}, [url]);
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet. */}
			<style data-page={loadedWith} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text ?? "" }} />
			{url !== undefined && url !== loadedWith && <link rel="stylesheet" href={url} precedence="page" />}
		</>
	);
}
