import type { ReactNode } from "react";
import type { Card } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Section } from "../../parts/section.tsx";

interface CardsProps<Part> {
	page: {
		cards: { title: string; items: readonly Card[] };
		object: { parts: { intro?: string | undefined; caption?: string | undefined; items: readonly Part[] } };
	};
	/** Classes for the heading, the section, the list, and each item. */
	size?: string;
	className?: string;
	list?: string;
	item: string;
	children: (card: Card, part: Part, index: number) => ReactNode;
}

/** The cards of a service or industry, each with its example, if it has one, in the page's own layout. */
export function Cards<Part>({
	page,
	size = "text-closing",
	className = "ground-panel pt-section [--section:84rem]",
	list = "mt-8",
	item,
	children,
}: CardsProps<Part>) {
	const { intro, caption, items } = page.object.parts;
	return (
		<Section id="parts" title={page.cards.title} size={size} lead={intro} wide className={className}>
			<ol className={list}>
				{page.cards.items.map((card, index) => (
					<li key={card.title} className={item}>
						{items[index] === undefined ? <CardText card={card} /> : children(card, items[index], index)}
					</li>
				))}
			</ol>
			{caption && <p className="wrap caption pt-4 pb-8">{caption}</p>}
		</Section>
	);
}
