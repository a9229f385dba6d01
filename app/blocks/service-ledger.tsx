import type { Views } from "../content/views.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { FeatureList } from "../ui/feature-list.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ranges } from "../ui/ranges.tsx";

/** The services as rows of a ledger: address and name, what it is, what is in it. */
export function ServiceLedger({ services }: { services: Views["home"]["services"] }) {
	return (
		<ul className="border-t-[1.5px] border-ink">
			{services.map(({ path, title, icon, description, features, draft }) => (
				<li key={path} className="ledger-row relative grid gap-x-12 gap-y-4 border-b border-rule py-8 lg:grid-cols-12">
					<div className="lg:col-span-4">
						<p className="flex gap-3 font-mono text-mono wrap-anywhere text-muted">
							<Icon node={icon} className="size-5 shrink-0 text-link" />
							{path}
						</p>
						<h3 className="mt-3 text-h3">
							<a href={path} className="cover-link">
								{title}
							</a>{" "}
							<DraftBadge draft={draft} />
						</h3>
					</div>
					<p className="lg:col-span-4">
						<Ranges text={description} />
					</p>
					<FeatureList features={features} className="tablet-pair lg:col-span-4" />
				</li>
			))}
		</ul>
	);
}
