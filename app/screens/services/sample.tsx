import type { Views } from "../../../shared/content-types.ts";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";

type SampleProps = NonNullable<Views["services"]["services"][number]["sample"]>;

const CHECKS = "mt-6 flex flex-wrap gap-x-6 border-t-[1.5px] border-hair pt-3 font-mono text-small";

/** A service's deliverable at full width: a report, a draft, a placed sentence, a page, or an answer. */
export function Sample({ head, note, query, title, rows = [], text, checks = [], sources = [], units = [] }: SampleProps) {
	const isAnswer = query !== undefined;
	return (
		<figure className={`side py-6 lg:py-10 ${isAnswer ? "ground-stage" : "ground-sheet"}`} data-nosnippet="">
			{head && <SheetHead text={head} aside={note} />}
			{query && <Query className="border-b-2 pb-3">{query}</Query>}
			{title && <p className="display mt-4 text-h2">{title}</p>}
			{rows.length > 0 && (
				<ul className="ruled-hair mt-3 font-mono text-small">
					{rows.map(({ url, verdict, kept }) => (
						<li key={url} className={`flex flex-wrap justify-between gap-x-4 ${kept ? "font-[700]" : "text-muted"}`}>
							{kept ? <span>{url}</span> : <del>{url}</del>} <span className={kept ? "" : "max-sm:sr-only"}>{verdict}</span>
						</li>
					))}
				</ul>
			)}
			{text && (
				<Line
					className={`mt-4 leading-[1.3] ${isAnswer ? "display text-closing" : "serif text-[clamp(1.5rem,0.9rem+2.1vw,2.75rem)]"}`}
					text={text}
				/>
			)}
			{checks.length > 0 && <Items texts={checks} className={CHECKS} item="items-center gap-2" check="size-4" />}
			{sources.length > 0 && (
				<ol className="mt-5 font-mono text-small">
					{sources.map((source, index) => (
						<li key={source} className="mt-1">
							<span className="chip mr-3">{index + 1}</span>
							{source}
						</li>
					))}
				</ol>
			)}
			{units.length > 0 && (
				<ul className="mt-6 grid gap-x-6 gap-y-4 lg:grid-cols-3 lg:items-end">
					{units.map(({ count, text }) => (
						<li key={count}>
							<b className="display text-h2">{count}</b>
							<span className="my-1 grid grid-cols-10 gap-[3px] forced-color-adjust-none max-lg:max-w-60" aria-hidden="true">
								{Array.from({ length: Number(count) }, (_, unit) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: equal squares.
									<i key={unit} className="aspect-square bg-bar" />
								))}
							</span>
							<Line as="span" text={text} />
						</li>
					))}
				</ul>
			)}
		</figure>
	);
}
