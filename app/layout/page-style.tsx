import { useLayoutEffect, useState } from "react";
import { useMatches } from "react-router";

/** The sheet of one screen. */
export interface PageStyle {
	/** Where it is for a visitor who comes by client navigation; none in development. */
	url?: string;
	/** The sheet itself, on the server alone. */
	text?: string;
}

/** Of each page's own sheet, the one it was loaded with stands in its HTML. */
const INLINED = "style[data-page]";

/**
 * The page's own sheet: inlined where the page was loaded, linked after client navigation. React shows the page when the link
 * is there, but never takes a sheet away, so the sheets of other pages are switched off.
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
