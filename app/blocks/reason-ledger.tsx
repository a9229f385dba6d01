import type { Point } from "../content/card.ts";
import { Ranges } from "../ui/ranges.tsx";

/** Reasons in two ruled columns, each under its own heading. */
export function ReasonLedger({ points }: { points: readonly Point[] }) {
	return (
		<ul className={`grid border-b border-rule ${points.length === 3 ? "lg:grid-cols-3" : "md:grid-cols-2"}`}>
			{points.map(({ title, description }) => (
				<li key={title} className="border-t border-rule py-8 md:pr-12">
					<h3 className="text-h3">{title}</h3>
					<p className="mt-3 max-w-[34rem] text-muted">
						<Ranges text={description} />
					</p>
				</li>
			))}
		</ul>
	);
}
