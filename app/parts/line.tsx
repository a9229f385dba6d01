import { Edited } from "./edited.tsx";

interface LineProps {
	text: string;
	as?: "p" | "span" | "b" | "dt" | "dd" | "th" | "td";
	className?: string;
}

/** A text with its marks, as an element of its own. */
export function Line({ text, as: Tag = "p", className }: LineProps) {
	return (
		<Tag className={className}>
			<Edited text={text} />
		</Tag>
	);
}
