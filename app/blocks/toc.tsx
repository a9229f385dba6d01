import type { Heading } from "../../shared/content-types.ts";

/** The headings of a text, beside it on wide screens. Links into a closed article open it. */
export function Toc({ headings }: { headings: readonly Heading[] }) {
	if (headings.length === 0) return null;
	return (
		<nav aria-label="On this page" className="toc lg:sticky lg:top-28 lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start">
			<p className="border-t-[1.5px] border-ink pt-4 font-mono text-mono text-muted">On this page</p>
			<ol className="tablet-pair mt-3 grid gap-1">
				{headings.map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`} className="text-small leading-snug text-muted hover:text-ink">
							{text}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
