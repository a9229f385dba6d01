import { ArrowRight } from "lucide";
import type { NavigationItem } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";

interface QueryIndexProps {
	title: string;
	/** What somebody asks, and the page that answers it. */
	entries: readonly { query: string; page: NavigationItem }[];
}

/** Questions with the pages that answer them: an overview's hero. */
export function QueryIndex({ title, entries }: QueryIndexProps) {
	return (
		<nav aria-labelledby="queries">
			<p id="queries" className="mono border-t-[1.5px] border-ink pt-3 text-muted">
				{title}
			</p>
			<ul className="mt-2">
				{entries.map(({ query, page }) => (
					<li key={page.path} className="border-b border-hair py-3">
						<p className="mono">{query}</p>
						<p className="mt-1">
							<a href={page.path} className="plain-link inline-flex min-h-6 items-center gap-2 font-[650]">
								{page.name}
								<Icon node={ArrowRight} className="size-4" />
							</a>
						</p>
					</li>
				))}
			</ul>
		</nav>
	);
}
