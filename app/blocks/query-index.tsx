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
			<p id="queries" className="border-t-[1.5px] border-ink pt-3 font-mono text-mono text-muted">
				{title}
			</p>
			<ul className="mt-2">
				{entries.map(({ query, page }) => (
					<li key={page.path} className="border-b border-hair py-3">
						<p className="font-mono text-small leading-snug text-balance">{query}</p>
						<p className="mt-0.5">
							<a href={page.path} className="plain-link inline-flex min-h-6 items-center gap-2 text-small font-[650]">
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
