import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { ClosingActions } from "../../parts/closing.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Line } from "../../parts/line.tsx";
import { Actions, Crumbs } from "../../parts/opening.tsx";
import { Section } from "../../parts/section.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Text } from "../../ui/text.tsx";
import { words } from "../../words.ts";
import { ClientQuote, headOf, LEAD, OPENING, Questions } from "./parts.tsx";
import { Drawing } from "./wireframe/drawing.tsx";
import { Weight } from "./wireframe/weight.tsx";

type WireframePage = Extract<Views["service"], { kind: "process" }> & { object: ServiceObjectOf<"wireframe"> };
type WireframeObject = WireframePage["object"];

/** Classes of the four states of a page, from outline to live. */
const STATES = ["as-plan", "as-boxes", "as-build", "as-live"];
const WEEKS = Array.from({ length: 12 }, (_, index) => index + 1);
const FAQ = [
	"ground-panel lg:[&_ul]:grid lg:[&_ul]:grid-cols-3 lg:[&_ul]:items-start lg:[&_ul]:gap-x-8 lg:[&_ul]:border-0 lg:[&_summary]:min-h-24",
	"[&_.question]:[font:700_1.3125rem/1.25_var(--font-display)] [&_.question]:tracking-[-0.02em]",
].join(" ");
/** Large text in the four states. */
const LARGE = "text-[clamp(2rem,10.6cqw,4.4rem)] leading-[1.14] tracking-[-0.035em] wrap-normal";

