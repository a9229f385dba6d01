import type { HTMLAttributes } from "react";
import { Edited } from "./edited.tsx";

interface LineProps extends HTMLAttributes<HTMLElement> {
	as?: "p" | "span" | "b" | "h1" | "h2" | "h3" | "dt" | "dd" | "li" | "td" | "th";
	text: string;
}

/** A text of the content as an element, with its marks and citation chips. */
export function Line({ as: Element = "p", text, ...rest }: LineProps) {
	return (
		<Element {...rest}>
			<Edited text={text} />
		</Element>
	);
}
