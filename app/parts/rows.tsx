import type { HTMLAttributes } from "react";
import { Line } from "./line.tsx";

interface RowsProps extends HTMLAttributes<HTMLDListElement> {
	rows: readonly { label: string; value: string }[];
	/** Layout of each row. */
	row?: string;
	/** Type of the labels, and of the values. */
	label?: string;
	value?: string;
}

/** Labels, each with its value. */
export function Rows({ rows, row, label: labelClass = "text-small text-muted", value: valueClass = "font-[650]", ...rest }: RowsProps) {
	return (
		<dl {...rest}>
			{rows.map(({ label, value }) => (
				<div key={label} className={row}>
					<dt className={labelClass}>{label}</dt>
					<Line as="dd" className={valueClass} text={value} />
				</div>
			))}
		</dl>
	);
}
