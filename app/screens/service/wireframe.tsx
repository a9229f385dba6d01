import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Closing } from "../../parts/closing.tsx";
import { ExpandableArticle, headOf } from "../../parts/expandable-article.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { Text } from "../../ui/text.tsx";
import { words } from "../../words.ts";
import { PaintTime } from "./paint-time.tsx";
import { ClientQuote, Opening, Phase, Questions, STACKED } from "./parts.tsx";

type WireframePage = Extract<Views["service"], { kind: "process" }> & { object: ServiceObjectOf<"wireframe"> };
type WireframeObject = WireframePage["object"];

/** Classes of the four states of a page, from outline to live. */
const STATES = ["as-plan", "as-boxes", "as-build", "as-live"];
const FAQ = [
	"ground-panel [&>.faq]:block [&_ul]:mt-6 lg:[&_ul]:grid lg:[&_ul]:grid-cols-3 lg:[&_ul]:items-start lg:[&_ul]:gap-x-8",
	"lg:[&_ul]:border-0 lg:[&_summary]:min-h-24 [&_.question]:[font:700_1.3125rem/1.25_var(--font-display)] [&_.question]:tracking-[-0.02em]",
].join(" ");
/** The closing banner: large text on the left. */
const CLOSING = [
	"[&_h2]:text-[clamp(2rem,10.6cqw,4.4rem)] [&_h2]:leading-[1.15] lg:[&_h2]:row-span-2 lg:[&_h2]:text-[min(7cqw,6rem)] lg:[&_p]:self-end",
	"lg:[&>div]:grid lg:[&>div]:grid-cols-2 lg:[&>div]:grid-rows-[1fr_auto] lg:[&>div]:gap-x-12",
].join(" ");

/** Website development: each page type in four states, which the headline, figures, steps, and closing banner share. */
export default function Wireframe({ page, article }: { page: WireframePage; article: ArticleParts<string> }) {
	const { hero, object } = page;
	const headline = (
		<h1 tabIndex={-1} className="text-[clamp(2rem,9.4cqw,4.4rem)] leading-[1.15] wrap-normal lg:text-[min(6.7cqw,6.5rem)]">
			<small className="eyebrow tracking-normal">{hero.subject}</small>{" "}
			<span className="block lg:grid lg:grid-cols-[auto_auto] lg:justify-start lg:gap-x-[0.3em]">
				<InStates text={hero.title} />
			</span>
		</h1>
	);
	return (
		<>
			<Opening page={page} className={STACKED} headline={headline}>
				<Drawing {...object} />
			</Opening>
			<Figures {...page} />
			<ClientQuote
				page={page}
				mark={object.said}
				className="pb-section [&_blockquote]:text-m [&_blockquote]:leading-tight lg:[&_blockquote]:text-[2.5rem]"
			/>
			<Cards {...page} />
			<ExpandableArticle {...headOf(page)} article={article} className="grid gap-x-12 lg:grid-cols-[5fr_7fr]">
				<Weeks {...object} />
			</ExpandableArticle>
			<Process {...page} />
			<Section id="example" title={object.example.title} className="ground-night py-section">
				<div className="mt-4 grid gap-x-14 gap-y-6 text-m leading-snug lg:grid-cols-2">
					<p>{object.example.text}</p>
					<PaintTime text={object.example.painted} />
				</div>
			</Section>
			<Questions page={page} className={FAQ} />
			<Closing cta={page.cta} heading={<InStates text={page.cta.title} />} className={CLOSING} />
		</>
	);
}

/** Large text whose quarters are in different states; a ==marked== phrase is the last quarter. */
function InStates({ text }: { text: string }) {
	const all = text.replaceAll("==", "").split(" ");
	const each = Math.ceil(all.length / STATES.length);
	return STATES.map((state, index) => {
		const Part = index === STATES.length - 1 && text.includes("==") ? "mark" : "span";
		return (
			<span key={state} className="block">
				<Part className={state}>{all.slice(index * each, (index + 1) * each).join(" ")}</Part>{" "}
			</span>
		);
	});
}

