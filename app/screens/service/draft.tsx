import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Line } from "../../parts/line.tsx";
import { Mail } from "../../parts/mail.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { words } from "../../words.ts";
import { ClientQuote, headOf, Labeled, LEAD, OPENING, ServiceEnd } from "./parts.tsx";

type DraftPage = Views["service"] & { object: ServiceObjectOf<"draft"> };

/** Text on the left; the sheet on the right, up to the edge of the page. */
const COLUMNS = "lg:grid lg:grid-cols-[minmax(0,4.9fr)_minmax(0,7.1fr)]";
const WORDS = "px-side lg:pr-10";
const SHEET = "serif ground-sheet max-lg:px-5 lg:border-l-[1.5px] lg:border-rule lg:pr-side lg:pl-10";

const ARTICLE = [
	"split [&_h2]:text-[clamp(1.75rem,1.5rem+0.8vw,2.125rem)] [&_h2]:leading-[1.15] [&_.prose-lead]:max-w-none",
	"[&_.prose-lead]:[font:400_clamp(1.1875rem,1rem+0.5vw,1.375rem)/1.5_var(--font-foreign)]",
].join(" ");
const FAQ = [
	"ground-panel [&_ul]:grid [&_ul]:items-start [&_ul]:gap-4 [&_ul]:border-0 lg:[&_ul]:grid-cols-2",
	"[&_li]:rounded-box [&_li]:border-[1.5px] [&_li]:border-ink [&_li]:px-5",
	"[&_.question]:[font:400_clamp(1.2rem,1rem+0.8vw,1.65rem)/1.25_var(--font-foreign)]",
	"lg:[&_summary]:min-h-26 lg:[&_summary]:items-center lg:[&_summary>.icon]:translate-none",
].join(" ");

/** Content writing: a draft after the call with the expert, and the same call as six kinds of content. */
export default function Draft({ page, article }: { page: DraftPage; article: ArticleParts<string> }) {
	const { object, cta } = page;
	const quote = "text-h2 leading-[1.3] lg:text-closing lg:leading-[1.3]";
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening {...page} />
			<Orders {...page} />
			<ExpandableArticle {...headOf(page)} article={article} className={ARTICLE} />
			<ClientQuote page={page} mark={object.quoteMark} className="ground-night py-section" text={quote} />
			<ServiceEnd page={page} faq={FAQ} className="lg:grid-cols-2">
				<Mail
					message={cta.message}
					caption={object.messageCaption}
					className="-mb-section max-lg:-mx-side max-lg:px-side lg:-mr-side lg:pr-side"
				/>
			</ServiceEnd>
		</>
	);
}

function Opening({ trail, hero, object }: DraftPage) {
	return (
		<section className={`${OPENING} pt-6`}>
			<Crumbs trail={trail} />
			<Headline hero={hero} className="text-[clamp(2.125rem,4.5cqw,4.3rem)] leading-[1.06] lg:mt-4" />
			<div className={`-mx-side max-lg:contents lg:mt-7 lg:grid-rows-[auto_1fr] lg:border-t-[1.5px] ${COLUMNS}`}>
				<div className={`max-lg:contents lg:pt-6 lg:pb-6 ${WORDS}`}>
					<Line className={LEAD} text={hero.intro} />
					<Actions className="max-lg:contents lg:mt-5 lg:[&>.grid]:grid" times={hero.times} />
				</div>
				<figure className={`${SHEET} pt-4 pb-5 max-lg:mt-2 max-lg:-mr-side lg:row-span-2`} data-nosnippet="">
					<SheetHead text={object.head} />
					<p className="mt-3 text-m leading-tight font-bold max-lg:pr-18">{object.title}</p>
					{object.rows.map(({ text, note }) => (
						<div
							key={note}
							className="grid gap-x-6 gap-y-2 border-b-[1.5px] border-hair py-4 max-lg:first-of-type:pr-18 sm:grid-cols-[1fr_11.5rem]"
						>
							<Line className="text-[1.25rem] leading-snug xl:text-[1.4rem]" text={text} />
							<p className="self-start border-l-[3px] pl-3 font-text text-small leading-snug text-muted">{note}</p>
						</div>
					))}
					<figcaption className="caption mt-3">{object.caption}</figcaption>
				</figure>
				<dl className="max-lg:mt-2 max-lg:pb-8 lg:px-side lg:pr-10 lg:pb-8">
					{object.dates.map(({ what, days, unit }) => (
						<div key={what} className="grid grid-cols-[1fr_5rem_7.5rem] items-baseline gap-x-2 border-t-[1.5px] py-1.5">
							<dt>{what}</dt>
							<dd className="display text-m leading-none whitespace-nowrap">{days}</dd> <dd>{unit}</dd>
						</div>
					))}
					<div className="border-t-[1.5px] pt-2 text-small text-muted">
						<dt className="sr-only">{words.days}</dt>
						<dd>{object.datesNote}</dd>
					</div>
				</dl>
			</div>
		</section>
	);
}

/** The cards, each with its sample on a sheet that continues the draft above. */
function Orders({ cards, object }: DraftPage) {
	const sheet = `${SHEET} flex max-lg:ml-side flex-col justify-center gap-2 py-5 text-[1.25rem] leading-snug lg:border-t-[1.5px]`;
	return (
		<section className="ground-panel max-lg:pb-8 lg:border-t-[1.5px]" aria-labelledby="parts">
			<div className={`${COLUMNS} items-end pt-10 pb-6 max-lg:pb-3`}>
				<Line as="h2" id="parts" className={`${WORDS} text-h2`} text={cards.title} />
				<div className="px-side pt-3 lg:pl-10">
					<p className="max-w-[30rem] text-lead">{object.intro}</p>
					<p className="caption mt-1">{object.samplesNote}</p>
				</div>
			</div>
			<ul>
				{cards.items.map((card, index) => {
					const { title, text, rows = [] } = object.samples[index] ?? {};
					return (
						<li key={card.title} className={COLUMNS}>
							<div className={`${WORDS} py-6 max-lg:pb-3 lg:border-t-[1.5px] lg:border-rule`}>
								<CardText card={card} />
							</div>
							<div className={sheet} data-nosnippet="">
								{title && <Line className="text-m leading-tight font-bold" text={title} />}
								{text && <Line text={text} />}
								{rows.length > 0 && <Labeled rows={rows} className="lg:text-[1.4rem]" row="items-baseline grid-cols-[5.5rem_1fr]" />}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
