interface BarProps {
	from?: number;
	to: number;
	className?: string;
	/** Returns the classes for a week or month. */
	cell: (number: number) => string;
	/** Labels below the weeks or months at which they start. */
	labels?: readonly { from: number; label?: string | undefined }[];
}

const BAR = "flex text-center tracking-tighter whitespace-nowrap font-mono text-small leading-9 forced-color-adjust-none";
const LABEL =
	"absolute top-full left-0 pl-2 font-text text-small leading-9 font-[650] tracking-normal text-ink [:first-child>&]:pl-side lg:text-lead";

/** A bar of numbered weeks or months. */
export function Bar({ from = 1, to, className = "", cell, labels = [] }: BarProps) {
	return (
		<p className={`${BAR} ${className}`} aria-hidden="true">
			{Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) => (
				<span key={number} className={`relative min-w-0 ${cell(number)}`}>
					{number}
					<span className={LABEL}>{labels.find(({ from: start }) => start === number)?.label}</span>
				</span>
			))}
		</p>
	);
}
