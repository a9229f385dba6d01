import { ArrowRight } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { AskedLine } from "./asked-line.tsx";
import { Print } from "./print.tsx";

interface PhotoWallProps {
	cards: Views["home"]["industries"];
	/** true on the overview: a "Learn More" link of its own. */
	detailed?: boolean;
}

/** The industries as prints from edge to edge, each with the query its customers type. */
export function PhotoWall({ cards, detailed = false }: PhotoWallProps) {
	return (
		<ul className="wall photo-wall grid lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
			{cards.map(({ path, title, icon, description, query, photo, draft }) => (
				<li key={path}>
					<Print photo={photo} sizes="(min-width: 1024px) 48vw, 39vw" />
					<AskedLine query={query} size="small" />
					<div className="photo-wall-words">
						<h3 className="flex items-start gap-2 text-h3">
							<Icon node={icon} className="mt-0.5 size-5 shrink-0 text-link" />
							{detailed ? (
								title
							) : (
								<a href={path} className="cover-link">
									{title}
								</a>
							)}{" "}
							<DraftBadge draft={draft} />
						</h3>
						<p className="detail mt-2">
							<Text text={description} />
						</p>
						{detailed && (
							<a href={path} className="cover-link inline-flex min-h-11 items-center gap-2 font-[650]">
								Learn More
								<span className="sr-only"> about {title}</span>
								<Icon node={ArrowRight} />
							</a>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
