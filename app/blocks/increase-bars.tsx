/** Length of the picture; the longest bar fills it. */
const LENGTH = 300;

/** An increase as two bars: 1 before, 1 + percent / 100 after. Drawn from the stated figure alone. */
export function IncreaseBars({ percent }: { percent: number }) {
	const after = 1 + percent / 100;
	const before = Math.round(LENGTH / after);
	return (
		<svg className="bars mt-2.5 block h-auto w-full" viewBox={`0 0 ${LENGTH} 34`} role="img" aria-label={`Before and after: 1 to ${after}`}>
			<rect className="bar-before" width={before} height="12" y="1" rx="2" />
			<rect className="bar-after" width={LENGTH} height="16" y="18" rx="2" />
		</svg>
	);
}
