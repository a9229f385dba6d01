import type { ReactNode } from "react";

interface BeforeAfterProps {
	/** The stated increase in percent: 300 is 1 beside 4. */
	increase: number;
	/** Height of both bars, as a class. */
	className?: string;
	/** Stands within the bar that is after. */
	children?: ReactNode;
}

/** Two bars to scale, from a stated increase alone: before outlined, after solid, each with its word. */
export function BeforeAfter({ increase, className = "h-14", children }: BeforeAfterProps) {
	const after = 1 + increase / 100;
	return (
		<div className="forced-color-adjust-none font-mono text-small">
			<svg className={`block w-full overflow-visible ${className}`} aria-hidden="true">
				<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={`${100 / after}%`} height="96%" />
				<text x={`${100 / after}%`} dx="12" y="50%" dominantBaseline="central" fill="currentColor">
					before
				</text>
			</svg>
			<p className={`bar-after mt-1 flex items-center px-4 ${className}`}>{children}after</p>
			<p className="sr-only">Drawn to scale: 1 before, {after} after.</p>
		</div>
	);
}
