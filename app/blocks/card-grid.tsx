import type { Card } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";

interface CardGridProps {
	cards: readonly Card[];
	/** How many stand in a row on a desktop. */
	columns: 2 | 3;
}

/** Cards as ruled columns: the icon beside its title, then the description. */
export function CardGrid({ cards, columns }: CardGridProps) {
	return (
		<ul className={columns === 3 ? "cards cards-3 ruled" : "cards ruled"}>
			{cards.map(({ icon, title, description }) => (
				<li key={title}>
					<h3 className="flex items-start gap-2 text-h3">
						<Icon node={icon} className="mt-0.5 size-5 shrink-0 text-link" />
						<span>
							<Text text={title} />
						</span>
					</h3>
					<p className="detail mt-2">
						<Text text={description} />
					</p>
				</li>
			))}
		</ul>
	);
}
