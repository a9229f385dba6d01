import { Line } from "./line.tsx";

interface StatsProps {
	stats: readonly { number: string; label: string; note?: string | undefined }[];
	className: string;
	/** Classes for each list item, its number, label, and note. */
	item?: string;
	number: string;
	label?: string;
	note?: string;
}

/** Figures with their labels and notes. The number is on top, but comes after its label in the DOM, for screen readers. */
export function Stats({
	stats,
	className,
	item = "",
	number: size,
	label: labelClass = "font-[650]",
	note: noteClass = "text-muted",
}: StatsProps) {
	return (
		<dl className={className}>
			{stats.map(({ number, label, note }) => (
				<div key={label} className={`flex flex-col ${item}`.trim()}>
					<dt className={labelClass}>{label}</dt>
					<dd className={`display order-first ${size}`}>{number}</dd>
					{note && <Line as="dd" className={noteClass} text={note} />}
				</div>
			))}
		</dl>
	);
}
