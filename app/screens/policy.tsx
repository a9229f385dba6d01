import type { Views } from "../../shared/content-types.ts";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { SheetHead } from "../parts/sheet-head.tsx";
import { Sources } from "../parts/sources.tsx";
import { Toc } from "../parts/toc.tsx";
import { Day } from "../ui/day.tsx";
import { Prose } from "../ui/prose.tsx";
import { words } from "../words.ts";

/** A policy page: the policy as a short record beside its title, then the text with numbered sections. */
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
						<figure className="lg:-mr-side">
							<div className="sheet ground-sheet max-lg:-mx-side max-lg:border-x-0 max-lg:px-side lg:border-r-0 lg:pr-side lg:pl-7">
								<SheetHead text={record.title} aside={record.note} />
								<dl className="ruled-hair">
									{record.rows.map(({ label, value, hidden }) => (
										<div key={label} className="grid gap-x-4 sm:grid-cols-[2fr_3fr]">
											<dt>{label}</dt>
											<dd className="font-[650]">
												{hidden && <span className="mr-2 inline-block h-[1.2em] w-20 bg-ink align-middle forced-color-adjust-none" />}
												{value}
											</dd>
										</div>
									))}
								</dl>
							</div>
							<figcaption className="caption mt-2">{record.caption}</figcaption>
						</figure>
					)}
				</div>
			</section>
			<div className="policy wrap grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-y-0">
				<Toc headings={page.headings} />
				<Prose html={article} className="min-w-0" />
			</div>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}
