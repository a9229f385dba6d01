import type { ReactNode } from "react";
import { words } from "../words.ts";

interface BeforeAfterProps {
	/** Increase in percent: 300 draws 1 beside 4. */
	increase: number;
	/** Height of each bar, as a class. */
	className?: string;
	/** Shown inside the "after" bar. */
	children?: ReactNode;
}

/** Two labeled bars to scale: before is outlined, after is solid. Only for increases that the specification states. */
export function BeforeAfter({ increase, className = "h-14", children }: BeforeAfterProps) {
	const after = 1 + increase / 100;
	return (
		<div className="forced-color-adjust-none font-mono text-small">
			<svg className={`block w-full overflow-visible ${className}`} aria-hidden="true">
				<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={`${100 / after}%`} height="96%" />
				<text x={`${100 / after}%`} dx="12" y="50%" dominantBaseline="central" fill="currentColor">
					{words.before}
				</text>
			</svg>
			<p className={`bar-after mt-1 flex items-center px-4 ${className}`}>
				{children}
				{words.after}
			</p>
			<p className="sr-only">{words.toScale(after)}</p>
		</div>
	);
}
