import type { ReactNode } from "react";
import { words } from "../words.ts";

interface BeforeAfterProps {
	/** Increase in percent; 300 makes the gain three quarters of the bar. If it is undefined or 0, only `children` show. */
	increase: number | undefined;
	/** Classes for the solid part, such as its height. */
	className: string;
	children?: ReactNode;
}

const LABEL = "relative h-6 shrink-0 self-center overflow-visible font-mono text-small tracking-tighter max-sm:font-text lg:text-lead";

/** A bar drawn to scale: the outlined part is the value before, and the solid part is the gain and contains `children`. */
export function BeforeAfter({ increase, className, children }: BeforeAfterProps) {
	if (!increase) return children;
	const after = 1 + increase / 100;
	return (
		<div className="flex w-full border-2 border-ink forced-color-adjust-none">
			{/* An <svg>, because its width needs no style attribute, which the CSP forbids. */}
			<svg className={LABEL} width={`${100 / after}%`} aria-hidden="true">
				<text x="50%" y="50%" textAnchor="middle" dominantBaseline="central" fill="currentColor">
					{words.before}
				</text>
			</svg>
			<p className={`bg-bar text-on-bar -m-[2px] ml-0 min-w-0 flex-1 ${className}`}>{children}</p>
			<p className="sr-only">{words.toScale(after)}</p>
		</div>
	);
}
