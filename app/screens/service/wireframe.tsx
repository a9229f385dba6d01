import { useSyncExternalStore } from "react";
import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { Bar } from "./bar.tsx";
import { STACKED, WIDE_HEADING } from "./parts.tsx";

type WireframePage = Extract<Views["service"], { kind: "process" }>;
type WireframeObject = WireframePage["object"];

const PROCESS = "ground-panel pt-section [--section:40rem] lg:[--section:52rem]";
/** Classes of the four states of a page, from outline to live. */
const STATES = ["as-plan", "as-boxes", "as-build", "bg-bar text-on-bar"];
/** Extends the background of a state's text past the column, while the text stays aligned with the column. */
const HUNG = "-mx-[0.12em] px-[0.12em]";
const SIDES = "px-side lg:group-odd:pr-8 lg:group-even:pl-8";
/** A detail of a page. It has a phone frame if it has a button. */
const CROP = "pb-6 lg:text-[1.3125rem] [&_dl]:grid-cols-[6rem_1fr]";
const PHONE = `${CROP} mt-auto w-full max-w-88 rounded-t-[1.75rem] border-[3px] border-b-0 px-5 pt-5`;
/** Makes the first row of a detail its largest line. */
const LOUD = `${CROP} [&_dl>:first-child]:block [&_dl>:first-child>dd]:text-[clamp(2.25rem,1rem+3.2vw,3.25rem)]`;
/** Sized so that one of the headline's four parts fits on a line on phones, and two at lg and up. */
const HEADING = "text-[min(11.3cqw,4.4rem)] leading-[1.15] wrap-normal lg:text-[min(6.7cqw,6.5rem)]";

/** Website development: one page in four states, which the headline and the steps also use. */
export default function Wireframe({ page, article }: { page: WireframePage; article: ArticleParts<string> }) {
	const { hero, object } = page;
	const headline = (
		<h1 tabIndex={-1} className={HEADING}>
			<small className="eyebrow tracking-normal">{hero.subject}</small> <InStates text={hero.title} />
		</h1>
	);
	return (
		<PageFrame page={page}>
			<Opening page={page} className={STACKED} headline={headline}>
				<Drawing {...object} />
			</Opening>
			<Section id="figures" title={object.figuresTitle}>
				<Stats
					stats={page.stats}
					className="mt-6 grid gap-x-8 lg:mt-10 lg:grid-cols-4"
					item="grid-cols-[2fr_3fr] items-baseline gap-x-4 border-t-[1.5px] py-4 max-lg:grid"
					number="row-span-2 text-[9.2cqw] leading-none wrap-normal tracking-[-0.05em] lg:text-[min(5.7cqw,5.75rem)]"
					label="display text-h3 lg:mt-2"
					note="mt-1 leading-snug max-lg:text-small"
				/>
			</Section>
			<ClientQuote page={page} className="ground-yellow py-section lg:[&_blockquote]:text-[2.5rem] lg:[&_blockquote]:leading-tight" />
			<Cards
				page={page}
				size="text-h2"
				list="mt-6 grid border-b-[1.5px] wrap-anywhere lg:grid-cols-[7fr_5fr]"
				item="group grid border-t-[1.5px] border-rule lg:row-span-2 lg:grid-rows-subgrid lg:even:border-l-[1.5px]"
			>
				{(card, { button, remark, ...sheet }) => (
					<>
						<div className={`ground-sheet flex flex-col pt-6 ${SIDES}`}>
							<Sheet {...sheet} caption={remark} className={button ? PHONE : LOUD}>
								{button && (
									<p className="w-full rounded-box bg-bar text-on-bar mb-2 py-4 text-center text-m leading-tight font-[650]">{button}</p>
								)}
							</Sheet>
						</div>
						<div className={`pt-5 pb-7 ${SIDES}`}>
							<CardText card={card} size="text-m leading-tight" text="mt-2 lg:text-[1.125rem]" />
						</div>
					</>
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

/** A headline with each quarter of its words in a different state. The last quarter is highlighted. */
function InStates({ text }: { text: string }) {
	const all = text.replaceAll("==", "").split(" ");
	const start = (quarter: number) => Math.round((quarter * all.length) / STATES.length);
	return (
		<span className="block *:block lg:grid lg:grid-cols-[auto_auto] lg:justify-start lg:gap-x-[0.3em]">
			{STATES.map((state, index) => {
				const part = all.slice(start(index), start(index + 1)).join(" ");
				return (
					<span key={state}>
						{index === 3 ? <mark className={HUNG}>{part}</mark> : <span className={`${state} ${HUNG}`}>{part}</span>}{" "}
					</span>
				);
			})}
		</span>
	);
}

const BOX = "border-[1.5px] border-rule px-3 py-1";
const GRAY = `${BOX} bg-hair font-[650]`;
const FIELDS = "grid gap-1.5 max-lg:grid-cols-2 lg:self-center";
/** Four columns; the outer two include the page's margin. */
const STAGES =
	"ground-sheet border-y-[1.5px] lg:grid lg:grid-rows-[repeat(4,auto)] " +
	"lg:grid-cols-[calc(var(--side)+(100cqw-2*var(--side))/4)_1fr_1fr_calc(var(--side)+(100cqw-2*var(--side))/4)]";
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
					<p className="leading-snug lg:text-[1.25rem]">{plan.goal}</p>
					<p className="leading-snug lg:text-[1.25rem]">{plan.question}</p>
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
						<p className="display text-[2.25rem] leading-none">{live.title}</p>
						<Line className="mt-2 text-[1.25rem] leading-snug" text={live.answer} />
					</div>
					<Rows rows={live.fields} row="flex gap-4 lg:py-1.5" label="w-16 text-muted" />
					<div className={NAME}>
						<p className="mb-2 w-fit rounded-box bg-ink px-5 py-1.5 font-text text-base font-[650] text-paper">{live.button}</p>
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

/** The steps, each with what the client signs off on. Their numbers are in the four states. */
function Process({ process, object }: WireframePage) {
	const row = "px-side grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-2 py-5 not-first:border-t-[1.5px]";
	return (
		<Section id="process" title={process.title} lead={object.processIntro} className={PROCESS} wide>
			<ol className="ground-sheet mt-6 border-y-[1.5px]">
				{process.items.map(({ title, description }, index) => (
					<li key={title} className={`${row} lg:grid-cols-[9rem_6fr_4fr] lg:gap-x-10 lg:py-8`}>
						<p className="display text-[2.75rem] leading-none max-lg:row-span-2 lg:text-[7rem]" aria-hidden="true">
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

/** The time to the first paint, as an outline until it is known. Renders nothing if the browser didn't load this page directly. */
function PaintTime({ text }: { text: string }) {
	const seconds = useSyncExternalStore(NEVER, paintSeconds, () => "");
	if (seconds === undefined) return null;
	return (
		<p className="mt-8 text-[1.375rem] leading-snug noscript:hidden" aria-hidden={!seconds}>
			<b className={`display -ml-[0.03em] block text-[min(27.5cqw,26rem)] leading-none tracking-tighter ${seconds ? "" : "as-plan"}`}>
				{seconds || "0.00"} s
			</b>
			<span className={seconds ? "" : "invisible"}>{text}</span>
		</p>
	);
}
