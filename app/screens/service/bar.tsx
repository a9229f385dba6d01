interface BarProps {
	from?: number;
	to: number;
	className?: string;
	/** Returns the classes for a week or month. */
	cell: (number: number) => string;
}

const BAR = "flex text-center tracking-tighter whitespace-nowrap font-mono text-small leading-9 forced-color-adjust-none";

/** A bar of numbered weeks or months. */
export function Bar({ from = 1, to, className = "", cell }: BarProps) {
	return (
		<p className={`${BAR} ${className}`} aria-hidden="true">
			{Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) => (
				<span key={number} className={`min-w-0 ${cell(number)}`}>
					{number}
				</span>
			))}
		</p>
	);
}
