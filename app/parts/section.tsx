import type { ReactNode } from "react";
import { Line } from "./line.tsx";

interface SectionProps {
	/** ID of the heading, which labels the section. */
	id: string;
	title: string;
	/** Classes for the heading, and for the section. */
	size?: string;
	className?: string;
	lead?: string | undefined;
	children?: ReactNode;
	/** Makes the content full-bleed, too. */
	wide?: boolean;
}

/** A section labeled by its heading. The background is full-bleed; the content stays within the page margins. */
export function Section({ id, title, size = "text-h2", lead, wide = false, className = "py-section", children }: SectionProps) {
	return (
		<section className={className} aria-labelledby={id}>
			<div className="wrap">
				<Line as="h2" id={id} className={size} text={title} />
				{lead && <Line className="mt-3 max-w-[44rem] text-lead lg:mb-11" text={lead} />}
				{!wide && children}
			</div>
			{wide && children}
		</section>
	);
}
