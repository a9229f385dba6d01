import type { ReactNode } from "react";
import { Line } from "./line.tsx";

interface SectionHeadProps {
	/** ID of the heading, which labels the section. */
	id: string;
	title: string;
	/** Classes for the heading, and for the space below it. */
	size?: string;
	className?: string;
	lead?: string | undefined;
}

/** The heading of a section, with its lead below. */
export function SectionHead({ id, title, size = "text-h2", lead, className = "lg:mb-11" }: SectionHeadProps) {
	const heading = <Line as="h2" id={id} className={size} text={title} />;
	if (!lead) return heading;
	return (
		<div className={`grid gap-x-12 gap-y-3 ${className}`}>
			{heading}
			<Line className="max-w-[44rem] text-lead" text={lead} />
		</div>
	);
}

interface SectionProps extends SectionHeadProps {
	children?: ReactNode;
	/** Makes the content full-bleed, too. */
	wide?: boolean;
}

/** A section labeled by its heading. The background is full-bleed; the content stays within the page margins. */
export function Section({ id, title, size, lead, wide = false, className = "py-section", children }: SectionProps) {
	return (
		<section className={className} aria-labelledby={id}>
			<div className="wrap">
				<SectionHead id={id} title={title} size={size} lead={lead} />
				{!wide && children}
			</div>
			{wide && children}
		</section>
	);
}
