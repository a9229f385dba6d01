import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { dollars } from "../../../shared/dollars.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { Mail, SheetHead } from "../../parts/sheet.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { chatHref, newTab } from "../../ui/contact-links.tsx";
import { words } from "../../words.ts";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { WIDE_HEADING } from "./parts.tsx";

type NewspaperPage = Extract<Views["service"], { kind: "pricing" }>;

const PRICING = "ground-panel py-section [--section:90rem] lg:[--section:76rem]";
/** Headline on the left; lead and actions on the right. */
const HEAD = "px-side pt-4 lg:grid-cols-[7fr_6.4fr] lg:grid-rows-[auto_1fr] lg:[&>nav]:col-span-2 lg:[&>h1]:row-span-2 lg:[&>p]:self-end";
/** The receipt: as wide as the window on phones, framed on wide screens. */
const SLIP = "mt-10 border-y-[1.5px] py-4 max-lg:-mx-side max-lg:-mb-section max-lg:px-side lg:border-x-[1.5px] lg:px-7 lg:py-6";
/** Fits on one line in any of the serif fonts, unless the visitor increases the text spacing. */
const MASTHEAD =
	"serif border-b-4 border-double pb-1.5 text-center text-[9.6cqw]/[1.1] font-bold max-lg:-mx-side lg:pb-2.5 lg:text-[min(8.4cqw,8rem)]";
/** The last row is the total. */
const RECEIPT =
	"ruled-hair lg:text-lead *:first:border-0 *:last:flex-wrap *:last:items-baseline *:last:border-t-6 *:last:border-double " +
	"*:last:border-ink *:last:pt-3 *:last:text-m [&>:last-child>dd]:tracking-tighter " +
	"[&>:last-child>dd]:[font:750_min(10.8cqw,5.5rem)/1_var(--font-display)]";
/** A package. The recommended one has the largest price. */
const RATE = "px-side grid gap-x-8 gap-y-4 border-t-[1.5px] py-6 lg:grid-cols-[3fr_4fr_4fr_auto] lg:items-start lg:py-9";
const PRICE = "text-[13cqw]/none lg:text-[min(4.2cqw,3.75rem)]";
const BIG_PRICE = "-ml-[0.03em] block text-[21.5cqw]/[0.95] lg:text-[min(5.9cqw,5.5rem)]";
/** A front page: the first card is the lead story, and the others share rows with rules between the columns. */
const KINDS =
	"mt-6 grid grid-cols-1 gap-x-4 overflow-x-clip min-[23rem]:grid-cols-2 lg:mt-8 lg:grid-cols-6 lg:gap-x-12 *:border-t-[1.5px] " +
	"*:pt-4 *:pb-7 *:nth-[-n+2]:col-span-full *:first:border-t-4 *:first:border-double lg:*:nth-2:col-span-3";
const KIND =
	"group relative nth-3:col-auto lg:nth-3:col-span-3 lg:nth-[n+4]:col-span-2 " +
	"before:absolute before:inset-y-4 before:-left-2 lg:before:-left-6 before:border-l-[1.5px]";
const CLIPPING =
	"serif my-3 text-[1.25rem]/snug group-first:text-[11cqw]/[1.08] group-nth-2:text-[8cqw]/[1.1] lg:text-[2.6cqw]/[1.15] " +
	"lg:group-first:text-[7cqw]/[1.05] lg:group-nth-2:text-[3.7cqw]/[1.12] lg:group-nth-3:text-[3.7cqw]/[1.12]";
/** The placements: brief lines, but the last one, which is gone, is as large as the page allows. */
const ADDRESS =
	"font-mono text-[4.7cqw]/tight font-[600] tracking-[-0.03em] wrap-anywhere group-last:text-[5.8cqw] lg:text-m/tight " +
	"lg:group-last:text-[min(5.4cqw,5.25rem)]";
