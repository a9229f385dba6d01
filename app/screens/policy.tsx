import { Plus } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { QUESTION, SUMMARY } from "../parts/faq.tsx";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { SheetHead } from "../parts/sheet.tsx";
import { Sources } from "../parts/sources.tsx";
import { Toc } from "../parts/toc.tsx";
import { Day } from "../ui/day.tsx";
import { Icon } from "../ui/icon.tsx";
import { Prose } from "../ui/prose.tsx";
import { words } from "../words.ts";

/** The section's number, before its heading. */
const NUMBERED =
	"pl-11 [counter-increment:section] before:float-left before:-ml-11 before:content-[counter(section)] lg:pl-14 lg:before:-ml-14";

/** A policy: its short record in large type, then the text in numbered sections, collapsed below lg. */
export default function Policy({ page, article }: { page: Views["policy"]; article: string }) {
	const { record, headings } = page;
	const [start = "", ...sections] = article.split(/<h2.*?<\/h2>/s);
	return (
		<>
			<div className="wrap grid gap-x-16 gap-y-3 pt-4 pb-6 lg:grid-cols-[15rem_1fr] lg:pt-5 lg:pb-9 lg:*:not-first:col-start-2">
				<Crumbs trail={page.trail} />
				<Headline hero={page} className="text-title" />
				<div>
					<p className="font-[650]">
						{words.lastUpdated} <Day date={page.lastUpdated} format="short" />
					</p>
					<p className="mt-2 max-w-[44rem] text-lead leading-snug text-muted">{page.intro}</p>
				</div>
			</div>
			{record && (
				<figure>
					<div className="ground-sheet px-side border-y-[1.5px] border-hair pt-4 lg:pt-6" data-nosnippet="">
						<SheetHead text={record.title} aside={record.note} />
						<Rows
							rows={record.rows}
							className="divide-y-[1.5px] divide-hair"
							row="grid items-center gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr] lg:grid-cols-[15rem_1fr] lg:gap-x-16 lg:py-3"
							label="serif text-lead leading-snug lg:text-[1.375rem]"
							text="display text-h3 leading-snug lg:text-[1.875rem] lg:leading-[1.15]"
						/>
					</div>
					<figcaption className="caption px-side mt-2">{record.caption}</figcaption>
				</figure>
			)}
			<div className="wrap grid grid-cols-1 gap-x-16 pt-8 [--section:55rem] lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-14 lg:[--section:350rem]">
				{/* The list is sticky, and scrolls if it is taller than the window. */}
				<div className="max-lg:hidden *:sticky *:-ml-4 *:max-h-[calc(100dvh-8rem)] *:overflow-y-auto *:pl-4 [&_ol]:list-decimal [&_ol]:pl-7">
					<Toc headings={headings} />
				</div>
				<div className="policy unfolds [counter-reset:section] border-rule *:border-rule max-lg:mb-4 max-lg:border-b-[1.5px] max-lg:*:not-first:border-t-[1.5px]">
					<Prose html={start} className="mb-8 max-w-[41.25rem] lg:text-[1.125rem]" />
					{headings.map(({ id, text }, index) => (
						<details key={id}>
							<summary className={SUMMARY}>
								<h2 className={`${NUMBERED} ${QUESTION}`}>{text}</h2>
								<Icon node={Plus} className="relative top-1 flex-none text-link" />
							</summary>
							<div id={id}>
								<Prose html={sections[index] ?? ""} className="max-w-[41.25rem] pb-7 lg:pb-10 lg:text-[1.125rem]" />
							</div>
						</details>
					))}
				</div>
			</div>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}
