import { Check } from "lucide";
import type { Views } from "../../../shared/content-types.ts";
import { Edited } from "../../parts/edited.tsx";
import { Query } from "../../parts/query.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type SampleData = NonNullable<Views["services"]["services"][number]["sample"]>;

/** What a service hands over: a page of a report, a draft, a placed sentence, a page, or an answer. */
export function Sample({ form, head, note, query, title, rows = [], text, checks = [], sources = [], units = [], caption }: SampleData) {
	return (
		<figure className={`sample-${form} self-start`}>
			<div className={`${form === "answer" ? "ground-stage" : "ground-sheet"} sample px-5 py-5 lg:px-7`} data-nosnippet="">
				{head && (
					<p className="sheet-head mb-4">
						<span>{head}</span> <span>{note}</span>
					</p>
				)}
				{query && <Query className="border-b-2 pb-3">{query}</Query>}
				{title && <p className="display text-h2">{title}</p>}
				{rows.length > 0 && (
					<ul className="ruled-hair mt-3 font-mono text-small">
						{rows.map(({ url, verdict, kept }) => (
							<li key={url} className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${kept ? "font-[700]" : "text-muted"}`}>
								<span>{url}</span> <span>{verdict}</span>
							</li>
						))}
					</ul>
				)}
				{text && (
					<p className="words mt-3">
						<Edited text={text} />
					</p>
				)}
				{checks.length > 0 && (
					<ul className="mt-5 flex flex-wrap gap-x-6 border-t-[1.5px] border-hair pt-3 font-mono text-small">
						{checks.map((check) => (
							<li key={check} className="flex items-center gap-2">
								<Icon node={Check} className="size-4 text-link" />
								{check}
							</li>
						))}
					</ul>
				)}
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
			</div>
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
							<span>
								<Text text={text} />
							</span>
						</li>
					))}
				</ul>
			)}
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}
