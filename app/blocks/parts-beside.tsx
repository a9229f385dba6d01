import type { Card, Photo } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { Print } from "./print.tsx";

interface PartsBesideProps {
	/** Heading of the section, which is named by its id `parts`. */
	title: string;
	cards: readonly Card[];
	/** Stands below the heading, at the left edge of the page. */
	photo?: Photo | undefined;
}

/** Services of a sector as rows beside their heading and a print: icon and title, then what is done. */
export function PartsBeside({ title, cards, photo }: PartsBesideProps) {
	return (
		<div className="parts">
			<h2 id="parts" className="text-h2">
				{title}
			</h2>
			{photo && <Print photo={photo} tint="ink" sizes="(min-width: 1024px) 75vw, 110vw" className="bleed-small bleed-start" />}
			<ul className="ruled">
				{cards.map(({ icon, title, description }) => (
					<li key={title}>
						<h3 className="flex gap-2 text-h3">
							<Icon node={icon} className="shrink-0 text-link" />
							{title}
						</h3>
						<p className="detail">
							<Text text={description} />
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
