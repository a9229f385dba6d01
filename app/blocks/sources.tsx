import { ArrowRight } from "lucide";
import type { NavigationItem, ShownSource } from "../../shared/content-types.ts";
import { Day } from "../ui/day.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Ground } from "../ui/section.tsx";
import { Section } from "../ui/section.tsx";

interface SourcesProps {
	/** What the page's chips lead to, in the order of their numbers. */
	sources: readonly ShownSource[];
	/** Services, industries and the case that belong to this page. */
	related?: readonly NavigationItem[];
	ground?: Ground;
}

/** "Sources on this page": where each chip leads, and the pages that belong to this one. */
export function Sources({ sources, related = [], ground }: SourcesProps) {
	if (sources.length + related.length === 0) return null;
	return (
		<Section ground={ground} className="sources" aria-labelledby="sources">
			<div className="split">
				<h2 id="sources" className="text-h3">
					{sources.length > 0 ? "Sources on this page" : "Related pages"}
				</h2>
				<div>
					{sources.length > 0 && (
						<ol className="source-list ruled-hair text-small">
							{sources.map((source) => (
								<li key={source.number} id={`source-${source.number}`}>
									<span className="cite">{source.number}</span>
									<p>{"path" in source ? <PageSource {...source} /> : <DocumentSource {...source} />}</p>
								</li>
							))}
						</ol>
					)}
					{sources.length > 0 && related.length > 0 && (
						<h2 id="related" className="mt-8 text-lead">
							Related pages
						</h2>
					)}
					{related.length > 0 && (
						<ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1" aria-labelledby={sources.length > 0 ? "related" : "sources"}>
							{related.map(({ name, path }) => (
								<li key={path} className="flex items-center gap-2">
									<a href={path} className="plain-link inline-flex min-h-6 items-center font-[650]">
										{name}
									</a>
									<Icon node={ArrowRight} className="size-4 shrink-0 text-link" />
								</li>
							))}
						</ul>
					)}
				</div>
			</div>
		</Section>
	);
}

function PageSource({ path, text }: Extract<ShownSource, { path: string }>) {
	return (
		<a href={path} className="plain-link">
			{text}
		</a>
	);
}

/** A document elsewhere is named in words: no link leaves the site. */
function DocumentSource({ text, name, publisher, date, dated }: Exclude<ShownSource, { path: string }>) {
	return (
		<>
			{text}{" "}
			<span className="text-muted">
				{name}, {publisher}, {dated ? "" : "read "}
				{/^\d{4}-\d{2}-\d{2}$/.test(date) ? <Day date={date} format="short" /> : date}
			</span>
		</>
	);
}
