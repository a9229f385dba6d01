import type { ReactNode } from "react";
import type { Card } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Line } from "./line.tsx";

interface CardTextProps {
	card: Pick<Card, "icon" | "title" | "description"> & { path?: string; draft?: boolean };
	/** Classes for the title, its link (if the card has a path), and the description. */
	size?: string;
	link?: string;
	text?: string;
	/** Content between the title and the description. */
	children?: ReactNode;
}

/** Icon, title, and description of a card. If the card has a path, the title links to it. */
export function CardText({ card, size = "text-h3", link = "h1-link", text = "mt-2", children }: CardTextProps) {
	const { icon, title, description, path, draft } = card;
	return (
		<>
			<h3 className={`flex gap-3 ${size}`}>
				<Icon node={icon} className="h-[1lh] shrink-0 text-link" />
				{path ? <Line href={path} className={link} text={title} /> : title}
				<DraftBadge draft={draft} />
			</h3>
			{children}
			<Line className={text} text={description} />
		</>
	);
}
