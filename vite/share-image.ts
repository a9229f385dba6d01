import type { CSSProperties, ReactElement, ReactNode } from "react";
import { createElement } from "react";
import { SHARE_SIZE } from "../app/seo/addresses.ts";
import type { Drawing } from "./drawing.ts";
import { colorOf } from "./tokens.ts";

interface ShareImage {
	title: string;
	/** The phrase of the title that gets the marker. */
	mark?: string;
	siteName: string;
	/** The page's address without its scheme, for example www.example.com/services/seo. */
	address: string;
}

/** A page as it looks when somebody shares it: its address in the query box, its claim as the answer, whose it is. */
export function shareImage({ title, mark = "", siteName, address }: ShareImage): Drawing {
	const paper = colorOf("paper");
	const ink = colorOf("ink");
	const half = Math.ceil(siteName.length / 2);
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
		box({ display: "block", fontSize: titleSize(title), lineHeight: 1.06 }, ...marked(title, mark)),
		box({ display: "block", fontSize: 44 }, ...marked(siteName, siteName.slice(half))),
	);
	return { element, ...SHARE_SIZE };
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
	return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

/** The larger, the fewer words there are to fit. */
function titleSize(title: string): number {
	if (title.length <= 24) return 116;
	if (title.length <= 34) return 96;
	return title.length <= 52 ? 86 : 64;
}

/** A character of the mono face is 0.62 em wide; the box has room for 980 pixels. */
function addressSize(address: string): number {
	return Math.min(34, Math.floor(980 / (0.62 * address.length)));
}

/** Text with the marker on the last place where the phrase occurs in it. */
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
