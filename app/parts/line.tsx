import type { ThHTMLAttributes } from "react";
import { Text } from "../ui/text.tsx";

interface LineProps extends ThHTMLAttributes<HTMLElement> {
	as?: "a" | "p" | "span" | "b" | "h1" | "h2" | "h3" | "dt" | "dd" | "li" | "td" | "th" | "figcaption";
	/** The URL to link to, which makes the element a link. */
	href?: string | undefined;
	text: string;
}

/** An element that renders a string with its marks and citations. */
export function Line({ text, href, className, as: Element = href ? "a" : "p", ...rest }: LineProps) {
	return (
		<Element {...(href && { href })} {...rest} className={className || undefined}>
			<Text text={text} />
		</Element>
	);
}
