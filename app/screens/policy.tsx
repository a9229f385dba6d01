import type { Views } from "../../shared/content-types.ts";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { SheetHead } from "../parts/sheet-head.tsx";
import { Sources } from "../parts/sources.tsx";
import { Toc } from "../parts/toc.tsx";
import { Day } from "../ui/day.tsx";
import { Folded } from "../ui/folded.tsx";
import { Prose } from "../ui/prose.tsx";
import { words } from "../words.ts";

/** A policy page: the policy as a short record beside the title, then the text in numbered sections. */
export default function Policy({ page, article }: { page: Views["policy"]; article: string }) {
	const { record } = page;
	return (
		<>
			<section className="border-b-[1.5px]">
				<div className="wrap grid gap-x-12 gap-y-8 pt-6 pb-10 lg:grid-cols-2">
					<div>
						<Crumbs trail={page.trail} />
						<Headline hero={page} className="mt-5 text-title" />
						<p className="mt-4 font-[650]">
							{words.lastUpdated} <Day date={page.lastUpdated} format="short" />
						</p>
						<p className="mt-4 text-lead text-muted">{page.intro}</p>
					</div>
					{record && (
						<figure className="max-lg:-mx-side lg:-mr-side" data-nosnippet="">
							<div className="ground-sheet border-y-[1.5px] border-hair px-side py-5 lg:border-l-[1.5px] lg:pl-7">
								<SheetHead text={record.title} aside={record.note} />
								<Rows
									rows={record.rows}
									row="grid gap-x-4 sm:grid-cols-[2fr_3fr]"
									label="serif text-lead leading-snug"
									text="display text-h3 leading-snug"
								/>
							</div>
							<figcaption className="caption mt-2 max-lg:mx-side">{record.caption}</figcaption>
						</figure>
					)}
				</div>
			</section>
			<div className="policy unfolds wrap grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-y-0">
				<Folded label={words.contents}>
					<Toc headings={page.headings} />
				</Folded>
				<Prose html={article} className="min-w-0" />
			</div>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}
