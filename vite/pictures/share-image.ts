import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import { SHARE_SIZE } from "../../shared/addresses.ts";
import { splitName } from "../../shared/split-name.ts";
import { colorOf } from "../styles/tokens.ts";
import type { Drawing } from "./drawings.ts";
import { box, type Picture } from "./picture.ts";

interface ShareImage {
	title: string;
	/** The eyebrow: the page's subject, above the title. */
	subject?: string;
	/** The phrase in the title to highlight. */
	mark?: string;
	siteName: string;
	/** Shown instead of the site's name. */
	logo?: Drawing | undefined;
	/** The page's URL without the scheme, such as www.example.com/services/seo. */
	address: string;
}

/** Returns the share image of a page: its URL in a search box, its title, and the site's logo or name. */
export function shareImage({ title, subject, mark = "", siteName, logo, address }: ShareImage): Picture {
	const paper = colorOf("paper");
	const ink = colorOf("ink");
	const element = box(
		{
			boxSizing: "border-box",
			width: "100%",
			height: "100%",
			flexDirection: "column",
			justifyContent: "space-between",
			padding: 64,
			backgroundColor: paper,
			color: ink,
			fontFamily: "display",
			letterSpacing: "-0.02em",
		},
		box(
			{
				alignItems: "center",
				padding: "20px 28px",
				border: `3px solid ${ink}`,
				borderRadius: 10,
				backgroundColor: colorOf("on-link"),
				fontFamily: "mono",
				fontSize: addressSize(address),
				letterSpacing: 0,
			},
			address,
			box({ width: 16, height: 40, marginLeft: 14, backgroundColor: colorOf("link") }),
		),
		box(
			{ flexDirection: "column" },
			subject && box({ fontFamily: "mono", fontSize: 30, letterSpacing: 0, marginBottom: 14 }, subject),
			box({ display: "block", fontSize: titleSize(title) * (subject ? 0.84 : 1), lineHeight: 1.06 }, ...marked(title, mark)),
		),
		logo ? drawn(logo) : box({ display: "block", fontSize: 44 }, ...marked(siteName, splitName(siteName)[1])),
	);
	return { element, ...SHARE_SIZE, opaque: true };
}

/** Returns the logo, scaled to the available space. */
function drawn({ text, width, height }: Drawing): ReactElement {
	const scale = Math.min(64 / height, 480 / width);
	const src = `data:image/svg+xml;base64,${Buffer.from(text).toString("base64")}`;
	return createElement("img", { src, width: Math.round(width * scale), height: Math.round(height * scale) });
}

/** Returns the font size in pixels at which a title fits. */
function titleSize(title: string): number {
	if (title.length <= 24) return 116;
	if (title.length <= 34) return 96;
	return title.length <= 52 ? 86 : 64;
}

/** Returns the font size in pixels at which a URL fits its 980-pixel box. A character is 0.62 em wide. */
function addressSize(address: string): number {
	return Math.min(34, Math.floor(980 / (0.62 * address.length)));
}

/** Returns text with the last occurrence of a phrase highlighted. */
function marked(text: string, phrase: string): ReactNode[] {
	const start = phrase ? text.lastIndexOf(phrase) : -1;
	if (start < 0) return [text];
	const cite = colorOf("cite");
	const style: CSSProperties = {
		display: "inline",
		backgroundImage: `linear-gradient(transparent 50%, ${cite} 50%, ${cite} 94%, transparent 94%)`,
		backgroundRepeat: "no-repeat",
	};
	return [text.slice(0, start), createElement("span", { style }, phrase), text.slice(start + phrase.length)];
}
