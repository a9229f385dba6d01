import type { Views } from "../../../shared/content-types.ts";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";

type SampleData = NonNullable<Views["services"]["services"][number]["sample"]>;

const CHECKS = "mt-5 flex flex-wrap gap-x-6 border-t-[1.5px] border-hair pt-3 font-mono text-small";

/** The words of each form: of a report, a draft, a placed sentence, a page, or an answer. */
const WORDS = {
	report: "",
	draft: "serif text-[clamp(1.5rem,1rem+1.6vw,2.25rem)] leading-[1.3]",
	placement: "serif text-[clamp(1.5rem,0.9rem+2.1vw,2.75rem)] leading-[1.3]",
	page: "serif text-[1.25rem] leading-[1.45]",
	answer: "display text-[clamp(1.5rem,0.7rem+3vw,3.75rem)] leading-[1.3]",
};

type SampleProps = SampleData & { /** Its place and margins. */ className: string };

/** What a service hands over, to the edge of the window. */
export function Sample({ form, head, note, query, title, rows = [], text, checks = [], sources = [], units = [], className }: SampleProps) {
	const ground = form === "answer" ? "ground-stage" : "ground-sheet";
	return (
		<figure className={`py-5 ${ground} ${className}`} data-nosnippet="">
			{head && <SheetHead className="mb-4" text={head} aside={note} />}
			{query && <Query className="border-b-2 pb-3">{query}</Query>}
			{title && <p className={`display text-h2 ${form === "page" ? "serif tracking-normal" : ""}`}>{title}</p>}
			{rows.length > 0 && (
				<ul className="ruled-hair mt-3 font-mono text-small">
					{rows.map(({ url, verdict, kept }) => (
						<li key={url} className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${kept ? "font-[700]" : "text-muted"}`}>
							{kept ? <span>{url}</span> : <del>{url}</del>} <span className={kept ? "" : "max-sm:sr-only"}>{verdict}</span>
						</li>
					))}
				</ul>
			)}
			{text && <Line className={`mt-3 ${WORDS[form]}`} text={text} />}
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
				<ul className="mt-5 grid gap-x-6 gap-y-3 lg:grid-cols-3 lg:items-end">
					{units.map(({ count, text }) => (
						<li key={count} className="max-lg:grid max-lg:grid-cols-[4.5rem_1fr] max-lg:items-center">
							<b className="display text-h2 max-lg:row-span-2">{count}</b>
							<span className="my-1 grid grid-cols-10 gap-[3px] forced-color-adjust-none" aria-hidden="true">
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
