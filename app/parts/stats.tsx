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

/** Figures with their labels and notes. CSS shows the number first; in the DOM, it follows its label, as <dl> requires. */
export function Stats({ stats, className, item = "", number, label = "font-[650]", note = "text-muted" }: StatsProps) {
	return (
		<dl className={className}>
			{stats.map((stat) => (
				<div key={stat.label} className={`flex flex-col ${item}`.trim()}>
					<dt className={label}>{stat.label}</dt>
					<dd className={`display order-first ${number}`}>{stat.number}</dd>
					{stat.note && <Line as="dd" className={note} text={stat.note} />}
				</div>
			))}
		</dl>
	);
}
