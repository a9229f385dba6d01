import type { ReactNode } from "react";
import type { Ground } from "../ui/section.tsx";
import { Section } from "../ui/section.tsx";
import { SectionHeading } from "./section-heading.tsx";

interface CentrepieceProps {
	title: string;
	/** How to read the drawing, and what backs it. */
	intro?: string | undefined;
	ground?: Ground;
	/** The drawing, from edge to edge; `wrap` and `side` hold it to the measure. */
	children: ReactNode;
}

/** The section of a page's large drawing: its heading, how to read it, and the drawing. */
export function Centrepiece({ title, intro, ground = "panel", children }: CentrepieceProps) {
	return (
		<Section ground={ground} bleed className="centrepiece" aria-labelledby="centrepiece">
			<div className="wrap">
				<SectionHeading id="centrepiece" intro={intro}>
					{title}
				</SectionHeading>
			</div>
			{children}
		</Section>
	);
}
