import type { HTMLAttributes } from "react";
import { Edited } from "./edited.tsx";

interface LineProps extends HTMLAttributes<HTMLElement> {
	as?: "p" | "a" | "span" | "h2" | "h3" | "dd" | "li";
	/** Makes it a link. */
	href?: string | undefined;
	text: string;
}

/** A text of the content in an element of its own, with its marks and its chips. */
export function Line({ text, href, as: Element = href ? "a" : "p", ...rest }: LineProps) {
	return (
		<Element {...rest} {...(href && { href })}>
			<Edited text={text} />
		</Element>
	);
}