/** Website development: each page type in four states, which the headline, the steps and the closing banner share. */
export default function Wireframe({ page, article }: { page: WireframePage; article: ArticleParts<string> }) {
	const { object } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening {...page} />
			<Figures {...page} />
			<ClientQuote page={page} mark={object.said} className="pb-section" text="max-w-[25em] text-m leading-tight lg:text-[2.5rem]" />
			<Cards {...page} />
			<ExpandableArticle {...headOf(page)} article={article} className="grid gap-x-12 lg:grid-cols-[5fr_7fr]">
				<Weeks {...object} />
			</ExpandableArticle>
			<Process {...page} />
			<Weight {...object.weight} />
			<Questions page={page} className={FAQ} />
			<Ending {...page.cta} />
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

function Opening({ trail, hero, object }: WireframePage) {
	return (
		<section className={`${OPENING} pt-4`}>
			<Crumbs trail={trail} />
			<h1 tabIndex={-1} className={`${LARGE} lg:mt-2 lg:text-[min(6.7cqw,6.5rem)] lg:leading-[1.16]`}>
				<small className="eyebrow tracking-normal">{hero.subject}</small>{" "}
				<span className="block lg:grid lg:grid-cols-[auto_auto] lg:justify-start lg:gap-x-[0.3em]">
					<InStates text={hero.title} />
				</span>
			</h1>
			<div className="gap-x-12 max-lg:contents lg:mt-7 lg:mb-6 lg:grid lg:grid-cols-2">
				<Line className={LEAD} text={hero.intro} />
				<Actions className="max-lg:contents" times={hero.times} />
			</div>
			<Drawing {...object} />
		</section>
	);
}

/** The four figures in a row, and what each covers. */
function Figures({ stats, object }: WireframePage) {
	return (
		<Section id="figures" title={object.figuresTitle}>
			<dl className="mt-6 grid gap-x-8 lg:grid-cols-4">
				{stats.map(({ number, label, note = "" }) => (
					<div key={label} className="flex flex-col border-t-[1.5px] py-3">
						<dt className="display text-h3">{label}</dt>
						<dd className="display order-first text-[clamp(2.75rem,1.6rem+3.4cqw,5.25rem)] leading-tight tracking-[-0.05em]">{number}</dd>
						<Line as="dd" className="mt-1" text={note} />
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
			<ul className="mt-5 grid border-b-[1.5px] wrap-anywhere lg:grid-cols-[7fr_5fr]">
				{cards.items.map((card, index) => {
					const inner = index % 2 ? "lg:pl-8" : "lg:pr-8";
					return (
						<li key={card.title} className="grid border-t-[1.5px] lg:row-span-2 lg:grid-rows-subgrid lg:even:border-l-[1.5px]">
							<Crop {...object.crops[index]} className={inner} />
							<div className={`px-side pt-4 pb-6 ${inner}`}>
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
	return (
		<div className={`ground-sheet serif grid content-start overflow-clip px-side py-6 lg:min-h-64 ${className}`} data-nosnippet="">
			<div className={button && "mx-auto -mb-6 w-full max-w-80 self-end rounded-t-[1.75rem] border-[3px] border-b-0 p-5"}>
				<table className={`w-full leading-tight ${size}`}>
					<tbody>
						{rows.map((cells, row) => (
							<tr key={cells[0]} className={`border-b-[1.5px] ${headed && row === 0 ? "font-mono text-small" : "border-hair"}`}>
								{cells.map((text, column) => (
									<Line key={text} as="td" className={`py-1.5 ${column > 0 ? "pl-4 text-right whitespace-nowrap" : ""}`} text={text} />
								))}
							</tr>
						))}
					</tbody>
				</table>
				{button && <p className="mt-4 rounded-box bar-after p-2.5 text-center font-text font-[650]">{button}</p>}
				{note && <p className="mt-3 font-mono text-small">{note}</p>}
			</div>
		</div>
	);
}

/** Build times in weeks: solid up to the shortest build, light up to the longest; the article's examples are outlined. */
function Weeks({ weeks, weeksCaption }: WireframeObject) {
	const strip = "grid grid-cols-12 gap-0.5 text-center font-mono text-small leading-[2.75rem] forced-color-adjust-none";
	return (
		<figure className="mt-8 lg:col-span-2" data-nosnippet="">
			<ul className="grid gap-4">
				{weeks.map(({ name, from, to, live, example }) => (
					<li key={name} className="grid items-center gap-x-12 gap-y-1 lg:grid-cols-[5fr_7fr]">
						<p>
							<b className="display mr-3 text-h3">{name}</b>
							<Text text={words.buildTime(from, to)} />
							<span className="block text-small text-muted">{example}</span>
						</p>
						<p className={strip} aria-hidden="true">
							{WEEKS.map((week) => {
								const state = week <= from ? "bar-after" : week <= to ? "bg-bar/20" : "text-muted";
								return (
									<span key={week} className={`${state} ${week === live ? "outline-4 -outline-offset-4 outline-ink" : ""}`}>
										{week}
									</span>
								);
							})}
						</p>
					</li>
				))}
			</ul>
			<figcaption className="caption mt-3">{weeksCaption}</figcaption>
		</figure>
	);
}

/** The steps, numbered in the four states, each with what the client sees and signs off on. */
function Process({ process, object }: WireframePage) {
	const row = "side grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-2 py-5 not-first:border-t-[1.5px]";
	const figure = "display row-span-3 self-start text-[2.75rem] leading-none lg:row-span-1 lg:text-[8rem] lg:leading-[0.9]";
	return (
		<Section id="process" title={process.title} lead={object.processIntro} className="ground-panel pt-section" wide>
			<ol className="ground-sheet mt-6 border-y-[1.5px]">
				{process.items.map(({ title, description }, index) => (
					<li key={title} className={`${row} lg:grid-cols-[9rem_5fr_4fr_3fr] lg:gap-x-8 lg:py-7`}>
						<p className={figure} aria-hidden="true">
							<span className={`${STATES[index]} px-[0.08em] ${index === 3 ? "ground-stage" : ""}`}>{index + 1}</span>
						</p>
						<div>
							<h3 className="text-h3">{title}</h3>
							<Line className="mt-1" text={description} />
						</div>
						<p className="max-lg:text-small">
							<span className="block font-mono text-small text-muted">{object.see}</span>
							{object.steps[index]?.see}
						</p>
						<p data-nosnippet="">
							<span className="block font-mono text-small text-muted">{words.youSign}</span>
							<span className="serif block border-b-[1.5px] text-[1.25rem] whitespace-nowrap italic">{object.steps[index]?.sign}</span>
						</p>
					</li>
				))}
			</ol>
		</Section>
	);
}

/** The headline's four states again, with the visitor's own goal. */
function Ending({ title, description, buttonText }: WireframePage["cta"]) {
	return (
		<section className="closing band ground-stage" aria-labelledby="cta">
			<div className="wrap grid items-end gap-x-12 gap-y-8 py-section lg:grid-cols-2">
				<h2 id="cta" className={`${LARGE} lg:text-[min(7cqw,6rem)]`}>
					<InStates text={title} />
				</h2>
				<div className="lg:pb-3">
					<Line className="text-lead" text={description} />
					<ClosingActions className="mt-6">{buttonText}</ClosingActions>
				</div>
			</div>
		</section>
	);
}
