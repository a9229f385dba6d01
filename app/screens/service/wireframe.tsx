import { useSyncExternalStore } from "react";
import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { Mail, Sheet } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { Bar } from "./bar.tsx";
import { STACKED, WIDE_HEADING } from "./parts.tsx";

type WireframePage = Extract<Views["service"], { kind: "process" }>;
type WireframeObject = WireframePage["object"];

const PROCESS = "ground-panel pt-section [--section:40rem] lg:[--section:58rem]";
/** Backgrounds of the four states of a page: plan, boxes, build, and live. */
const STATES = ["dotted [--hair:var(--rule)]", "bg-hair", "guide-lines", "ground-stage"];
/** Sizes of the largest line of each detail: as large as its text allows. */
const LINES = ["[--line:17cqw] lg:[--line:14.5cqw]", "", "[--line:22cqw] lg:[--line:7.8cqw]", "[--line:12cqw] lg:[--line:min(6cqw,6rem)]"];
const DETAIL = "flex flex-col px-side pt-6 pb-8 lg:py-10 lg:group-nth-2:pr-10 lg:group-nth-[n+3]:pl-10";
const LOUD = "mt-5 lg:text-[1.75rem] [&_dl>:first-child]:block [&_dl>:first-child>dd]:text-[length:min(var(--line),16rem)]/none";
/** A detail with a button, drawn as a phone with the part of its screen that a thumb reaches. */
const PHONE =
	"mx-auto mt-6 flex aspect-9/16 w-full max-w-76 flex-col rounded-4xl px-5 py-6 text-[min(11.5cqw,2.875rem)] lg:mt-auto lg:max-w-104 " +
	"bg-[radial-gradient(100%_56%_at_100%_100%,color-mix(in_srgb,var(--bar)_16%,#0000)_99.5%,#0000)] lg:text-[min(4.6cqw,3.75rem)] " +
	"[&_dl]:flex-1 [&_dl]:content-start [&_dl>*]:block";
/** The prefilled email, with a line in each state. */
const BRIEF =
	"text-m [&>.serif]:-mx-side [&>.serif]:border-t-[1.5px] [&>.serif]:px-side [&>.serif]:py-5 " +
	"[&>.serif]:font-display [&>.serif]:leading-[1.15] [&>.serif]:font-bold [&&>.serif+.serif]:mt-0 lg:[&>.serif]:-ml-8 lg:[&>.serif]:pl-8 " +
	"[&>:nth-child(2)]:dotted [&>:nth-child(3)]:bg-hair [&>:nth-child(4)]:guide-lines [&>:nth-child(5)]:bg-(--cite) " +
	"[&>:nth-child(5)]:text-(--on-cite)";
/** Sized so that one of the headline's four parts fits on a line on phones, and two from lg. */
const HEADING = "text-[min(11.3cqw,4.4rem)] leading-[1.15] wrap-normal lg:text-[min(6.75cqw,6.2rem)]";

/** Website development: one page in four states, which the headline and the steps also use. */
export default function Wireframe({ page, article }: { page: WireframePage; article: ArticleParts<string> }) {
	const { object } = page;
	return (
		<PageFrame page={page} end={<Mail message={page.cta.message} className={BRIEF} />}>
			<Opening page={page} className={STACKED} headline={<InStates {...page.hero} />}>
				<Drawing {...object} />
			</Opening>
			<Section id="figures" title={object.figuresTitle}>
				<Stats
					stats={page.stats}
					className="mt-6 grid gap-x-8 lg:mt-10 lg:grid-cols-4"
					item="grid-cols-[auto_1fr] gap-x-4 border-t-[1.5px] py-5 max-lg:grid"
					number="text-[min(16.5cqw,5rem)] leading-none wrap-normal tracking-[-0.05em] lg:text-[min(5.7cqw,5.75rem)]"
					label="display text-h3 max-[23rem]:text-base max-lg:self-end lg:mt-2"
					note="col-span-full mt-2 leading-snug"
				/>
			</Section>
			<ClientQuote page={page} className="ground-yellow py-section lg:[&_blockquote]:text-[2.5rem] lg:[&_blockquote]:leading-tight" />
			<Cards
				page={page}
				size="text-h2"
				className="ground-panel pt-section [--section:84rem] lg:[--section:107rem]"
				list="by-item mt-6 grid border-y-[1.5px] wrap-anywhere [--section:19rem] lg:[--section:36rem] lg:grid-cols-[5fr_7fr]"
				item="group grid border-ink not-first:border-t-[1.5px] lg:first:col-span-2 lg:nth-2:row-span-2"
			>
				{(card, { button, remark, ...sheet }, index) => (
					<div className={`${button ? "ground-stage" : "ground-sheet"} ${DETAIL}`}>
						<div className={index ? undefined : "gap-x-12 lg:grid lg:grid-cols-[5fr_7fr]"}>
							<CardText card={card} size="text-h3 lg:text-[1.75rem]" text={`lg:text-[1.1875rem] ${index ? "mt-2" : "max-lg:mt-2"}`} />
						</div>
						<Sheet {...sheet} caption={remark} className={button ? PHONE : `${LOUD} ${LINES[index % 4]}`}>
							{button && <p className="w-full rounded-box bg-bar text-on-bar mb-2 py-6 text-center text-m/tight font-[650]">{button}</p>}
						</Sheet>
					</div>
				)}
			</Cards>
			<ExpandableArticle page={page} article={article} className={WIDE_HEADING}>
				<BuildTimes {...object} />
			</ExpandableArticle>
			<CaseStudy page={page} />
			<Process {...page} />
			<Section id="example" title={object.example.title} size="text-h3" className="ground-night py-section">
				<p className="display mt-4 text-h2 lg:text-[3.125rem]">{object.example.text}</p>
				<PaintTime text={object.example.painted} />
			</Section>
		</PageFrame>
	);
}