const BOX = "border-[1.5px] border-rule bg-hair px-3 py-1 font-[650]";
const TAG = "mr-2 border-[1.5px] px-1 font-mono text-small font-[500] text-link";
const FIELDS = "grid gap-1.5 max-lg:grid-cols-2";
/** Four columns; the outer two include the page's margin. */
const STAGES = [
	"ground-sheet border-y-[1.5px] lg:grid lg:grid-rows-[repeat(5,auto)]",
	"lg:grid-cols-[calc(var(--side)+(100cqw-2*var(--side))/4)_1fr_1fr_calc(var(--side)+(100cqw-2*var(--side))/4)]",
].join(" ");
/** A stage; a subgrid aligns its parts with those of the other stages. */
const STAGE = "grid content-start gap-y-2 px-side pt-4 pb-5 lg:row-span-5 lg:grid-rows-subgrid lg:items-center lg:px-5";
const NAME = "font-mono text-small";

/** One page in four states: plan, boxes, build, and live. Phones show only some of their parts. */
function Drawing({ plan, boxesNote, checks, live, caption }: WireframeObject) {
	const labels = live.fields.map(({ label }) => label);
	return (
		<figure className="-mx-side max-lg:mt-2 lg:col-span-2" data-nosnippet="">
			<div className={STAGES}>
				<div className={`${STAGE} dotted font-mono text-small lg:pl-side`}>
					<p>{words.stages[0]}</p>
					<p className="font-[700]">{plan.goal}</p>
					<p>{plan.question}</p>
					<Items texts={plan.asks} className="max-lg:hidden" />
					<Items texts={plan.moves} className="max-lg:pr-18" />
				</div>
				<div className={`${STAGE} border-ink max-lg:border-t-[1.5px] lg:border-l-[1.5px]`}>
					<p className={NAME}>{words.stages[1]}</p>
					<p className={`${BOX} text-[1.25rem]`}>{live.title}</p>
					<p className="h-9 bg-hair max-lg:hidden" aria-hidden="true" />
					<Items texts={labels} className={FIELDS} item={BOX} />
					<p className={NAME}>{boxesNote}</p>
				</div>
				<div className={`${STAGE} serif border-ink max-lg:border-t-[1.5px] lg:border-l-[1.5px]`}>
					<p className={NAME}>{words.stages[2]}</p>
					<p className="text-[1.25rem] leading-tight font-bold lg:text-[1.5rem]">
						<code className={TAG}>h1</code>
						{live.title}
					</p>
					<p className="max-lg:hidden">
						<code className={TAG}>p</code>
						{live.answer.replaceAll("==", "")}
					</p>
					<Items texts={labels} className={FIELDS} item="border-[1.5px] border-rule px-3 py-1" />
					<Items texts={checks} className={`${NAME} flex flex-wrap gap-x-5 lg:grid`} item="items-center gap-2" check="size-4" />
				</div>
				<div className={`${STAGE} ground-stage lg:pr-side`}>
					<p className={NAME}>{words.stages[3]}</p>
					<p className="display text-[2.25rem] leading-none">{live.title}</p>
					<Line className="text-[1.25rem] leading-snug" text={live.answer} />
					<Rows rows={live.fields} row="flex gap-4" label="w-16 text-muted" />
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

/** The four figures, each in a different state, and what each covers. */
function Figures({ stats, object }: WireframePage) {
	return (
		<Section id="figures" title={object.figuresTitle}>
			<dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
				{stats.map(({ number, label, note = "" }, index) => (
					<div key={label} className="flex flex-col">
						<dt className="display mt-2 text-h3">{label}</dt>
						<dd className="display order-first text-[clamp(2.5rem,1.2rem+3.8cqw,5.25rem)] leading-tight tracking-[-0.05em]">
							<span className={STATES[index]}>{number}</span>
						</dd>
						<Line as="dd" className="mt-2" text={note} />
					</div>
				))}
			</dl>
		</Section>
	);
}

/** What we build, with a close-up of a page for each kind. */
function Cards({ cards, object }: WireframePage) {
	return (
		<Section id="parts" title={cards.title} className="ground-panel py-section" wide>
			<ul className="mt-6 grid border-b-[1.5px] wrap-anywhere lg:grid-cols-[7fr_5fr]">
				{cards.items.map((card, index) => {
					const inner = index % 2 ? "lg:pl-8" : "lg:pr-8";
					return (
						<li key={card.title} className="grid border-t-[1.5px] lg:row-span-2 lg:grid-rows-subgrid lg:even:border-l-[1.5px]">
							<Crop {...object.crops[index]} className={inner} />
							<div className={`px-side pt-5 pb-7 ${inner}`}>
								<CardText card={card} />
							</div>
						</li>
					);
				})}
			</ul>
			<p className="wrap caption mt-3">{object.cropsCaption}</p>
		</Section>
	);
}

function Crop({ rows = [], headed, button, note, className }: Partial<WireframeObject["crops"][number]> & { className: string }) {
	const size = button || headed ? "text-[1.25rem] lg:text-[1.375rem]" : "text-[clamp(1.125rem,0.75rem+2.4vw,2.25rem)]";
	const frame = button ? "mx-auto w-full max-w-80 rounded-t-[1.75rem] border-[3px] border-b-0 p-5" : "pb-8";
	return (
		<div className={`ground-sheet serif flex flex-col justify-end px-side pt-8 ${className}`} data-nosnippet="">
			<div className={frame}>
				<table className={`w-full leading-tight ${size}`}>
					<tbody>
						{rows.map((cells, row) => (
							<tr key={cells[0]} className={`border-b-[1.5px] ${headed && row === 0 ? "font-mono text-small" : "border-hair"}`}>
								{cells.map((text, column) => (
									<Line key={text} as="td" className={`py-2 ${column > 0 ? "pl-4 text-right whitespace-nowrap" : ""}`} text={text} />
								))}
							</tr>
						))}
					</tbody>
				</table>
				{button && <p className="mt-4 rounded-box bar-after p-2.5 text-center font-text font-[650]">{button}</p>}
				{note && <p className="mt-3 font-mono text-small text-muted">{note}</p>}
			</div>
		</div>
	);
}

/** Build times in weeks: solid up to the shortest build, light up to the longest. */
function Weeks({ weeks, weeksCaption }: WireframeObject) {
	const last = Math.max(...weeks.map(({ to }) => to));
	return (
		<figure className="mt-8 lg:col-span-2" data-nosnippet="">
			<figcaption className="caption mb-4">{weeksCaption}</figcaption>
			<ul className="grid gap-4">
				{weeks.map(({ name, from, to, example }) => (
					<Phase key={name} weeks={last} stateOf={(week) => (week <= from ? "bar-after" : week <= to ? "bg-bar/20" : "text-muted")}>
						<b className="display mr-3 text-h3">{name}</b>
						<Text text={words.buildTime(from, to)} />
						<p className="text-small text-muted">{example}</p>
					</Phase>
				))}
			</ul>
		</figure>
	);
}

/** The steps, numbered in the four states, each with what the client sees and signs off on. */
function Process({ process, object }: WireframePage) {
	const row = "side grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-3 py-5 not-first:border-t-[1.5px]";
	return (
		<Section id="process" title={process.title} lead={object.processIntro} className="ground-panel pt-section" wide>
			<ol className="ground-sheet mt-6 border-y-[1.5px]">
				{process.items.map(({ title, description }, index) => {
					const { see, sign } = object.steps[index] ?? {};
					return (
						<li key={title} className={`${row} lg:grid-cols-[9rem_5fr_4fr_3fr] lg:gap-x-8 lg:py-8`}>
							<p className="display text-[2.75rem] leading-none max-lg:row-span-3 lg:text-[7rem]" aria-hidden="true">
								<span className={`${STATES[index]} mx-0 block w-[1.1em] px-0 text-center`}>{index + 1}</span>
							</p>
							<div>
								<h3 className="text-h3">{title}</h3>
								<Line className="mt-2" text={description} />
							</div>
							<p>
								<span className={`${NAME} block text-muted`}>{object.see}</span> {see}
							</p>
							<p className="serif border-b-[1.5px] text-[1.25rem] italic lg:self-start" data-nosnippet="">
								<span className={`${NAME} block text-muted not-italic`}>{words.youSign}</span> {sign}
							</p>
						</li>
					);
				})}
			</ol>
		</Section>
	);
}
