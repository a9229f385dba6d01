import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Query } from "../../parts/query.tsx";
import { Section } from "../../parts/section.tsx";
import { Mail, Sheet, SheetHead } from "../../parts/sheet.tsx";
import { EmailButton } from "../../ui/contact-links.tsx";
import { words } from "../../words.ts";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { Bar } from "./bar.tsx";
import { WIDE_HEADING } from "./parts.tsx";

type ReportPage = Extract<Views["service"], { kind: "packages" }>;
type ReportObject = ReportPage["object"];

/** The 13 weeks are one bar: down the left side or, at lg and up, across the top. */
const PHASE = "flex gap-5 border-paper not-first:border-t-6 lg:block lg:not-first:border-t-0 lg:not-first:border-l-6";
const BAR = "w-[21cqw] flex-none text-m leading-11 max-lg:flex-col lg:w-auto lg:text-[2.75rem] lg:leading-[8rem]";
/** One of 13 weeks. At lg and up, 1/13 of the bar's width, not counting the two gaps between phases. */
const WEEK = "bg-bar text-on-bar lg:w-[calc((100cqw-2*var(--side)-12px)/13)]";
/** Puts the headline on two lines, so that the kept URL is visible without scrolling. */
const HEAD =
	"px-side pt-4 lg:grid-cols-[1fr_fit-content(26rem)] lg:gap-y-4 lg:pt-3 lg:[&>p]:text-[1.2rem] lg:[&>:is(nav,h1)]:col-span-2 " +
	"lg:[&>h1]:text-[min(5.4cqw,5.4rem)] [&_mark]:block [&_mark]:w-fit";
/** The kept URL, as wide as the content. */
const ADDRESS = "font-mono text-[calc((100cqw-2*var(--side))/9.6)]/[1.02] font-[600] tracking-[-0.04em]";
/** The end of the page: the visitor's email, with a URL as large as the kept one. */
const CLOSING = "grid gap-y-10 lg:*:first:grid lg:*:first:grid-cols-2 lg:*:first:items-end lg:*:first:gap-x-8";
const ASK = "lg:-ml-8 text-m *:nth-3:[font:600_13.8cqw/1.2_var(--font-mono)] lg:*:nth-3:text-[calc((100cqw-2*var(--side))/9.6)]";
const CITED = "ground-stage py-section [--section:21rem] lg:[--section:41rem]";
/** Font sizes of the benefits, in order. Any further benefits use `text-h3`. */
const SHRINKING = ["text-closing", "text-h2", "text-[clamp(1.5rem,2.9cqw,2.5rem)]", "text-m", "text-[clamp(1.2rem,2.2cqw,1.875rem)]"];
/** SEO: two pages of an audit report, one with URLs that compete for one search, and one with edits to the page that is kept. */
export default function Report({ page, article }: { page: ReportPage; article: ArticleParts<string> }) {
	const { benefits, object } = page;
	const { roadmap } = object;
	return (
		<PageFrame page={page} closing={CLOSING} end={<Mail message={page.cta.message} className={ASK} />}>
			<Opening page={page} className={HEAD}>
				<Finding {...object} />
			</Opening>
			<Edits {...page} />
			<Section id="cited" title={object.cited.title} size="text-h3" className={CITED}>
				<figure data-nosnippet="">
					<Query className="mt-6 text-m">{object.cited.query}</Query>
					<Line className="display my-6 max-w-[18em] text-[8.2cqw] leading-[1.3] lg:text-[min(5.5cqw,5.5rem)]" text={object.cited.answer} />
					<p className="border-t-[1.5px] pt-4 text-lead">
						{object.cited.from} <b className="font-mono font-[600]">{object.kept}</b>
					</p>
					<figcaption className="caption mt-3">{object.cited.caption}</figcaption>
				</figure>
			</Section>
			<ExpandableArticle page={page} article={article} className={ARTICLE} />
			<Section id="benefits" title={benefits.title} size="caption" className="ground-panel py-section [--section:44rem]">
				<dl className="mt-4 *:grid *:items-baseline *:gap-x-12 *:gap-y-1 *:py-4 *:not-first:border-t-[1.5px] lg:*:grid-cols-[7fr_5fr]">
					{benefits.items.map(({ title, description }, index) => (
						<div key={title}>
							<Line as="dt" className={`display leading-[1.1] ${SHRINKING[index] ?? "text-h3"}`} text={title} />
							<Line as="dd" className="lg:text-lead/snug" text={description} />
						</div>
					))}
				</dl>
			</Section>
			<Packages {...page.packages} />
			<Section id="weeks" title={roadmap.title} className="ground-night py-section [--section:33rem]">
				<ol className="mt-8 lg:flex">
					{roadmap.phases.map(({ from, to, task, see }) => (
						<li key={task} className={PHASE}>
							<Bar from={from} to={to} className={BAR} cell={() => WEEK} />
							<div className="pt-1 pb-3 lg:w-0 lg:min-w-full lg:pt-5 lg:pr-8">
								<Line className="display text-closing" text={words.weeks(from, to)} />
								<h3 className="mt-2 text-h3">{task}</h3>
								<p className="mt-1 text-lead/snug">{see}</p>
							</div>
						</li>
					))}
				</ol>
				<Line className="mt-6 border-l-[5px] pl-4 text-m/tight font-[650] lg:ml-auto lg:w-fit" text={roadmap.end} />
			</Section>
			<CaseStudy page={page} className="ground-paper" />
			<ClientQuote page={page} />
		</PageFrame>
	);
}

