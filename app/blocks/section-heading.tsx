import type { ReactNode } from "react";
import { Text } from "../ui/text.tsx";

interface SectionHeadingProps {
	/** For the section to be named by it. */
	id: string;
	children: ReactNode;
	/** A sentence or two beside the heading. */
	intro?: string;
	/** A remark in mono beside the heading, such as that a drawing is an illustration. */
	note?: string;
}

/** The heading of a section on the left, what belongs to it on the right. */
export function SectionHeading({ id, children, intro, note }: SectionHeadingProps) {
	return (
		<div className="section-heading split split-even">
			<h2 id={id} className="text-h2">
				{children}
			</h2>
			{intro && (
				<p className="text-lead text-muted">
					<Text text={intro} />
				</p>
			)}
			{note && <p className="note">{note}</p>}
		</div>
	);
}
