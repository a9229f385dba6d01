import { documentElement } from "./document-element.ts";

/** The language of all pages. */
export const LANGUAGE = "en";

/** Returns whether the browser or an extension has translated the page. Translators mark the root element or wrap text. */
export function isTranslated(): boolean {
	const { lang, className } = documentElement();
	return lang !== LANGUAGE || className.includes("translated") || Boolean(document.querySelector("font, [_msttexthash]"));
}
