import type { Point } from "../../shared/content-types.ts";
import { Text } from "../ui/text.tsx";

interface ReasonLedgerProps {
	/** Heading of the section, which is named by its id `why` or the one given. */
	title: string;
	id?: string;
	points: readonly Point[];
}

/** Reasons as rows beside the section's heading: the point, and why. */
export function ReasonLedger({ title, id = "why", points }: ReasonLedgerProps) {
	return (
		<div className="reasons split">
			<h2 id={id} className="stays text-h2">
				{title}
			</h2>
			<ul className="ruled-hair">
				{points.map((point) => (
					<li key={point.title}>
						<h3 className="text-h3">
							<Text text={point.title} />
						</h3>
						<p className="detail">
							<Text text={point.description} />
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
