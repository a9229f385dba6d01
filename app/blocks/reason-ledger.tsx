import type { Point } from "../../shared/content-types.ts";
import { Text } from "../ui/text.tsx";

interface ReasonLedgerProps {
	/** Heading of the section, which is named by its id `why` or the one given. */
	title: string;
	id?: string;
	points: readonly Point[];
}

/** Reasons beside the section's heading, the point and why: in pairs, or as rows where one would be left alone. */
export function ReasonLedger({ title, id = "why", points }: ReasonLedgerProps) {
	return (
		<div className="reasons split">
			<h2 id={id} className="stays text-h2">
				{title}
			</h2>
			<ul className={`ruled-hair ${points.length % 2 === 0 ? "grid gap-x-8 lg:grid-cols-2" : "rows"}`}>
				{points.map((point) => (
					<li key={point.title} className="grid content-start gap-2 sm:py-5">
						<ChippedHeading text={point.title} />
						<p className="detail">
							<Text text={point.description} />
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A heading with its chips beside it: an outline of the page reads the words alone. */
function ChippedHeading({ text }: { text: string }) {
	const [, words = text, chips = ""] = /^(.*?)((?:\[\^\d+\])*)$/.exec(text) ?? [];
	return (
		<div className="chipped display text-h3">
			<h3>
				<Text text={words} />
			</h3>
			<Text text={chips} />
		</div>
	);
}
