import { CardText } from "../../parts/card-text.tsx";
import { CaseStudy } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { Mail } from "../../parts/mail.tsx";
import { Stats } from "../../parts/stats.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { Cards, IndustryArticle, IndustryPage, OpeningWords, PhotoBand, STACKED } from "./shared/parts.tsx";

type RunwayObject = ObjectPage<"runway">["page"]["object"];

/** Startups: what fits into the months of cash, drawn to scale, and everything else at its month. */
export default function RunwayPage({ page, article }: ObjectPage<"runway">) {
	const { object, proof, cta } = page;
	const { cards, question } = object;
	return (
		<IndustryPage
			page={page}
			faq={`${STACKED} ground-paper pb-6 lg:[&_ul]:grid [&_ul]:grid-cols-3 [&_ul]:gap-x-8`}
			end={<Mail message={cta.message} caption={object.messageCaption} />}
		>
			<section className="wrap pt-6 pb-section">
				<OpeningWords
					page={page}
					size="text-[clamp(2.25rem,0.1rem+4.05vw,4.25rem)] leading-[1.08] [&_mark]:whitespace-nowrap"
					words="gap-x-12 lg:mt-7 lg:grid lg:grid-cols-[6.2fr_5.8fr] lg:*:mt-0"
				/>
				<Runway {...object} />
			</section>
			<Cards
				page={page}
				intro={cards.intro}
				caption={cards.caption}
				details={cards.when}
				list="thirds"
				item="group md:row-span-2 md:border-l-(--paper)!"
			>
				{(card, when) => (
					<>
						<p className="words display bg-bar py-2 text-h3 text-on-bar group-nth-[n+5]:bg-hair group-nth-[n+5]:text-ink">{when}</p>
						<div className="words pt-4 pb-8">
							<CardText card={card} />
						</div>
					</>
				)}
			</Cards>
			{proof?.caseStudy && <CaseStudy study={proof.caseStudy} text={proof.why} />}
			<Sum {...object} />
			<IndustryArticle page={page} article={article} />
			<PhotoBand page={page} className="ground-panel">
				<h2 className="text-h2">{question.title}</h2>
				<Line className="mt-5 text-lead" text={question.text} />
			</PhotoBand>
		</IndustryPage>
	);
}

const RADIO =
	"size-6 cursor-pointer appearance-none rounded-full border-3 border-ink bg-paper checked:border-link " +
	"checked:bg-[radial-gradient(var(--link)_46%,var(--paper)_52%)]";
/** The choices, in months. The grid below and runway.css repeat them. */
const CHOICES = [6, 12, 18];
/** Position on the axis of 19 months; runway.css repeats the number. */
const at = (months: number) => `${(100 * months) / 19}%`;

/**
 * Stated times on an axis of months, and where the money ends. The choice of months uses native radio buttons, so it works with
 * arrow keys and without JavaScript; `runway.css` shows the selected content.
 */
function Runway({ legend, end, plans, verdicts, note, caption }: RunwayObject) {
	return (
		<figure className="runway mt-6 lg:mt-8" data-nosnippet="">
			<fieldset>
				<legend className="text-lead font-[650]">{legend}</legend>
				<div className="-mb-3.25 grid grid-cols-[repeat(3,31.58%)]">
					{verdicts.map(({ title }, index) => (
						<label key={title} className="-mr-7 grid w-14 cursor-pointer justify-items-center justify-self-end has-checked:text-link">
							<b className="display text-[1.3125rem] leading-tight sm:text-[1.625rem]">{CHOICES[index]}</b>
							<input className={RADIO} type="radio" name="runway" value={index} defaultChecked={index === 0} />
						</label>
					))}
				</div>
			</fieldset>
			<ol className="spent border-y-2 pt-5">
				{plans.map(({ what, range, start, from, to, verdicts }) => (
					<li
						key={what}
						className={`font-[650] ${verdicts.map((verdict, index) => (verdict.startsWith("Skip") ? `skip-${index}` : "")).join(" ")}`}
					>
						<p className="flex flex-wrap items-baseline gap-x-4">
							{what}
							{verdicts.map((text, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the choice, and texts may be equal.
								<span key={index} className={`display text-h3 at-${index}`}>
									{text}
								</span>
							))}
							<Line as="span" className="text-small font-[400] text-muted" text={range} />
						</p>
						<svg className="mb-3 block h-8 w-full fill-bar" aria-hidden="true">
							<rect x={at(start)} width={at(from)} height="100%" />
							<rect x={at(start + from)} y="40%" width={at(to - from)} height="20%" />
							<rect x={at(start + to)} width="4" height="100%" />
						</svg>
					</li>
				))}
				<li className="display w-(--cash) pr-3 pb-2 text-right leading-tight">{end}</li>
			</ol>
			<div className="mt-6 grid gap-x-12 gap-y-3 lg:grid-cols-[8fr_4fr]">
				<div aria-live="polite">
					{verdicts.map(({ title, text }, index) => (
						<div key={title} className={`at-${index}`}>
							<p className="display text-m leading-tight lg:text-[2.5rem]">{title}</p>
							<p className="mt-1 text-lead">{text}</p>
						</div>
					))}
				</div>
				<div className="text-muted">
					<Line text={note} />
					<p className="caption mt-2">{caption}</p>
				</div>
			</div>
		</figure>
	);
}

/** Months of cash minus the months of each purchase, with every month as a box. */
function Sum({ legend, sum: { total, takes, left, caption } }: RunwayObject) {
	const rest = takes.reduce((sum, { months }) => sum - months, total);
	const terms = [
		{ number: `${total}`, label: legend },
		...takes.map((take) => ({ number: `−\u2009${take.months}`, label: take.for })),
		{ number: `=\u2009${rest}`, label: left },
	];
	return (
		<figure className="wrap pt-section">
			<Stats
				stats={terms}
				className="grid grid-cols-[1.15fr_1fr_1fr_1fr_1fr] gap-x-2"
				item="last:text-link"
				number="text-[clamp(1.75rem,8.5cqw,9rem)] leading-none tracking-[-0.055em]"
				label="mt-2 text-small leading-snug font-[650] lg:text-lead"
			/>
			<svg className="mt-5 block h-10 w-full lg:h-16" aria-hidden="true">
				{Array.from({ length: total }, (_, month) => (
					<rect
						key={at(month)}
						className={month < total - rest ? "fill-hair" : "fill-bar"}
						x={`${(100 * month) / total}%`}
						width={`${96 / total}%`}
						height="100%"
					/>
				))}
			</svg>
			<figcaption className="caption mt-4">{caption}</figcaption>
		</figure>
	);
}
