import type { HTMLAttributes } from "react";
import { Edited } from "./edited.tsx";

interface LineProps extends HTMLAttributes<HTMLElement> {
	as?: "p" | "span" | "b" | "h1" | "h2" | "h3" | "dd" | "li";
	text: string;
}

/** A text of the content in an element of its own, with its marks and its chips. */
export function Line({ as: Element = "p", text, ...rest }: LineProps) {
	return (
		<Element {...rest}>
			<Edited text={text} />
		</Element>
	);
}
