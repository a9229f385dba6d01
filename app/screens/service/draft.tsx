import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Mail, Sheet, SheetHead } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";

type StandardPage = Extract<Views["service"], { kind: "standard" }>;
type DraftPage = StandardPage & { object: NonNullable<StandardPage["object"]> };

/** Layout of the opening: the draft takes the right two thirds, and SHEET extends it to the edge of the page. */
const HEAD =
	"px-side pt-4 lg:grid-cols-[4fr_8fr] lg:grid-rows-[repeat(4,auto)_1fr] " +
	"lg:[&>:is(nav,h1)]:col-span-2 lg:[&>p]:text-[1.5rem] lg:[&>div>:first-child]:grid";
/** The card on the left; its sheet on the right, up to the edge of the page. */
const COLUMNS = "lg:grid-cols-[minmax(0,4.9fr)_minmax(0,7.1fr)]";
const SHEET = "serif -mr-side py-5 pr-5 pl-5 lg:pr-side lg:pl-10";
/** On large screens, enlarges the first sample's text, and the lines and added words of samples from the fourth on. */
const LOUD = "lg:first:[&_p.text-m]:text-h2 lg:first:*:text-[1.75rem] lg:nth-[n+4]:[&_:is(figure>p,ins)]:text-[3.3cqw]";
const ARTICLE = "[&_.prose-lead]:max-w-[62rem] [&_.prose-lead]:[font:400_clamp(1.375rem,0.9rem+1.4vw,2.25rem)/1.35_var(--font-foreign)]";
/** Content writing: a draft after a call with an expert, then six kinds of content from one call. */
export default function Draft({ page, article }: { page: DraftPage; article: ArticleParts<string> }) {
	const { object, cta } = page;
	return (
		<PageFrame page={page} end={<Mail message={cta.message} caption={object.messageCaption} />}>
			<Opening page={page} size="text-[clamp(2.125rem,4.5cqw,4.3rem)]/[1.03]" className={HEAD}>
				<SecondDraft {...object} />
				<div className="border-t-[1.5px] pt-3 pb-8 max-lg:mt-3 lg:col-start-1 lg:self-end">
					<Stats
						stats={object.dates}
						className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-1"
						item="lg:grid lg:grid-cols-[min(15.5cqw,15.5rem)_1fr] lg:grid-rows-[1fr_auto] lg:items-end lg:leading-snug"
						number="text-closing lg:row-span-2 lg:text-[min(5.6cqw,6rem)] lg:leading-none"
						note="order-first mb-1 lg:mb-0"
					/>
					<p className="mt-3 text-small text-muted">{object.datesNote}</p>
				</div>
			</Opening>
			<Cards
				page={page}
				size="text-h2"
				list="mt-5 max-lg:grid max-lg:gap-y-5"
				item={`px-side grid gap-x-12 border-rule lg:border-t-[1.5px] ${LOUD} ${COLUMNS}`}
			>
				{(card, sample) => (
					<>
						<div className="pt-5 pb-4 lg:pb-5">
							<CardText card={card} size="text-h3 lg:text-[1.75rem]" text="mt-2 lg:text-[1.125rem]" />
						</div>
						<Sheet {...sample} className={`${SHEET} text-[1.25rem] lg:text-[1.4375rem]`} />
					</>
				)}
			</Cards>
			<ExpandableArticle page={page} article={article} className={ARTICLE} />
			<ClientQuote page={page} className="ground-yellow py-section lg:[&_blockquote]:text-closing" />
			<CaseStudy page={page} />
		</PageFrame>
	);
}

function SecondDraft({ head, title, rows, caption }: DraftPage["object"]) {
	return (
		<figure className={`ground-sheet ${SHEET} lg:col-start-2 lg:row-span-3 lg:row-start-3`} data-nosnippet="">
			<SheetHead text={head} />
			<p className="mt-4 text-m leading-tight font-bold max-lg:pr-18">{title}</p>
			{rows.map(({ text, note }) => (
				<div key={note} className="grid items-baseline gap-4 border-b-[1.5px] py-4 max-sm:first-of-type:pr-18 sm:grid-cols-[1fr_11.5rem]">
					<Line className="text-[clamp(1.25rem,2.35cqw,2.25rem)] leading-snug" text={text} />
					<p className="border-l-[3px] pl-3 font-text leading-snug text-muted max-lg:text-small">{note}</p>
				</div>
			))}
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}