const LABEL = "text-small text-muted";
const DETAILS =
	"mt-2 grid grid-cols-[1fr_1fr_1.4fr] gap-x-4 gap-y-2 leading-snug max-lg:*:first:col-span-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1.4fr] " +
	"lg:group-last:mt-4 group-last:*:last:col-span-full group-last:*:last:mt-2 group-last:[&>:last-child>dd]:tracking-tighter " +
	"group-last:[&>:last-child>dd]:[font:750_10cqw/1_var(--font-display)] lg:group-last:[&>:last-child>dd]:text-[min(8.4cqw,8.25rem)]";

/** Link building: a link in a newspaper article, its price, and its row in the report. */
export default function Newspaper({ page, article }: { page: NewspaperPage; article: ArticleParts<string> }) {
	const { article: news, receipt, edit, report, messageCaption } = page.object;
	const { labels, rows } = report;
	return (
		<PageFrame page={page} end={<Mail message={page.cta.message} caption={messageCaption} />}>
			<Opening page={page} className={HEAD}>
				<div className="-mx-side max-lg:mt-2 lg:col-span-2">
					<figure className="ground-sheet px-side border-y-[1.5px] pt-2 pb-4" data-nosnippet="">
						<p className={MASTHEAD}>{news.masthead}</p>
						<div className="serif mt-3 gap-x-10 lg:columns-3">
							<p className="mb-3 text-m leading-tight font-bold">{news.title}</p>
							<Line className="text-[1.1875rem] leading-snug lg:text-[clamp(1.375rem,1.7cqw,2rem)] lg:leading-[1.3]" text={news.text} />
						</div>
						<figcaption className="caption mt-3">{news.caption}</figcaption>
					</figure>
					<ul className="px-side flex justify-between gap-x-3 border-b-[1.5px] py-3 max-[23rem]:pr-18 lg:grid lg:grid-cols-3 lg:gap-x-10">
						{page.pricing.tiers.map(({ name, monthlyPrice, nicheEdits }, index) => (
							<li key={name}>
								<a href={`#package-${index + 1}`} className="grid leading-snug sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
									<b className="display text-h3 text-link max-[23rem]:text-[0.9375rem] lg:text-[2rem]">{dollars(monthlyPrice)}</b>{" "}
									<b className="font-[650]">{name}</b> <span className="text-small">{words.nicheEdits(nicheEdits)}</span>
								</a>
							</li>
						))}
					</ul>
				</div>
			</Opening>
			<Section id="parts" title={page.cards.title} size="text-closing" className="ground-sheet py-section">
				<ul className={KINDS}>
					{page.cards.items.map((card) => (
						<li key={card.title} className={KIND}>
							<CardText card={card} size="text-[1.0625rem]/tight max-sm:group-nth-[n+3]:flex-col max-sm:group-nth-[n+3]:gap-1 lg:text-h3">
								{card.clipping && <Line className={CLIPPING} data-nosnippet="" text={card.clipping} />}
							</CardText>
						</li>
					))}
				</ul>
			</Section>
			<ExpandableArticle page={page} article={article} className={WIDE_HEADING}>
				<div className={`ground-sheet ${SLIP}`}>
					<SheetHead text={receipt.title} aside={receipt.price} />
					<Rows rows={receipt.rows} className={RECEIPT} row="flex justify-between gap-4 py-2 lg:py-1.5" />
				</div>
			</ExpandableArticle>
			<Rates {...page} />
			<Section id="edit" title={edit.title} lead={edit.intro} className="ground-sheet py-section [--section:31rem] lg:[--section:53rem]">
				<SheetHead className="mt-6" text={edit.head} />
				<Line className="serif mt-5 text-[7.4cqw]/[1.25] lg:text-[min(4.7cqw,4.5rem)]" data-nosnippet="" text={edit.text} />
			</Section>
			<Section id="report" title={report.title} lead={report.intro} className="py-section [--section:29rem] lg:[--section:46rem]">
				<figure className="mt-4 lg:mt-6" data-nosnippet="">
					<ul className="*:border-t-[1.5px] *:pt-3 *:pb-5 lg:*:py-5">
						{rows.map(([address = "", ...details]) => (
							<li key={address} className="group">
								<Line className={ADDRESS} text={address} />
								<Rows rows={labels.map((label, index) => ({ label, text: details[index] ?? "" }))} className={DETAILS} label={LABEL} />
							</li>
						))}
					</ul>
					<figcaption className="caption">{report.caption}</figcaption>
				</figure>
			</Section>
			<CaseStudy page={page} />
			<ClientQuote page={page} className="ground-yellow py-section lg:[&_blockquote]:text-[2.5rem] lg:[&_blockquote]:leading-tight" />
		</PageFrame>
	);
}