const RECORD =
	"mt-8 text-lead [&_dl]:block [&_dl]:font-text lg:[&_dl]:flex lg:[&_dl]:gap-10 [&_dl>*]:block lg:[&_dl>*]:flex-1 lg:[&_dl>*]:border-0";

/** URLs that compete for one search. Lines connect the removed URLs to the one that is kept. */
function Finding({ kept, finding: { query, title, addresses, reason, record, caption } }: ReportObject) {
	const branch = "flex items-center gap-2 text-muted after:flex-1 after:border-t-[3px] after:border-ink after:content-['']";
	const trunk = "relative after:absolute after:top-[0.75rem] after:right-0 after:-bottom-1 after:border-r-[3px] after:content-['']";
	const tip = "before:absolute before:-right-[7px] before:-bottom-4 before:border-x-8 before:border-t-[13px] before:border-x-transparent";
	return (
		<figure className="ground-sheet px-side -mx-side border-y-[1.5px] pt-4 pb-5 max-lg:mt-3 lg:col-span-2 lg:pb-8" data-nosnippet="">
			<div className="grid gap-x-12 lg:grid-cols-[5fr_6fr]">
				<div className="mb-2">
					<Query className="mb-3 text-m/tight">{query}</Query>
					<p className="display text-m/tight lg:text-[2.25rem]/tight">{title}</p>
				</div>
				<Items
					texts={addresses}
					className={`${trunk} ${tip} mb-4 font-mono text-[max(0.9375rem,0.66rem+0.7cqw)] leading-[1.55rem] max-sm:mr-16 max-[23rem]:mr-0`}
					item={branch}
				/>
			</div>
			<p className="font-mono">
				<b className={ADDRESS}>{kept}</b> <span className="mt-2 inline-block max-w-[12.5rem] leading-snug lg:max-w-none">{reason}</span>
			</p>
			<Sheet {...record} className={RECORD} />
			<figcaption className="caption mt-5">{caption}</figcaption>
		</figure>
	);
}

const EDITS =
	"lg:grid lg:grid-cols-2 lg:gap-x-16 *:first:[&_del]:text-[25cqw]/[0.9] *:first:[&_ins]:text-[4.85cqw] " +
	"lg:*:first:[&_del]:text-[min(15cqw,15rem)] lg:*:first:[&_ins]:text-[min(2.9cqw,2.9rem)]";
const EDIT =
	"grid content-start gap-y-2 pt-7 lg:gap-x-12 lg:gap-y-4 lg:pt-16 lg:first:grid-cols-[4fr_8fr] lg:nth-[-n+2]:col-span-2 " +
	"lg:nth-2:[&_.text-m]:text-[7.4cqw]/[1.02]";
const TEXT =
	"text-lead lg:text-[1.5rem] [&>.text-m]:text-[min(10cqw,2.8rem)]/[1.1] [&_.text-m_del]:block [&_.text-m_del]:text-[1.25rem] " +
	"[&_dl]:border-b-[1.5px] [&_dl]:border-hair max-lg:[&_.text-muted]:text-[0.9375rem]";
/** Sets the article's first paragraph in large type, without a maximum width. */
const ARTICLE = `${WIDE_HEADING} lg:[&>h2]:mb-6 [&_.prose-lead]:max-w-none [&_.prose-lead]:text-[clamp(1.125rem,0.8rem+1.35vw,2rem)]`;

/** Edits to the page that is kept, with a card before each. The first two take the whole width; the others share a row. */
function Edits({ cards, object: { edits } }: ReportPage) {
	return (
		<Section id="parts" title={cards.title} size="text-mega" className="ground-panel pt-section">
			<div className="ground-sheet -mx-side mt-6 px-side pt-5 pb-section">
				<SheetHead text={edits.head} aside={edits.note} />
				<ul className={EDITS}>
					{cards.items.map((card, index) => (
						<li key={card.title} className={EDIT}>
							<div>
								<CardText card={card} size="text-h3 lg:text-[1.75rem]" text="mt-2 lg:text-[1.125rem]" />
							</div>
							<Sheet {...edits.items[index]} className={TEXT} />
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}

/** Each package includes the one before it, so its name is larger. */
const GROWING = [
	"text-h2 lg:text-[2.6cqw]",
	"ground-panel text-mega lg:text-[3.8cqw]",
	"ground-stage text-[14.6cqw] lg:text-title lg:[&_:is(li,p)]:text-lead",
];
const INCLUDED = "mt-4 mb-6 divide-y-[1.5px] divide-hair text-base/snug *:py-2 *:first:font-display *:first:text-h3 *:first:font-bold";

function Packages({ title, note, items }: ReportPage["packages"]) {
	return (
		<Section id="packages" title={title} lead={note} size="text-mega" className="pt-section [--section:76rem] lg:[--section:51rem]" wide>
			<ul className="mt-6 grid max-lg:border-t-2 lg:grid-cols-[calc(var(--side)+23cqw)_4fr_6fr]">
				{items.map(({ name, for: suits, includes }, index) => (
					<li key={name} className={`flex flex-col px-side py-8 lg:px-10 lg:first:pl-side xl:last:pr-side ${GROWING[index] ?? ""}`}>
						<h3 className="leading-none text-wrap">{name}</h3>
						<p className="mt-4 text-base">{suits}</p>
						<Items texts={includes} className={INCLUDED} />
						<EmailButton variant="line" className="mt-auto self-start text-base">
							{words.requestQuote}
							<span className="sr-only">: {name}</span>
						</EmailButton>
					</li>
				))}
			</ul>
		</Section>
	);
}
