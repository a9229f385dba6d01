import type { HTMLAttributes } from "react";

/** What a section stands on. Blocks inside use the usual tokens, which each ground sets to its own colours. */
export type Ground = "paper" | "panel" | "stage" | "night" | "yellow";

interface SectionProps extends HTMLAttributes<HTMLElement> {
	ground?: Ground;
	/** The children go from edge to edge and hold to the measure themselves, with `wrap` or by bleeding. */
	bleed?: boolean;
}

/** A full-width section with the site's rhythm and measure. */
export function Section({ ground = "paper", bleed = false, className = "", children, ...props }: SectionProps) {
	return (
		<section className={`section ground-${ground} ${className}`.trim()} {...props}>
			{bleed ? children : <div className="wrap">{children}</div>}
		</section>
	);
}
