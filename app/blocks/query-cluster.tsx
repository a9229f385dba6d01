import { Search } from "lucide";
import { Icon } from "../ui/icon.tsx";

/** The questions a sector's customers type; the first one carries the marker. */
export function QueryCluster({ queries }: { queries: readonly string[] }) {
	return (
		<figure>
			<figcaption className="border-t-[1.5px] border-ink pt-3 font-mono text-mono text-muted">What your customers ask</figcaption>
			<ul className="mt-2">
				{queries.map((query, index) => (
					<li key={query} className="flex items-start gap-3 border-b border-hair py-4 font-mono text-small leading-snug">
						<Icon node={Search} className="mt-0.5 size-5 shrink-0 text-link stroke-[2.25]" />
						<span className="flex-1 text-balance">{index === 0 ? <span className="marked">{query}</span> : query}</span>
					</li>
				))}
			</ul>
		</figure>
	);
}