/** The headline, with each quarter of its words in a different state. The last quarter is highlighted. */
function InStates({ subject, title }: WireframePage["hero"]) {
	const all = title.replaceAll("==", "").split(" ");
	const start = (quarter: number) => Math.round((quarter * all.length) / STATES.length);
	const part = (quarter: number) => all.slice(start(quarter), start(quarter + 1)).join(" ");
	return (
		<h1 tabIndex={-1} className={HEADING}>
			<small className="eyebrow tracking-normal">{subject}</small>{" "}
			<span className="-mx-side grid lg:grid-cols-[auto_1fr]">
				{STATES.map((state, index) => (
					<span key={state} className={`${state} px-side lg:odd:pr-[0.3em] lg:even:pl-[0.3em]`}>
						{index === 3 ? <mark>{part(index)}</mark> : part(index)}{" "}
					</span>
				))}
			</span>
		</h1>
	);
}

const BOX = "border-[1.5px] border-rule px-3 py-1";
const GRAY = `${BOX} bg-hair font-[650]`;
const FIELDS = "grid gap-1.5 max-lg:grid-cols-2 lg:self-center";
/** Four columns, the last of them the widest; the outer two include the page's margin. */
const STAGES =
	"ground-sheet border-y-[1.5px] lg:grid lg:grid-rows-[repeat(4,auto)] " +
	"lg:grid-cols-[calc(var(--side)+22.5cqw)_1fr_1fr_calc(var(--side)+27cqw)]";
/** A stage. A subgrid aligns its rows with those of the other stages. */
const STAGE = "grid content-start gap-y-2 px-side pt-4 pb-5 lg:row-span-4 lg:grid-rows-subgrid lg:px-5";
const NEXT = `${STAGE} border-ink max-lg:border-t-[1.5px] lg:border-l-[1.5px]`;
const NAME = "font-mono text-small";
const NEVER = () => () => {};

