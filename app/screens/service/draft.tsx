import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseResult, ClientQuote, otherResults } from "../../parts/proof.tsx";
import { Section } from "../../parts/section.tsx";
import { Mail, Sheet, SheetHead } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";

type StandardPage = Extract<Views["service"], { kind: "standard" }>;
type DraftPage = StandardPage & { object: NonNullable<StandardPage["object"]> };

/** Layout of the opening: from lg, the draft takes the right two thirds, up to the edge of the window. */
const HEAD =
	"px-side pt-4 lg:grid-cols-[4fr_8fr] lg:grid-rows-[repeat(4,auto)_1fr] " +
	"lg:[&>:is(nav,h1)]:col-span-2 lg:[&>p]:text-[1.5rem] lg:[&>div>:first-child]:grid";
const DRAFT = "ground-sheet serif -mr-side px-side py-5 max-lg:-ml-side lg:col-start-2 lg:row-span-3 lg:row-start-3 lg:pl-10";
const ROW = "grid items-baseline gap-4 border-b-[1.5px] py-4 max-sm:first-of-type:pr-18 sm:grid-cols-[1fr_11.5rem]";
/** Every third sample takes the whole width; the two after it share a row. */
const PLACES = ["px-side", "px-side sm:pr-3 lg:pr-8", "px-side border-rule sm:border-l-[1.5px] sm:pl-3 lg:pl-8"];
/** Text sizes of the samples, and of their first lines. On phones, no two first lines have the same size. */
const WHOLE = "text-[1.375rem] lg:text-[2.3cqw] *:first:text-[length:var(--line)]/[1.12] [&>.serif+dl]:mt-6";
const LIST =
	"mt-5 grid grid-cols-1 sm:grid-cols-2 [--line:9.4cqw] lg:[--line:5.6cqw] *:nth-2:[--line:10cqw] *:nth-3:[--line:9cqw] " +
	"*:nth-4:[--line:11cqw] lg:*:nth-4:[--line:6.4cqw] *:nth-5:[--line:6.8cqw] *:nth-6:[--line:5.4cqw]";
const PAIR = "text-[1.1875rem] lg:text-[1.5rem] lg:[&>.text-m]:text-[3.4cqw] max-sm:*:first:text-[length:var(--line)]/[1.06]";
const CHANGE = "mt-5 font-foreign text-[11cqw]/[1.08] font-bold text-balance lg:text-[min(7.4cqw,8rem)]";
const NOTE = "mt-8 border-t-[1.5px] pt-5 lg:flow-root lg:text-lead lg:*:first:float-left lg:*:first:w-7/12";
const QUOTE = "ground-paper py-section [&_blockquote]:font-foreign [&_blockquote]:font-normal [&_blockquote]:text-[max(1.5rem,3.2cqw)]";
const ARTICLE = "[&_.prose-lead]:max-w-[62rem] [&_.prose-lead]:[font:400_clamp(1.375rem,0.9rem+1.4vw,2.25rem)/1.35_var(--font-foreign)]";
const FAQ = "ground-panel [&_h3]:font-foreign [&_h3]:text-[1.375rem] [&_h3]:font-normal lg:[&_h3]:text-[1.75rem]";
/** The closing repeats the opening's layout, with the visitor's question as the draft's title. */
const END = "grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr] lg:*:first:contents lg:[&_h2]:col-span-2 lg:[&_h2]:mb-0";
const MAIL = "text-lead lg:py-8 lg:pl-10 *:nth-2:text-[8.6cqw]/[1.08] *:nth-2:font-bold lg:*:nth-2:text-[min(4cqw,4.25rem)]";
/** Content writing: a draft after a call with an expert, then six kinds of content from one call. */
export default function Draft({ page, article }: { page: DraftPage; article: ArticleParts<string> }) {
	const { object, cta, proof } = page;
	return (
		<PageFrame page={page} faq={FAQ} closing={END} end={<Mail message={cta.message} caption={object.messageCaption} className={MAIL} />}>
			<Opening page={page} size="text-[clamp(2.125rem,4.5cqw,4.3rem)]/[1.03]" className={HEAD}>
				<figure className={DRAFT} data-nosnippet="">
					<SheetHead text={object.head} />
					<p className="mt-4 text-[8.6cqw]/[1.08] font-bold max-lg:pr-18 sm:text-[min(3.5cqw,3.6rem)]">{object.title}</p>
					{object.rows.map(({ text, note }) => (
						<div key={note} className={ROW}>
							<Line className="text-[6.5cqw] leading-snug sm:text-[clamp(1.25rem,2.35cqw,2.25rem)]" text={text} />
							<p className="border-l-[3px] pl-3 font-text leading-snug text-muted">{note}</p>
						</div>
					))}
					<figcaption className="caption mt-3">{object.caption}</figcaption>
				</figure>
				<div className="border-t-[1.5px] pt-3 pb-8 max-lg:mt-3 lg:col-start-1 lg:self-end">
					<Stats
						stats={object.dates}
						className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-1"
						item="lg:grid lg:grid-cols-[min(15.5cqw,15.5rem)_1fr] lg:grid-rows-[1fr_auto] lg:items-end lg:leading-snug"
						number="text-[15cqw]/none lg:row-span-2 lg:text-[min(5.6cqw,6rem)] lg:leading-none"
						note="order-first mb-1 lg:mb-0"
					/>
					<p className="mt-3 text-small text-muted">{object.datesNote}</p>
				</div>
			</Opening>
			<Cards
				page={page}
				size="text-h2"
				className="ground-panel pt-section [--section:115rem] lg:[--section:133rem]"
				list={LIST}
				item="group row-span-2 grid grid-rows-subgrid border-rule not-first:border-t-[1.5px] nth-[3n+1]:col-span-full"
			>
				{(card, sample, index) => (
					<>
						<div className={`py-5 lg:grid-cols-2 lg:gap-x-16 lg:py-7 lg:group-nth-[3n+1]:grid ${PLACES[index % 3]}`}>
							<CardText
								card={card}
								size="text-h3 lg:text-[1.75rem]"
								text="mt-2 lg:text-[1.1875rem] lg:group-nth-[3n+1]:mt-0 max-sm:leading-snug"
							/>
						</div>
						<Sheet {...sample} className={`pt-4 pb-6 lg:pt-8 lg:pb-10 ${PLACES[index % 3]} ${index % 3 ? PAIR : WHOLE}`} />
					</>
				)}
			</Cards>
			<ExpandableArticle page={page} article={article} className={ARTICLE} />
			{proof?.caseStudy && (
				<Section id="case" title={proof.caseStudy.title} size="text-h3" className="ground-night py-section">
					<Line className={CHANGE} text={proof.caseStudy.text} />
					<CaseResult study={{ ...proof.caseStudy, text: otherResults(proof.caseStudy) }} className={NOTE} />
				</Section>
			)}
			<ClientQuote page={page} className={QUOTE} />
		</PageFrame>
	);
}
