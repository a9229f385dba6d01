/** Cookie that tells the server to include the site's own scripts. */
export const BROWSING = "edit-browsing=1";

/** Blocks rendering, so that the browser shows the old page until the new one has its bar. */
const SCRIPT = '<script type="module" blocking="render" src="/edit/page.ts"></script></head>';

/** Offset of Unicode's tag characters, which mirror ASCII and are invisible in browsers. */
const TAGS = 0xe0000;
const MARKS = /[\u{e0020}-\u{e007e}]+|(%F3%A0%8[01]%[89AB][\dA-F])+/gu;

/** Returns an invisible mark for text from FILE#PATH. */
export const markOf = (ref: string) => String.fromCodePoint(...Array.from(`${ref} `, (sign) => TAGS + sign.charCodeAt(0)));

/** Removes the marks from a string, such as text or a URL. */
export const unmarked = (text: string) => text.replace(MARKS, "");

/** Returns the FILE#PATH of every mark in a string, each followed by a space. */
export const refsIn = (text: string) =>
	[...(text.match(MARKS) ?? []).join("")].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TAGS)).join("");

/** Adds the editor to a page. Unless the owner is browsing, it replaces React, so that pages load fast and nothing re-renders marks. */
export function withEditor(html: string, { headers }: Request): string {
	if (headers.get("cookie")?.includes(BROWSING)) return unmarked(html).replace("</head>", SCRIPT);
	return (
		html
			.replace(/<script type="module" async[\s\S]*?<\/script>/, "")
			.replace("</head>", SCRIPT)
			.replace(/<link [^>]*("modulepreload"|critical-css)[^>]*>/g, "")
			// Marks stay in text; those in images, icons, and links become `data-refs`.
			.replace(/<(script|title)[\s\S]*?<\/\1>|<[^>]+>/g, (tag) => {
				const refs = /^<(img|path|circle|rect|line|poly|ellipse|a href="\/)/.test(tag) ? refsIn(tag) : "";
				return unmarked(tag).replace(/(?=\/?>$)/, refs && ` data-refs="${refs}"`);
			})
			.replace(/<details( name="[^"]*")?/g, "<details open")
			// With `optional`, a reload after a save might use the fallback fonts.
			.replaceAll("font-display:optional", "font-display:block")
	);
}
