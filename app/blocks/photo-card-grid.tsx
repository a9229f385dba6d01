import { ArrowRight } from "lucide";
import type { Views } from "../content/views.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Photo } from "../ui/photo.tsx";
import { Ranges } from "../ui/ranges.tsx";

interface PhotoCardGridProps {
	cards: Views["industries"]["industries"];
	/** true on the overview: address line and a "Learn More" link of its own. */
	detailed?: boolean;
}

/** Industries in a lined grid, each with its photo. */
export function PhotoCardGrid({ cards, detailed = false }: PhotoCardGridProps) {
	return (
		<ul className="lined-grid sm:grid-cols-2 lg:grid-cols-3">
			{cards.map(({ path, title, icon, description, photo, draft }) => (
				<li key={path} className="relative flex flex-col bg-paper">
					<div className="border-b-[1.5px] border-ink">
						<Photo photo={photo} ratio={[16, 9]} sizes="(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw" />
					</div>
					<div className="flex flex-1 flex-col p-6 sm:p-8">
						{detailed && <p className="mb-3 font-mono text-mono text-muted">{path}</p>}
						<h3 className="flex items-center gap-3 text-h3">
							<Icon node={icon} className="size-6 shrink-0 text-link" />
							{detailed ? (
								title
							) : (
								<a href={path} className="cover-link">
									{title}
								</a>
							)}
							<DraftBadge draft={draft} />
						</h3>
						<p className="mt-3 text-muted">
							<Ranges text={description} />
						</p>
						{detailed && (
							<a href={path} className="cover-link mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-4 font-[650]">
								Learn More
								<span className="sr-only"> about {title}</span>
								<Icon node={ArrowRight} className="size-5" />
							</a>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
