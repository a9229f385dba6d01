interface IncreaseBarsProps {
	percent: number;
	/** The largest increase drawn beside it, in percent: its bar fills the width, and all are on one scale. */
	largest: number;
}

/** An increase as two bars: 1 before, 1 + percent / 100 after. Drawn from the stated figure alone. */
export function IncreaseBars({ percent, largest }: IncreaseBarsProps) {
	const before = 100;
	const after = before + percent;
	return (
		<svg
			className="mt-2 h-8 w-full"
			viewBox={`0 0 ${before + largest} 32`}
			preserveAspectRatio="none"
			role="img"
			aria-label={`Before and after: 1 to ${after / 100}`}
		>
			<rect className="bar-before" width={before} height="10" y="2" />
			<rect className="bar-after" width={after} height="14" y="16" />
		</svg>
	);
}
