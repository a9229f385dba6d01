import type { HTMLAttributes } from "react";

interface SectionProps extends HTMLAttributes<HTMLElement> {
	tone?: "paper" | "panel";
}

/** A full-width section with the site's rhythm and measure. */
export function Section({ tone = "paper", className = "", children, ...props }: SectionProps) {
	return (
		<section className={`py-section ${tone === "panel" ? "bg-panel" : ""} ${className}`} {...props}>
			<div className="wrap">{children}</div>
		</section>
	);
}
