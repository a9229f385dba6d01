import type { ReactNode } from "react";
import type { Card } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Line } from "./line.tsx";

interface CardTextProps {
	card: Pick<Card, "icon" | "title" | "description">;
	/** Size of the title. */
	size?: string;
	/** Between title and text. */
	children?: ReactNode;
}

/** Icon, title, and text of a card. */
export function CardText({ card: { icon, title, description }, size = "text-h3", children }: CardTextProps) {
	return (
		<>
			<h3 className={`flex gap-3 ${size}`}>
				<Icon node={icon} className="h-[1lh] shrink-0 text-link" />
				{title}
			</h3>
			{children}
			<Line className="mt-2" text={description} />
		</>
	);
}
