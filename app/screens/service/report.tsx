import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Query } from "../../parts/query.tsx";
import { Section } from "../../parts/section.tsx";
import { Sheet, SheetHead } from "../../parts/sheet.tsx";
import { EmailButton } from "../../ui/contact-links.tsx";
import { words } from "../../words.ts";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { Bar } from "./bar.tsx";
import { WIDE_HEADING } from "./parts.tsx";

type ReportPage = Extract<Views["service"], { kind: "packages" }>;
type ReportObject = ReportPage["object"];

/** One of 13 weeks. At lg and up, 1/13 of the bar's width, not counting the two gaps between phases. */
const WEEK = "bg-bar text-on-bar lg:w-[calc((100cqw-2*var(--side)-12px)/13)]";
/** Puts the headline on two lines and the finding right below it, so that the kept URL is visible without scrolling. */
const HEAD =
	"px-side pt-4 lg:grid-cols-[1fr_fit-content(26rem)] lg:gap-y-4 lg:pt-3 lg:[&>p]:text-[1.2rem] lg:[&>:is(nav,h1)]:col-span-2 " +
	"lg:[&>h1]:text-[min(5.4cqw,5.4rem)] [&_mark]:block [&_mark]:w-fit";
const CITED = "ground-stage py-section [--section:18rem] lg:[--section:38rem]";
/** Font sizes of the benefits, in order. Any further benefits use `text-h3`. */
const SHRINKING = ["text-closing", "text-h2", "text-[clamp(1.5rem,2.9cqw,2.5rem)]", "text-m", "text-[clamp(1.2rem,2.2cqw,1.875rem)]"];
/** SEO: two pages of an audit report, one with URLs that compete for one search, and one with edits to the page that is kept. */
export default function Report({ page, article }: { page: ReportPage; article: ArticleParts<string> }) {
	const { benefits, object } = page;
	return (
		<PageFrame page={page}>
			<Opening page={page} className={HEAD}>
				<Finding {...object} />
			</Opening>
			<Edits {...page} />
			<Section id="cited" title={object.cited.title} size="text-h3" className={CITED}>
				<figure data-nosnippet="">
					<Query className="mt-6 text-m">{object.cited.query}</Query>
					<Line className="display my-6 max-w-[18em] text-[clamp(1.5rem,0.5rem+4.2vw,5rem)] leading-[1.34]" text={object.cited.answer} />
					<p className="border-t-[1.5px] pt-4">
						{object.cited.from} <b className="ml-2 font-mono font-[600]">{object.kept}</b>
					</p>
					<figcaption className="caption mt-3">{object.cited.caption}</figcaption>
				</figure>
			</Section>
			<ExpandableArticle page={page} article={article} className={`${WIDE_HEADING} lg:[&>h2]:mb-6`} />
			<Section id="benefits" title={benefits.title} size="caption" className="ground-panel py-section [--section:42rem]">
				<dl className="mt-4 *:grid *:items-baseline *:gap-x-12 *:gap-y-1 *:py-4 *:not-first:border-t-[1.5px] lg:*:grid-cols-[7fr_5fr]">
					{benefits.items.map(({ title, description }, index) => (
						<div key={title}>
							<Line as="dt" className={`display leading-[1.1] ${SHRINKING[index] ?? "text-h3"}`} text={title} />
							<Line as="dd" text={description} />
						</div>
					))}
				</dl>
			</Section>
			<Packages {...page.packages} />
			<Roadmap {...object.roadmap} />
			<CaseStudy page={page} className="ground-paper" />
			<ClientQuote page={page} />
		</PageFrame>
	);
}

const EDIT = "text-lead lg:text-[1.5rem] [&>.text-m]:text-[clamp(2rem,4.6cqw,4rem)] [&_.text-m_del]:block [&_.text-m_del]:text-[1.25rem]";

