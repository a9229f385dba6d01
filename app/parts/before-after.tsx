import type { ReactNode } from "react";
import { words } from "../words.ts";

interface BeforeAfterProps {
	/** Increase in percent. 300 draws the bars 1:4. Without one, only the content shows. */
	increase: number | undefined;
	/** Classes for the "after" bar, such as its height. */
	className: string;
	/** Content of the "after" bar. */
	children?: ReactNode;
}

/**
 * Two labeled bars drawn to scale: a short outline (before) over a solid bar (after). Only for percentages that
 * are increases (docs/product.md, section 2).
 */
export function BeforeAfter({ increase, className, children }: BeforeAfterProps) {
	if (!increase) return children;
	const after = 1 + increase / 100;
	const place = after < 2 ? ({ dx: -12, textAnchor: "end" } as const) : { dx: 12 };
	return (
		<div className="forced-color-adjust-none font-mono text-small">
			<svg className="block h-6 w-full" aria-hidden="true">
				<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={`${100 / after}%`} height="23" />
				<text x={`${100 / after}%`} {...place} y="50%" dominantBaseline="central" fill="currentColor">
					{words.before}
				</text>
			</svg>
			<p className={`bg-bar text-on-bar flex items-center px-4 ${className}`}>
				{children} <span aria-hidden="true">{words.after}</span>
			</p>
			<p className="sr-only">{words.toScale(after)}</p>
		</div>
	);
}
