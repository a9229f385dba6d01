import { Check } from "lucide";
import { Icon } from "../ui/icon.tsx";
import { Line } from "./line.tsx";

interface ItemsProps {
	texts: readonly string[];
	className?: string;
	/** Classes for each item, and for the check icon before it. Without `check`, there are no icons. */
	item?: string;
	check?: string;
}

/** A list of short texts, with or without check icons. */
export function Items({ texts, className, item = "", check }: ItemsProps) {
	return (
		<ul className={className}>
			{texts.map((text) =>
				check ? (
					<li key={text} className={`flex ${item}`}>
						<Icon node={Check} className={`shrink-0 text-link ${check}`} />
						<Line as="span" text={text} />
					</li>
				) : (
					<Line key={text} as="li" className={item || undefined} text={text} />
				),
			)}
		</ul>
	);
}
