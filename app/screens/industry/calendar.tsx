import { CardText } from "../../parts/card-text.tsx";
import { CaseStudy } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Rows } from "../../parts/rows.tsx";
import { words } from "../../words.ts";
import type { ObjectPage } from "./shared/parts.tsx";
import { Cards, IndustryArticle, IndustryPage, OpeningWords, Photo, Specimen } from "./shared/parts.tsx";

type Page = ObjectPage<"calendar">["page"];

/** A drawn link in the title is a black bar: the page's own mark. */
const REDACTED = "[&_u]:-mx-[.1em] [&_u]:bg-ink [&_u]:box-decoration-clone [&_u]:px-[.1em] [&_u]:text-paper [&_u]:no-underline";

/** Questions stand on a sheet that reaches the edge of the page, as the day of the opening does. */
const FAQ =
	"ground-paper lg:[&_.faq]:grid! lg:[&_.faq]:grid-cols-[5fr_7fr] lg:py-0! lg:[&_h2]:py-section [&_ul]:mt-0! max-lg:[&_ul]:mt-6! " +
	"[&_ul]:bg-(--panel) [&_ul]:-mx-side [&_ul]:px-side lg:[&_ul]:ml-0 lg:[&_ul]:py-section lg:[&_ul]:pl-8";

const ROW = "grid gap-4 py-1.5! leading-snug";

/** Healthcare: a day with open slots and redacted names, then one patient's week with a service at each time. */
export default function CalendarPage({ page, article }: ObjectPage<"calendar">) {
	const { object, proof } = page;
	const form = (
		<Specimen caption={words.illustration} className="serif -mx-side -mb-section self-end px-side py-6 text-[1.25rem] lg:ml-0 lg:pl-8">
			<Rows rows={object.form} row={`${ROW} grid-cols-[2fr_4fr]`} />
		</Specimen>
	);
	return (
		<IndustryPage page={page} faq={FAQ} end={form}>
			<Opening page={page} />
			<Week page={page} />
			{proof?.caseStudy && <CaseStudy study={proof.caseStudy} className="ground-paper" />}
			{proof?.testimonial && (
				<div className="wrap border-t-[1.5px] pt-8 pb-section">
					<Quote quote={proof.testimonial} mark={object.mark} className="text-h3 lg:text-[2.625rem] lg:leading-[1.15]" />
				</div>
			)}
			<div className="ground-night">
				<IndustryArticle page={page} article={article}>
					<p className="text-small text-muted max-lg:mt-4 lg:col-start-2 lg:mt-4">{object.approval}</p>
				</IndustryArticle>
			</div>
		</IndustryPage>
	);
}

function Opening({ page }: { page: Page }) {
	const { object, hero, queries } = page;
	const title = hero.title.replace(object.private, `__${object.private}__`);
	return (
		<section>
			<div className="grid lg:grid-cols-[7fr_5fr]">
				<div className="px-side pt-5 pb-8 lg:pr-10">
					<OpeningWords
						page={{ ...page, hero: { ...hero, title } }}
						title={`text-closing leading-[1.2] ${REDACTED}`}
						words="max-w-[36rem]"
					/>
				</div>
				<div className="flex flex-col">
					<Specimen head={object.day.title} caption={object.day.caption} className="px-side py-5 max-lg:border-t-[1.5px] lg:pl-6">
						<Rows rows={object.day.slots} row={`${ROW} grid-cols-[3.5rem_1fr]`} />
					</Specimen>
					<Photo page={page} framed tint="blue" className="h-44 lg:h-auto lg:min-h-52 lg:grow" />
				</div>
			</div>
			<div className="border-y-[1.5px]">
				<ul className="wrap grid gap-x-8 gap-y-2 py-5 lg:grid-cols-3" aria-label={object.queriesTitle}>
					{queries.slice(0, 3).map((query) => (
						<li key={query}>
							<Query>{query}</Query>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

const STEP = "lg:grid-cols-[calc(var(--side)+9rem)_4fr_5.5fr]";
const LARGE = "lg:grid-cols-[calc(var(--side)+9rem)_1fr_1fr]";

/** One step for each service; the one with two sheets is the large one. */
function Week({ page, page: { object, cards } }: { page: Page }) {
	return (
		<Cards page={page} intro={object.intro} caption={object.caption}>
			<ol className="mt-8">
				{cards.items.map((card, index) => {
					const { day, time, half, sheets } = object.steps[index] ?? { sheets: [] };
					const large = sheets.length === 2;
					return (
						<li key={card.title} className={`border-t-[1.5px] lg:grid ${large ? LARGE : STEP}`}>
							<p className="px-side pt-5 max-lg:flex max-lg:items-baseline max-lg:justify-between lg:row-span-2 lg:pr-0">
								<span className="block font-mono text-small text-muted">{day}</span>
								<span>
									<b className="display text-h3">{time}</b> <span className="text-small">{half}</span>
								</span>
							</p>
							<div className={`px-side pb-5 lg:px-6 lg:pt-5 ${large ? "text-lead lg:col-span-2 lg:pr-side" : ""}`.trim()}>
								<CardText card={card} size={large ? "text-h2 lg:text-closing" : "text-h3"} />
							</div>
							{sheets.map((sheet) => (
								<Sheet key={sheet.head ?? sheet.title} {...sheet} />
							))}
						</li>
					);
				})}
			</ol>
		</Cards>
	);
}

function Sheet({ head, note, query, title, text, rows, foot }: Page["object"]["steps"][number]["sheets"][number]) {
	return (
		<div className="ground-sheet px-side py-5 not-last:lg:pr-6 lg:pl-6 [&_del]:block" data-nosnippet="">
			{head && (
				<p className="sheet-head">
					<span>{head}</span> {note && <span className="text-muted">{note}</span>}
				</p>
			)}
			{query && <Query className="text-small">{query}</Query>}
			{title && <p className="serif mt-2 text-m leading-tight font-bold">{title}</p>}
			{text && <Line className="serif mt-3 text-[1.25rem] leading-normal" text={text} />}
			{rows && <Rows rows={rows} row={`${ROW} grid-cols-[4fr_5fr]`} />}
			{foot && <p className="serif mt-3 text-muted">{foot}</p>}
		</div>
	);
}
