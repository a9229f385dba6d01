import { CardText } from "../../parts/card-text.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Mail } from "../../parts/sheet.tsx";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { type ObjectPage, PhotoBand } from "./shared/parts.tsx";

/** Six steps along an axis of months. On large screens, each is two columns wide, above or below its month. */
const STEP = "group md:max-lg:grid md:max-lg:grid-cols-[1fr_3fr] lg:contents";
const WHEN =
	"display flex items-baseline border-paper px-side py-2 text-[2.25rem] leading-none *:-ml-1 *:bg-inherit *:px-1 md:flex-col " +
	"md:items-start lg:row-start-2 lg:h-35 lg:justify-center lg:px-4 lg:text-[3rem] lg:not-group-first:border-l-2 lg:group-first:-ml-side " +
	"lg:group-first:pl-[calc(var(--side)+1.125rem)] md:max-lg:border-t-2 md:max-lg:pt-4 lg:group-last:col-span-2 lg:group-last:-mr-side";
const WORDS =
	"px-side pt-4 pb-8 lg:col-span-2 lg:border-l-2 lg:px-4 lg:pt-1 lg:group-odd:row-start-1 lg:group-even:row-start-3 " +
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
	"flex flex-col-reverse *:first:h-5 *:first:shrink-0 max-lg:[--top:auto] max-lg:before:h-5 lg:flex-row lg:items-center lg:*:first:h-8";
const BUY = "display text-[1.375rem] leading-none max-lg:mb-2 lg:ml-3 lg:max-w-[7.5em] lg:text-[1.75rem]";
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

/** Months of cash minus each deduction, with a box for every month. */
function Sum({ legend, sum: { total, takes, left, caption } }: RunwayObject) {
	const rest = takes.reduce((sum, { months }) => sum - months, total);
	const terms = [...takes.map((take) => ({ ...take, sign: "−" })), { months: rest, for: left, sign: "=" }];
	return (
		<figure className="wrap items-end gap-x-12 pt-section [--section:15rem] lg:grid lg:grid-cols-[auto_1fr]">
			<p className="flex items-end gap-4 font-[650] lg:block lg:text-small lg:leading-snug">
				<b className="display text-[clamp(6rem,18cqw,18rem)] leading-[0.8] tracking-[-0.055em] lg:mb-3 lg:block">{total}</b> {legend}
			</p>
			<dl className="mt-6 flex gap-x-1.5 lg:gap-x-3">
				{terms.map(({ months, for: label, sign }) => (
					<div key={label} className={`group flex min-w-0 basis-0 flex-col last:text-link grow-${months}`}>
						<dt className="mt-2 text-small leading-snug font-[650]">{label}</dt>
						<dd className="display order-first whitespace-nowrap text-[clamp(1.75rem,4.8cqw,5rem)] leading-none tracking-[-0.055em]">
							<svg className="mb-2 h-10 w-full lg:h-20" viewBox={`0 0 ${months} 1`} preserveAspectRatio="none" aria-hidden="true">
								<path className="stroke-rule group-last:stroke-bar" strokeDasharray=".96 .04" d={`M0 .5h${months}`} />
							</svg>
							{`${sign}\u2009${months}`}
						</dd>
					</div>
				))}
			</dl>
			<figcaption className="caption mt-4">{caption}</figcaption>
		</figure>
	);
}
