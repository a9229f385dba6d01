import { CardText } from "../../parts/card-text.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { type ObjectPage, Photo } from "./shared/parts.tsx";

/** Puts a solid bar behind `<u>` in the title, like those of the taken appointments. */
const TITLE =
	"text-[2.25rem]/[1.15] max-[23rem]:text-[1.875rem] lg:text-[min(4.6cqw,4.4rem)] lg:leading-[1.2] [&_u]:-mx-[.1em] [&_u]:bg-ink " +
	"[&_u]:box-decoration-clone [&_u]:px-[.1em] [&_u]:text-paper [&_u]:no-underline";
/** On large screens, the rows fill the sheet, and the bars of taken appointments fill their rows. */
const DAY =
	"flex flex-col px-side py-5 text-[1.25rem] max-lg:border-t-[1.5px] max-lg:[&_dl>*]:pr-16 lg:pl-8 lg:text-[1.75rem] lg:[&_dl]:grow " +
	"lg:[&_dl>*]:items-center lg:[&_.bg-current]:self-stretch lg:[&_dt]:text-[1.25rem]";
/** The first step has the largest heading, and the third the largest time. From 8 p.m. to midnight, steps are dark, with larger type. */
const STEP = "border-t-[1.5px] lg:grid lg:grid-cols-[calc(var(--side)+15rem)_4fr_5.5fr]";
const NIGHT = `${STEP} ground-night lg:[&_figure]:text-[1.4375rem]`;
/** The first step has two tables with heavy bars and rows of one height. Where values would wrap, they are below their labels. */
const PAGE =
	"px-side py-5 text-[1.25rem] lg:not-last:col-span-2 lg:not-last:pr-6 lg:last:pl-6 group-first:[&_.bg-current]:min-h-9 " +
	"max-lg:group-first:not-has-[.bg-current]:[&_dl>*]:block lg:group-first:text-[min(2.2cqw,1.75rem)] lg:group-first:[&_dl>*]:min-h-16 " +
	"lg:group-first:[&_dl>*]:items-center group-nth-2:[&_dl>*]:block group-nth-3:[&>.text-m]:text-[clamp(2rem,3.4cqw,3.5rem)] " +
	"group-nth-4:[&_dl>:last-child]:block group-nth-4:[&_dl>:last-child>dd]:text-[clamp(2rem,3cqw,2.5rem)] group-nth-5:text-[2.5rem]";
const TIME =
	"display text-h3/tight wrap-anywhere lg:whitespace-nowrap group-nth-3:text-[clamp(3.5rem,9.4cqw,9rem)] lg:not-group-nth-3:text-[2.5rem]";
const SERVICE = "px-side pt-2 pb-5 group-first:text-lead lg:pt-5 lg:not-group-nth-3:px-6 lg:group-first:col-span-2 lg:group-first:pr-side";
/** Looks like a phone that is cut off by the bottom of the banner. */
const PHONE =
	"-mb-section w-full max-w-80 justify-self-center rounded-t-[2.5rem] border-[0.625rem] border-b-0 border-(--night) p-6 pb-10 text-[1.25rem] [&_dl>*]:block";
/** Healthcare: a day of open and taken appointments, then one patient's week with a service at each time, of which two are quiet. */
export default function CalendarPage({ page, page: { object }, article }: ObjectPage<"calendar">) {
	return (
		<PageFrame page={page} end={<Sheet {...object.reply} className={PHONE} />}>
			<section className="grid lg:grid-cols-[7fr_5fr]">
				<Opening page={page} size={TITLE} className="content-start px-side pt-5 pb-8 lg:pr-6" />
				<Sheet {...object.day} caption={object.dayCaption} className={DAY} />
			</section>
			<Cards page={page} item="group">
				{(card, { day, time, sheets }, index) => (
					<div className={/^(?:[89]|1[01]):\d\d p/.test(time) ? NIGHT : STEP}>
						<div className="lg:not-group-nth-3:contents lg:group-nth-3:col-span-2">
							<p className="px-side flex-wrap pt-5 max-lg:flex max-lg:items-baseline max-lg:justify-between lg:not-group-first:row-span-2 lg:pr-0">
								<span className="block font-mono text-small text-muted">{day}</span> <b className={TIME}>{time}</b>
							</p>
							<div className={SERVICE}>
								<CardText card={card} size="text-h3 group-first:text-h2 lg:group-first:text-closing" text="mt-2 lg:text-lead" />
							</div>
						</div>
						{sheets.map((sheet) => (
							<Sheet key={`${sheet.head}`} {...sheet} ground={index % 4 === 1 ? "panel" : "sheet"} className={PAGE} />
						))}
					</div>
				)}
			</Cards>
			<div className="ground-paper grid lg:grid-cols-2">
				<Photo photo={page.photo} className="aspect-3/2 lg:aspect-auto" />
				<ClientQuote page={page} className="pt-8 pb-12 lg:py-18 lg:pl-14" />
			</div>
			<CaseStudy page={page} className="ground-panel" />
			<ExpandableArticle page={page} article={article} />
		</PageFrame>
	);
}
