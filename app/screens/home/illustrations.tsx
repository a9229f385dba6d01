import { ArrowRight } from "lucide";
import type { Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words.ts";

const TAB = "border-[1.5px] border-b-0 border-rule py-3.5 not-first:border-l-0 has-checked:border-(--stage)";
const CHECKED_TAB = "has-checked:bg-(--stage) has-checked:text-(--on-stage) has-checked:[--focus:currentColor]";
const showWhole = ({ currentTarget }: React.FocusEvent) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });

/** One tab per industry: a query, an answer, and the page it cites. Native radio buttons work with arrow keys and without JavaScript. */
export function Stage({ stage, stageTitle, stageNote }: Pick<Views["home"], "stage" | "stageTitle" | "stageNote">) {
	return (
		<fieldset className="stage min-w-0">
			<legend className="sr-only">{stageTitle}</legend>
			<div className="stage-tabs switch px-side flex overflow-x-auto [scrollbar-width:none]">
				{stage.map(({ name, path }, index) => (
					<label key={path} className={`${TAB} ${CHECKED_TAB}`} onFocus={showWhole}>
						<input type="radio" name="stage" className="-outline-offset-4" defaultChecked={index === 0} />
						{name}
					</label>
				))}
			</div>
			<div className="ground-stage overflow-x-clip" data-nosnippet="">
				{stage.map(({ query, answer, source, others, link, path }) => (
					<figure key={path} className="scene px-side grid-rows-[auto_auto_1fr_auto] gap-x-12 pt-5 lg:grid-cols-[5fr_7fr] lg:pt-6">
						<Query className="border-b-2 pb-4 text-m leading-snug lg:col-span-full">{query}</Query>
						<p className="display my-5 max-w-[21em] max-sm:pr-10 text-[clamp(1.75rem,0.8rem+3.3vw,4rem)]/[1.18] text-balance lg:col-span-full">
							<Line as="span" text={answer} />
							<Line as="span" className="chip ml-3.5 align-[0.5em]" aria-hidden="true" text="1" />
						</p>
						<div className="pb-5 font-mono text-small text-muted lg:self-end lg:col-start-1 lg:row-start-3 lg:py-6">
							<p>{stageNote}</p>
							<Items texts={others} className="flex flex-wrap gap-x-8 wrap-anywhere lg:text-[1.125rem]" />
						</div>
						<div className="ground-sheet relative flex items-center gap-5 p-5 max-lg:-mx-side max-lg:px-side lg:col-start-2 lg:row-start-3 lg:-mr-side">
							<Line as="span" className="chip mt-0.5 shrink-0" aria-hidden="true" text="1" />
							<div className="min-w-0">
								<p className="font-mono text-small wrap-anywhere text-muted">
									<span className="sr-only">{words.cited} </span>
									{source.address}
								</p>
								<p className="display text-h3">{source.title}</p>
								<a href={path} className="cover-link inline-flex min-h-11 items-center gap-2 font-[650]">
									{link}
									<Icon node={ArrowRight} className="size-5" />
								</a>
							</div>
						</div>
					</figure>
				))}
			</div>
		</fieldset>
	);
}

type EditsProps = Views["home"]["edits"];

/** The services, each with an edited passage as a sample. A switch shows the passages as published, without marks. */
export function Edits({ title, intro, items, ...labels }: EditsProps) {
	return (
		<section className="edits ground-panel [--section:108rem]" aria-labelledby="services">
			<div className="wrap grid items-end gap-6 pt-section pb-5 lg:grid-cols-[8fr_auto] lg:pb-8">
				<div>
					<Line as="h2" id="services" className="max-w-[14em] text-closing" text={title} />
					<Line className="mt-2 max-w-[36rem] lg:mt-3 lg:text-lead" text={intro} />
				</div>
				<fieldset className="text-small">
					<legend className="mb-1">{labels.switch}</legend>
					<div className="switch flex w-fit flex-wrap border-[1.5px]">
						{(["edited", "clean"] as const).map((view) => (
							<label key={view}>
								<input type="radio" name="view" className={view} defaultChecked={view === "edited"} />
								{labels[view]}
							</label>
						))}
					</div>
				</fieldset>
			</div>
			<ol className="by-item">
				{items.map((item) => (
					<Edit key={item.path} {...item} />
				))}
			</ol>
		</section>
	);
}

const PASSAGE = "px-side py-5 text-[1.125rem] lg:py-7 lg:pr-12 lg:text-[1.5rem] [&_.text-m_del]:block";
const ANSWER =
	"px-side pt-5 lg:pt-9 [&>.query]:text-m [&_dd]:font-display [&_dd]:text-h2 [&_dl>*]:block [&_dl>*]:border-0 lg:[&_dl>*]:py-4! " +
	"[&_dl>:last-child_dd]:text-title [&_dl>:last-child_dd]:leading-[1.2] lg:[&_dl>:last-child_dd]:text-[min(5.8cqw,5.5rem)]";

/** A service beside its edited passage, or below an assistant's answer that is as wide as the window. */
function Edit({ fact, sheet, ...card }: EditsProps["items"][number]) {
	const isAnswer = sheet?.query !== undefined;
	return (
		<li className={`border-t-[1.5px] border-hair lg:border-ink ${isAnswer ? "ground-stage" : "lg:grid lg:grid-cols-[8fr_5fr]"}`}>
			{sheet && <Sheet {...sheet} ground={isAnswer ? "stage" : "sheet"} className={isAnswer ? ANSWER : PASSAGE} />}
			<div className={`px-side pt-4 pb-5 lg:py-6 ${isAnswer ? "" : "lg:pl-8"}`}>
				<CardText card={card} size="text-h3 xl:text-[2rem]" text="mt-2 leading-snug max-md:text-small" />
				{fact && <Line className="mt-2 font-[650]" text={fact} />}
			</div>
		</li>
	);
}
