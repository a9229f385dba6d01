import { CardText } from "../../parts/card-text.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Mail } from "../../parts/sheet.tsx";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { type ObjectPage, PhotoBand } from "./shared/parts.tsx";

/** Six steps along an axis of months, which runs down the left edge below lg. On large screens, each is two columns wide. */
const STEP = "group max-lg:grid max-lg:grid-cols-[6rem_1fr] md:max-lg:grid-cols-[1fr_3fr] lg:contents";
const WHEN =
	"display flex flex-col items-start border-paper pl-side pr-2 text-[2.75rem] leading-none *:-ml-1 *:bg-inherit *:px-1 max-lg:pt-4 " +
	"max-lg:not-group-first:border-t-2 lg:row-start-2 lg:h-35 lg:justify-center lg:px-4 lg:text-[3rem] lg:not-group-first:border-l-2 " +
	"lg:group-first:-ml-side lg:group-first:pl-[calc(var(--side)+1.125rem)] lg:group-last:col-span-2 lg:group-last:-mr-side";
const WORDS =
	"max-lg:pl-5 px-side pt-4 pb-8 lg:col-span-2 lg:border-l-2 lg:px-4 lg:pt-1 lg:group-odd:row-start-1 lg:group-even:row-start-3 " +
	"lg:group-even:pt-8 lg:group-nth-2:col-start-2";

type RunwayObject = ObjectPage<"runway">["page"]["object"];

const CARDS = "ground-panel pt-section [--section:65rem] lg:[--section:51rem]";
/** Startups: which plans fit into the remaining months of cash, drawn to scale, then each card at its month. */
export default function RunwayPage({ page, page: { object, cta }, article }: ObjectPage<"runway">) {
	return (
		<PageFrame page={page} faq="ground-paper" end={<Mail message={cta.message} caption={object.messageCaption} />}>
			<Opening page={page} size="text-title max-[23rem]:text-[1.875rem] sm:[&_mark]:whitespace-nowrap" />
			<Runway {...object} />
			<Cards page={page} className={CARDS} list="mt-8 lg:grid lg:grid-cols-7 lg:px-side" item={STEP}>
				{(card, when, index) => (
					<>
						<p className={`${WHEN} ${index < 4 ? "bg-bar text-on-bar" : `${AXIS} bg-paper [--hatch:var(--rule)] [--share:0]`}`}>
							<small className="text-h3">{when.replace(/\S+$/, "")}</small> <b>{/\S+$/.exec(when)}</b>
						</p>
						<div className={WORDS}>
							<CardText card={card} />
						</div>
					</>
				)}
			</Cards>
			<CaseStudy page={page} />
			<ClientQuote page={page} />
			<Sum {...object} />
			<ExpandableArticle page={page} article={article} />
			<PhotoBand photo={page.photo} tint="ink" className="halved ground-panel [--hatch:var(--ink)]">
				<h2 className="text-h2">{object.question.title}</h2>
				<Line className="mt-5 text-lead" text={object.question.text} />
			</PhotoBand>
		</PageFrame>
	);
}

const RADIO =
	"size-6 cursor-pointer appearance-none rounded-full border-3 border-ink bg-paper checked:border-link " +
	"checked:bg-[radial-gradient(var(--link)_46%,var(--paper)_52%)]";
const LABEL = "-mr-4.5 grid w-9 cursor-pointer justify-items-center justify-self-end has-checked:text-link sm:-mr-7 sm:w-14";
/** A plan's name beside the axis of months; below lg, the name is above the axis, which spans the page. */
const ROW = "lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-4";
const AXIS = "past relative isolate before:-z-1";
/** A bar, followed by the plan's verdict. Below lg, the verdict is above it, and hatched months are only as tall as the bar. */
const BAR =
	"flex flex-col-reverse *:first:h-7 *:first:shrink-0 max-lg:[--top:auto] max-lg:before:h-7 lg:flex-row lg:items-center lg:*:first:h-8";
