import type { ReactNode } from "react";

interface SectionHeadingProps {
	/** For the section to be named by it. */
	id: string;
	children: ReactNode;
	/** A sentence below the heading. */
	intro?: string;
}

/** The heading of a section, on the left at a short measure. */
export function SectionHeading({ id, children, intro }: SectionHeadingProps) {
	return (
		<div className="mb-10 max-w-[40rem]">
			<h2 id={id} className="text-h2">
				{children}
			</h2>
			{intro && <p className="mt-4 max-w-[40rem] text-lead text-muted">{intro}</p>}
		</div>
	);
}
