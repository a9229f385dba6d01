import type { NavigationItem, ShownSource } from "../../shared/content-types.ts";
import { Day } from "../ui/day.tsx";
import { Folded } from "../ui/folded.tsx";
import { Links } from "../ui/link-list.tsx";
import { words } from "../words.ts";
import { Line } from "./line.tsx";

/** The sources and related pages of a page. */
export interface SourcesProps {
	/** Targets of the page's citation chips, in order. */
	sources: readonly ShownSource[];
	/** Related pages, linked in one sentence. */
	related?: readonly NavigationItem[];
}

/** Aligns the related pages with the short answers above, if there are any. */
const BELOW_SHORTS = "lg:[:has(>.faq.grid-cols-1)+&>.split]:grid-cols-[calc(50%-5.5rem)_1fr]";
/** The page's sources, collapsed, and its related pages in one sentence. */
export function Sources({ sources, related = [] }: SourcesProps) {
	if (sources.length + related.length === 0) return null;
	return (
		<section className={`sources pb-8 [--section:7rem] ${BELOW_SHORTS}`} aria-label={words.sourcesAndRelated}>
			<div className="wrap split gap-y-2 has-[[open]]:block">
				{sources.length > 0 && (
					<Folded label={words.sources(sources.length)}>
						<ol className="ruled-hair mt-2 gap-8 text-small leading-snug *:flex *:gap-4 *:break-inside-avoid lg:has-[>:nth-child(7)]:columns-2">
							{sources.map((source) => (
								<li key={source.number} id={`source-${source.number}`}>
									<span className="chip">{source.number}</span>
									<p>
										{"path" in source ? (
											<Line href={source.path} className="plain-link" text={source.text} />
										) : (
											<DocumentSource {...source} />
										)}
									</p>
								</li>
							))}
						</ol>
					</Folded>
				)}
				{related.length > 0 && (
					<p className="mt-2">
						{words.relatedPages} <Links links={related} />
					</p>
				)}
			</div>
		</section>
	);
}

/** An external document: named but not linked, since only email and chat links leave the site. */
function DocumentSource({ text, name, publisher, date, dated }: Exclude<ShownSource, { path: string }>) {
	return (
		<>
			{text}{" "}
			<span className="text-muted">
				{name}, {publisher}, {dated ? "" : `${words.readOn} `}
				<Day date={date} format="long" />
			</span>
		</>
	);
}
