import type { ReactNode } from "react";
import { Text } from "../ui/text.tsx";

interface SectionHeadProps {
	/** ID of the heading, which labels the section. */
	id: string;
	title: string;
	/** Classes for the heading. */
	size?: string;
	/** The lead, which is beside the heading on wide screens. */
	children?: ReactNode;
	className?: string;
}

const BASELINES = "items-baseline lg:grid-cols-[7fr_5fr]";

/** The heading of a section, with the lead, if there is one. */
export function SectionHead({ id, title, size = "text-h2", children, className = BASELINES }: SectionHeadProps) {
	const heading = (
		<h2 id={id} className={size}>
			<Text text={title} />
		</h2>
	);
	if (!children) return heading;
	return (
		<div className={`grid gap-x-12 gap-y-3 ${className}`.trim()}>
			{heading}
			<p className="text-lead">{children}</p>
		</div>
	);
}

interface SectionProps extends SectionHeadProps {
	lead?: ReactNode;
	/** Makes the content full-bleed, too. */
	wide?: boolean;
}

/** A section labeled by its heading. The background is full-bleed; the content stays within the page margins. */
export function Section({ id, title, size, lead, wide = false, className = "py-section", children }: SectionProps) {
	return (
		<section className={className} aria-labelledby={id}>
			<div className="wrap">
				<SectionHead id={id} title={title} size={size}>
					{lead}
				</SectionHead>
				{!wide && children}
			</div>
			{wide && children}
		</section>
	);
}