/** Returns a path that repeats a drawing for each article of a package, ten in a row. */
const each = (count: number, drawing: string) =>
	Array.from({ length: count }, (_, index) => `M${(index % 10) * 12 + 1} ${Math.floor(index / 10) * 16 + 1}${drawing}`).join("");

/** The packages, one row each, with a drawing of its articles, and the badges. Get Started opens the chat (docs/product.md, section 7). */
const Rates = ({ pricing: { title, intro, tiers, terms, badges, message }, object: { conditions } }: NewspaperPage) => (
	<Section id="pricing" title={title} lead={intro} className={PRICING} wide>
		<ul className="mt-6">
			{tiers.map(({ name, flag, note, monthlyPrice, nicheEdits, domainCriteria, perks, limit }, index) => (
				<li key={name} id={`package-${index + 1}`} className={`${RATE} ${flag ? "ground-night" : ""}`}>
					<hgroup>
						<h3 className="text-m leading-tight">{name}</h3>
						{flag && <p className="my-1 w-fit border-[1.5px] px-2 text-small font-[650]">{flag}</p>} <p className="text-muted">{note}</p>
					</hgroup>
					<div>
						<p>
							<b className={`display tracking-[-0.05em] ${flag ? BIG_PRICE : PRICE}`}>{dollars(monthlyPrice)}</b>{" "}
							<span className={flag ? undefined : "ml-1"}>{words.perMonth}</span>
						</p>
						<p className="mt-1 text-small text-muted">{conditions.fee}</p>
					</div>
					<div className="grid content-start gap-4 fill-none stroke-current leading-snug">
						<svg className="w-full max-w-[32rem]" viewBox={`0 0 119 ${Math.ceil(nicheEdits / 10) * 16 - 1}`} aria-hidden="true">
							<path d={each(nicheEdits, "h9v13h-9zm2 3h5m-5 2h5m-5 5h5")} strokeWidth="0.7" />
							<path d={each(nicheEdits, "m2 8h5")} strokeWidth="1.8" className="stroke-link" />
						</svg>
						<Items
							texts={[words.nicheEdits(nicheEdits), ...domainCriteria, ...perks]}
							className="grid grid-cols-2 gap-x-6 gap-y-2"
							item="gap-2 nth-[n+5]:col-span-2"
							check="size-5"
						/>
						{limit && <Line className="text-small text-muted" text={limit} />}
					</div>
					<ButtonLink
						href={chatHref(message.replace("[package]", name).replace("[price]", dollars(monthlyPrice)))}
						{...newTab}
						variant={flag ? "link" : "line"}
					>
						{words.getStarted}
						<span className="sr-only">{` ${words.withPackage(name)} ${words.newTab}`}</span>
					</ButtonLink>
				</li>
			))}
		</ul>
		<div className="wrap border-t-[1.5px] pt-5">
			<Items texts={[conditions.order, ...terms]} />
			<Rows
				rows={badges.map(({ title, answer }) => ({ label: title, text: answer }))}
				className="mt-8 grid gap-x-8 gap-y-5 lg:grid-cols-3"
				label="display text-h3"
				text="mt-1"
			/>
		</div>
	</Section>
);
