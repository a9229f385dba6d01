import type { Views } from "../content/views.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { FeatureList } from "../ui/feature-list.tsx";
import { Icon } from "../ui/icon.tsx";
import { Photo } from "../ui/photo.tsx";
import { Ranges } from "../ui/ranges.tsx";

/** The services with photo, features and address; each row's photo stands on the other side than the one before. */
export function ServiceCards({ services }: { services: Views["services"]["services"] }) {
	return (
		<ul className="wrap pb-section">
			{services.map(({ path, title, icon, description, features, photo, draft }) => (
				<li key={path} className="group relative grid gap-x-12 gap-y-6 border-t-[1.5px] border-ink py-10 last:pb-0 lg:grid-cols-12">
					<div className="lg:col-span-5 lg:group-even:order-last">
						<Photo photo={photo} sizes="(min-width: 1024px) 32rem, 100vw" />
					</div>
					<div className="lg:col-span-7">
						<p className="flex gap-3 font-mono text-mono wrap-anywhere text-muted">
							<Icon node={icon} className="size-5 shrink-0 text-link" />
							{path}
						</p>
						<h2 className="mt-3 text-h2">
							<a href={path} className="cover-link">
								{title}
							</a>{" "}
							<DraftBadge draft={draft} />
						</h2>
						<p className="mt-4 max-w-[40rem] text-lead">
							<Ranges text={description} />
						</p>
						<FeatureList features={features} className="mt-6 sm:grid-cols-2" />
					</div>
				</li>
			))}
		</ul>
	);
}
