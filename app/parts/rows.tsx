import type { HTMLAttributes } from "react";
import { Line } from "./line.tsx";

interface RowsProps extends HTMLAttributes<HTMLDListElement> {
	rows: readonly { label: string; value: string }[];
	/** Layout of each row. */
	row?: string;
	/** Type of the values. */
	value?: string;
}

/** Labels in small gray letters, each with its value. */
export function Rows({ rows, row, value: valueClass = "font-[650]", ...rest }: RowsProps) {
	return (
		<dl {...rest}>
			{rows.map(({ label, value }) => (
				<div key={label} className={row}>
					<dt className="text-small text-muted">{label}</dt>
					<Line as="dd" className={valueClass} text={value} />
				</div>
			))}
		</dl>
	);
}
