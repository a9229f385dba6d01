import { words } from "../words.ts";
import { Line } from "./line.tsx";

interface RowsProps {
	/** A row without text is redacted: it shows a solid bar. A row with `skip` is muted. */
	rows: readonly { label: string; text?: string | undefined; skip?: boolean }[];
	/** Classes for each row, its label, and its text. */
	row?: string;
	label?: string;
	text?: string;
	className?: string;
}

const BAR = "relative min-h-[1.4em] bg-current forced-color-adjust-none";
const WIDTHS = ["w-[94%]", "w-4/5", "w-[58%]"];

/** A list of labels and values. Renders nothing without rows. */
export function Rows({ rows, row = "", label, text: textClass = "font-[650]", className = "ruled-hair" }: RowsProps) {
	if (rows.length === 0) return null;
	return (
		<dl className={className}>
			{rows.map(({ label: name, text, skip }, index) => (
				<div key={`${name} ${text}`} className={`${row} ${skip ? "text-muted" : ""}`.trim() || undefined}>
					<Line as="dt" className={label} text={name} />
					{text ? (
						<Line as="dd" className={skip ? undefined : textClass} text={text} />
					) : (
						<dd className={`${BAR} ${WIDTHS[index % WIDTHS.length]}`}>
							<span className="sr-only">{words.redacted}</span>
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}
