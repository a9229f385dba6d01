import { ArrowRight } from "lucide";
import type { NavigationItem, ShownSource } from "../../shared/content-types.ts";
import { Day } from "../ui/day.tsx";
import { Folded } from "../ui/folded.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";

interface SourcesProps {
	/** What the page's chips lead to, in the order of their numbers. */
	sources: readonly ShownSource[];
	/** Services, industries and the case that belong to this page. */
	related?: readonly NavigationItem[];
}

/** More sources than this are folded: they are looked up one by one, by a chip, and took three screens of a phone. */
const MOST_OPEN = 6;

/** "Sources on this page": where each chip leads, and the pages that belong to this one. */
export function Sources({ sources, related = [] }: SourcesProps) {
	if (sources.length + related.length === 0) return null;
	return (
		<Section className="sources" aria-labelledby="sources">
			<div className={sources.length > 0 ? "split" : "split items-baseline"}>
				<h2 id="sources" className="text-h3">
					{sources.length > 0 ? "Sources on this page" : "Related pages"}
				</h2>
				<div>
					{sources.length > MOST_OPEN ? (
						<Folded label={`All ${sources.length} sources`} className="border-t-[1.5px] border-ink">
							<SourceList sources={sources} />
						</Folded>
					) : (
						sources.length > 0 && <SourceList sources={sources} />
					)}
					{sources.length > 0 && related.length > 0 && (
						<h2 id="related" className="mt-8 text-lead">
							Related pages
						</h2>
					)}
					{related.length > 0 && (
						<ul
							className={`flex flex-wrap gap-x-8 gap-y-1 ${sources.length > 0 ? "mt-4" : ""}`.trim()}
							aria-labelledby={sources.length > 0 ? "related" : "sources"}
						>
							{related.map(({ name, path }) => (
								<li key={path}>
									<a href={path} className="plain-link pr-6 font-[650]">
										{name}
									</a>
									{/* In the room at the link's end, so that it never begins a line. */}
									<Icon node={ArrowRight} className="-ml-4 inline-block size-4 align-[-0.15em] text-link" />
								</li>
							))}
						</ul>
					)}
				</div>
			</div>
		</Section>
	);
}

function SourceList({ sources }: Pick<SourcesProps, "sources">) {
	return (
		<ol className="source-list ruled-hair text-small leading-snug">
			{sources.map((source) => (
				<li key={source.number} id={`source-${source.number}`}>
					<span className="cite">{source.number}</span>
					<p>{"path" in source ? <PageSource {...source} /> : <DocumentSource {...source} />}</p>
				</li>
			))}
		</ol>
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
				{/^\d{4}-\d{2}-\d{2}$/.test(date) ? <Day date={date} format="long" /> : date}
			</span>
		</>
	);
}
