import type { HTMLAttributes } from "react";

interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, "className"> {
	tone?: "paper" | "panel";
}

/** A full-width section with the site's rhythm and measure. */
export function Section({ tone = "paper", children, ...props }: SectionProps) {
	return (
		<section className={tone === "panel" ? "py-section bg-panel" : "py-section"} {...props}>
			<div className="wrap">{children}</div>
		</section>
	);
}