/** URLs that compete for one search. Lines connect the removed URLs to the one that is kept. */
function Finding({ kept, finding: { query, title, addresses, reason, record, caption } }: ReportObject) {
	const branch = "flex items-center gap-2 text-muted after:flex-1 after:border-t-[3px] after:border-ink after:content-['']";
	const trunk = "relative after:absolute after:top-[0.75rem] after:right-0 after:-bottom-1 after:border-r-[3px] after:content-['']";
	const tip = "before:absolute before:-right-[7px] before:-bottom-4 before:border-x-8 before:border-t-[13px] before:border-x-transparent";
	return (
		<figure className="ground-sheet px-side -mx-side border-y-[1.5px] pt-4 pb-4 max-lg:mt-3 lg:col-span-2 lg:pt-2" data-nosnippet="">
			<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_6.4fr]">
				<div>
					<Query className="mb-3 text-m/tight">{query}</Query>
					<p className="display mb-2 text-h3">{title}</p>
					<Items
						texts={addresses}
						className={`${trunk} ${tip} font-mono text-[max(0.9375rem,0.66rem+0.7cqw)] leading-[1.55rem] max-sm:mr-16 max-[23rem]:mr-0`}
						item={branch}
					/>
				</div>
				<p className="font-mono lg:col-span-2 lg:flex lg:flex-wrap lg:items-baseline lg:justify-between">
					<b className="text-[clamp(1.5rem,8.6cqw,4.75rem)] leading-none font-[600] tracking-[-0.03em]">{kept}</b>{" "}
					<span className="block text-small text-muted max-lg:mt-2">{reason}</span>
				</p>
				<Sheet {...record} className="lg:col-start-2 lg:row-start-1 [&_dd]:font-text [&_dl]:grid-cols-[auto_1fr]" />
			</div>
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}

/** Edits to the page that is kept, with a card beside each as a margin note. */
function Edits({ cards, object: { edits } }: ReportPage) {
	return (
		<Section id="parts" title={cards.title} size="text-mega" className="ground-panel pt-section lg:pb-section">
			<div className="ground-sheet mt-6 px-side pt-5 pb-8 max-lg:-mx-side lg:px-10 lg:pb-12">
				<SheetHead text={edits.head} aside={edits.note} />
				<ul className="*:first:[&_.text-m]:text-[27cqw]/none lg:*:first:[&_.text-m]:text-[13cqw]/none">
					{cards.items.map((card, index) => (
						<li key={card.title} className="grid gap-x-12 gap-y-4 pt-10 lg:not-nth-2:grid-cols-[5fr_7fr] lg:pt-14">
							<div>
								<CardText card={card} size="text-h3 lg:text-[1.75rem]" text="mt-2 lg:text-[1.125rem]" />
							</div>
							<Sheet {...edits.items[index]} className={EDIT} />
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}

/** Each package includes the one before it, so its name is larger. */
const GROWING = ["text-h2 lg:text-[2.6cqw]", "ground-panel text-mega lg:text-[3.8cqw]", "ground-stage text-[14.6cqw] lg:text-title"];
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

/** The 13 weeks as one bar, with the result of each phase: down the left side or, at lg and up, across the top. */
function Roadmap({ title, phases, end }: ReportObject["roadmap"]) {
	return (
		<Section id="weeks" title={title} className="ground-night py-section">
			<ol className="mt-8 lg:flex">
				{phases.map(({ from, to, task, see }) => (
					<li key={task} className="flex gap-4 border-paper not-first:border-t-6 lg:block lg:not-first:border-t-0 lg:not-first:border-l-6">
						<Bar from={from} to={to} className="w-14 flex-none max-lg:flex-col lg:w-auto lg:text-m lg:leading-[4.5rem]" cell={() => WEEK} />
						<div className="pt-1 pb-3 lg:w-0 lg:min-w-full lg:pt-4 lg:pr-8">
							<Line className="font-mono text-small" text={words.weeks(from, to)} />
							<h3 className="text-h3">{task}</h3>
							<p className="mt-1">{see}</p>
						</div>
					</li>
				))}
			</ol>
			<Line className="mt-5 border-l-[5px] pl-4 text-h3 font-[650] lg:border-r-[5px] lg:border-l-0 lg:pr-4 lg:text-right" text={end} />
		</Section>
	);
}