const BUY = "display text-[1.75rem] leading-none max-lg:mb-2 lg:ml-3 lg:max-w-[7.5em]";
const SKIP = "leading-tight text-balance max-lg:mb-2 lg:ml-auto lg:w-4/19 lg:bg-paper lg:py-1.5 lg:pl-3";
/** The choices, in months of cash. The axis has 19 months. SHARE and the grid of radio buttons repeat these values. */
const CHOICES = [6, 12, 18];
const SHARE = "[--share:6/19] has-[[value='1']:checked]:[--share:12/19] has-[[value='2']:checked]:[--share:18/19]";
/** A timeline in months: how long each plan takes, and where the cash runs out. Radio buttons set the months of cash (runway.css). */
function Runway({ legend, end, plans, verdicts, note }: RunwayObject) {
	return (
		<figure className={`runway wrap pb-section ${SHARE}`} data-nosnippet="">
			<fieldset className={`relative z-1 ${ROW}`}>
				{/* A legend is a grid item only if it floats. */}
				<legend className="self-end text-lead font-[650] lg:float-left">{legend}</legend>
				<div className="-mb-3.25 grid grid-cols-[repeat(3,31.58%)]">
					{verdicts.map(({ title }, index) => (
						<label key={title} className={LABEL}>
							<b className="display text-[1.3125rem] leading-tight lg:text-[2rem]">{CHOICES[index]}</b>
							<input className={RADIO} type="radio" name="runway" value={index} defaultChecked={index === 0} />
						</label>
					))}
				</div>
			</fieldset>
			<ol className="border-y-2 font-[650]">
				<li className={`lg:ml-64 ${AXIS}`}>
					<p className="display flex w-[calc(100%*var(--share))] justify-end pt-4 pr-2.5 pb-1.5 text-small whitespace-nowrap">{end}</p>
				</li>
				{plans.map(({ what, range, start, from, to, verdicts, skips }) => (
					<li key={what} className={`skips-${skips} border-t-[1.5px] border-hair fill-(--bar) pb-3 lg:min-h-16 lg:pb-0 ${ROW}`}>
						<p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-2 lg:block lg:py-2 lg:text-[1.1875rem] lg:leading-snug">
							{what} <Line as="span" className="text-small leading-tight font-[400] text-muted lg:mt-1 lg:block" text={range} />
						</p>
						<div className={`lg:[--top:-1.5px] ${AXIS} ${BAR}`}>
							<svg width={`${((start + to) / 19) * 100}%`} viewBox={`0 0 ${start + to} 5`} preserveAspectRatio="none" aria-hidden="true">
								<path d={`M${start} 0h${from}v2h${to - from - 0.15}V0h.15v5h-.15V3H${start + from}v2H${start}z`} />
							</svg>
							{verdicts.map((text, index) => (
								<Line key={CHOICES[index]} className={`at-${index} ${index < skips ? SKIP : BUY}`} text={text} />
							))}
						</div>
					</li>
				))}
			</ol>
			<div className="mt-6" aria-live="polite">
				{verdicts.map(({ title, text }, index) => (
					<p key={title} className={`at-${index} text-lead`}>
						<b className="display mb-1 block text-m leading-tight lg:text-[2.5rem]">{title}</b> {text}
					</p>
				))}
			</div>
			<Line as="figcaption" className="caption mt-4" text={note} />
		</figure>
	);
}

const AMOUNT = "flex items-end gap-4 font-[650] lg:block lg:text-small lg:leading-snug";
const LARGE = "display text-[clamp(7rem,18cqw,18rem)] leading-[0.8] tracking-[-0.055em] whitespace-nowrap lg:mb-3 lg:block";
/** Months of cash minus each deduction, each with a box for every month. What is left is as large as what there was. */
function Sum({ legend, sum: { total, takes, left, caption } }: RunwayObject) {
	const leftAfter = (count: number) => takes.slice(0, count).reduce((rest, { months }) => rest - months, total);
	return (
		<figure className="wrap grid items-end gap-x-14 gap-y-6 pt-section [--section:22rem] lg:grid-cols-[auto_1fr_auto]">
			<p className={AMOUNT}>
				<b className={LARGE}>{total}</b> {legend}
			</p>
			<dl className="grid gap-y-3">
				{takes.map(({ months, for: label }, index) => (
					<div key={label} className="grid grid-cols-[5rem_1fr] items-center">
						<dt className="text-small font-[650]">
							{label}
							<svg className="h-8 w-full" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
								<path className="stroke-hair" strokeDasharray=".96 .04" d={`M0 .5h${total}`} />
								<path className="stroke-ink" strokeDasharray=".96 .04" d={`M${total - leftAfter(index)} .5h${months}`} />
							</svg>
						</dt>
						<dd className="display order-first text-[3rem] leading-none tracking-[-0.055em]">{`−\u2009${months}`}</dd>
					</div>
				))}
			</dl>
			<p className={`${AMOUNT} text-bar`}>
				<b className={LARGE}>={leftAfter(takes.length)}</b> {left}
			</p>
			<figcaption className="caption lg:col-span-3">{caption}</figcaption>
		</figure>
	);
}
