import type { Card } from "../content/card.ts";
import { Icon } from "../ui/icon.tsx";
import { Ranges } from "../ui/ranges.tsx";

interface CardGridProps {
	cards: readonly Card[];
	/** How many stand in a row on a desktop. */
	columns: 2 | 3;
}

/** Cards in a grid whose cells share their lines. */
export function CardGrid({ cards, columns }: CardGridProps) {
	return (
		<ul className={`lined-grid sm:grid-cols-2 ${columns === 3 ? "lg:grid-cols-3" : ""}`}>
			{cards.map(({ icon, title, description }) => (
				<li key={title} className="card bg-paper p-6 sm:p-8">
					<Icon node={icon} className="mb-10 size-8 text-link" />
					<h3 className="text-h3">{title}</h3>
					<p className="mt-3 text-muted">
						<Ranges text={description} />
					</p>
				</li>
			))}
		</ul>
	);
}
