import type { Point } from "../content/card.ts";
import { Ranges } from "../ui/ranges.tsx";

/** Reasons in two ruled columns, each under its own heading. */
export function ReasonLedger({ points }: { points: readonly Point[] }) {
	return (
		<ul className={`grid gap-x-12 border-b border-rule ${points.length % 3 === 0 && points.length < 6 ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}>
			{points.map(({ title, description }) => (
				<li key={title} className="border-t border-rule py-7">
					<h3 className="text-h3">{title}</h3>
					<p className="mt-2.5 max-w-[34rem] text-muted">
						<Ranges text={description} />
					</p>
				</li>
			))}
		</ul>
	);
}