/** One page in four states: plan, boxes, build, and live. */
function Drawing({ plan, boxesNote, checks, live, caption }: WireframeObject) {
	const labels = live.fields.map(({ label }) => label);
	return (
		<figure className="-mx-side max-lg:mt-2 lg:col-span-2" data-nosnippet="">
			<div className={STAGES}>
				<div className={`${STAGE} ${NAME} dotted lg:pl-side`}>
					<p>{words.stages[0]}</p>
					<p className="leading-snug lg:text-[1.5rem]">{plan.goal}</p>
					<p className="leading-snug lg:text-[1.5rem]">{plan.question}</p>
					<Items texts={plan.moves} className="max-lg:pr-18" />
				</div>
				<div className={NEXT}>
					<p className={NAME}>{words.stages[1]}</p>
					<p className={`${GRAY} text-[1.25rem]`}>{live.title}</p>
					<Items texts={labels} className={FIELDS} item={GRAY} />
					<p className={NAME}>{boxesNote}</p>
				</div>
				<div className={`${NEXT} serif`}>
					<p className={NAME}>{words.stages[2]}</p>
					<p className="text-[1.25rem] leading-tight font-bold lg:text-[1.75rem]">
						<code className="mr-2 w-fit border-[1.5px] px-1 font-mono text-small font-[500] text-link lg:mb-2 lg:block">h1</code>
						{live.title}
					</p>
					<Items texts={labels} className={FIELDS} item={BOX} />
					<Items texts={checks} className={`${NAME} flex flex-wrap gap-x-5 lg:grid`} item="items-center gap-2" check="size-4" />
				</div>
				<div className={`${STAGE} ground-stage lg:pr-side`}>
					<p className={NAME}>{words.stages[3]}</p>
					<div>
						<p className="display text-[min(13.4cqw,5rem)] leading-none lg:text-[min(3.8cqw,5rem)]">{live.title}</p>
						<Line className="mt-2 text-[1.25rem] leading-snug lg:text-[1.375rem]" text={live.answer} />
					</div>
					<Rows rows={live.fields} row="flex gap-4 lg:py-1.5" label="w-16 text-muted" />
					<div className={NAME}>
						<p className="mb-2 w-fit rounded-box bg-ink px-6 py-3 font-text text-lead/none font-[650] text-paper">{live.button}</p>
						{live.note}
					</div>
				</div>
			</div>
			<figcaption className="wrap caption mt-2">{caption}</figcaption>
		</figure>
	);
}

/** Build times in weeks, as bars that are solid up to the shortest time and lighter up to the longest. */
function BuildTimes({ weeks, weeksCaption }: WireframeObject) {
	return (
		<figure className="mt-10 grid gap-5" data-nosnippet="">
			{weeks.map(({ name, from, to, example }) => (
				<div key={name}>
					<p className="mb-1 flex flex-wrap items-baseline gap-x-3">
						<b className="display text-h3">{name}</b> <Line as="span" text={words.buildTime(from, to)} />
						<span className="text-small text-muted lg:ml-auto">{example}</span>
					</p>
					<Bar to={to} className="lg:leading-[3.25rem]" cell={(week) => `w-1/12 ${week > from ? "bg-bar/25" : "bg-bar text-on-bar"}`} />
				</div>
			))}
			<figcaption className="caption">{weeksCaption}</figcaption>
		</figure>
	);
}

/** The steps, each with what the client signs off on. Their numbers have the backgrounds of the four states. */
function Process({ process, object }: WireframePage) {
	const row = "px-side grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-2 py-5 not-first:border-t-[1.5px]";
	return (
		<Section id="process" title={process.title} lead={object.processIntro} className={PROCESS} wide>
			<ol className="ground-sheet mt-6 border-y-[1.5px]">
				{process.items.map(({ title, description }, index) => (
					<li key={title} className={`${row} lg:grid-cols-[9rem_6fr_4fr] lg:gap-x-10 lg:py-8`}>
						<p className="display text-[2.75rem] leading-[1.2] max-lg:row-span-2 lg:text-[7rem]" aria-hidden="true">
							<span className={`${STATES[index]} block w-[1.1em] text-center`}>{index + 1}</span>
						</p>
						<div>
							<h3 className="text-m leading-tight">{title}</h3>
							<Line className="mt-2" text={description} />
						</div>
						<p className="serif border-b-[1.5px] text-[1.25rem] italic lg:self-center lg:text-m" data-nosnippet="">
							<span className={`${NAME} mr-1 text-muted not-italic lg:block`}>{words.youSign}</span> {object.signatures[index]}
						</p>
					</li>
				))}
			</ol>
		</Section>
	);
}

/** Returns the seconds until this page first painted, if the browser loaded it directly. */
function paintSeconds() {
	const [navigation] = performance.getEntriesByType("navigation");
	const [paint] = performance.getEntriesByName("first-contentful-paint");
	return paint && navigation && new URL(navigation.name).pathname === location.pathname ? (paint.startTime / 1000).toFixed(2) : undefined;
}

/** The time to the first paint, faint until it is known. */
function PaintTime({ text }: { text: string }) {
	const seconds = useSyncExternalStore(NEVER, paintSeconds, () => "");
	if (seconds === undefined) return null;
	return (
		<p className="mt-8 text-[1.375rem] leading-snug noscript:hidden" aria-hidden={!seconds}>
			<b className={`display -ml-[0.03em] block text-[min(27.5cqw,26rem)] leading-none tracking-tighter ${seconds ? "" : "text-hair"}`}>
				{seconds || "0.00"} s
			</b>
			<span className={seconds ? "" : "invisible"}>{text}</span>
		</p>
	);
}
