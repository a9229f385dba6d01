import { CardText } from "../../parts/card-text.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseResult, ClientQuote } from "../../parts/proof.tsx";
import { Section } from "../../parts/section.tsx";
import { Sheet, SheetHead } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { type ObjectPage, Photo } from "./shared/parts.tsx";

/** The margin and its line: on phones on the left, for letters; from lg on the right, for notes. */
const LINE =
	"max-lg:bg-[linear-gradient(to_right,var(--panel)_2.25rem,var(--rule)_0_2.45rem,#0000_0)] " +
	"max-lg:[&>:is(.wrap,.story)]:pl-[calc(3.5rem-var(--side))]";
const MARGIN = "lg:bg-[linear-gradient(to_right,#0000_62%,var(--rule)_0_calc(62%+3px),var(--panel)_0)]";
const NOTED = `${LINE} ${MARGIN}`;
const COLUMNS = "lg:grid lg:grid-cols-[62%_1fr]";
const BODY = "max-lg:pl-14 lg:pl-side pr-side lg:pr-12";
const NOTE = "relative pr-side pl-14 lg:pl-8";
/** A note's letter: on the margin line (LETTER) and after the words that the note is about (LETTERED). */
const LETTER =
	"before:absolute before:left-6 before:border-[1.5px] before:bg-(--sheet) before:px-1.5 before:font-mono before:text-small/6 " +
	"before:content-[counter(note,lower-alpha)] lg:before:-left-3";
const LETTERED =
	"[&_:is(u,del)]:after:font-mono [&_:is(u,del)]:after:content-[counter(note,lower-alpha)] [&_del]:after:text-[0.5em]/[1.2] " +
	"[&_u]:after:align-super [&_u]:after:text-[0.6em] [&_del]:relative [&_del]:mr-[0.35em] [&_del]:inline-block [&_del]:after:absolute";
const CLAIM = `[counter-increment:note] border-hair not-first:border-t-[1.5px] ${COLUMNS}`;
const WORDS = `serif py-5 text-[clamp(2rem,4.4cqw,4.5rem)]/[1.12] text-balance max-lg:pb-0 ${BODY} ${LETTERED}`;
/** The text that can run instead of the ad. From lg, its last lines are in the margin. */
const RUN =
	"border-t-[1.5px] bg-transparent pb-6 text-lead *:pr-side max-lg:*:pl-14 lg:*:pl-side [&>.text-m]:text-[clamp(1.3125rem,2.2cqw,2rem)] " +
	"[&>.sheet-head]:py-2 lg:[&>.sheet-head]:col-span-2 [&>:has(mark)]:text-[clamp(2rem,4.4cqw,4.5rem)]/[1.12] [&>:has(mark)]:text-pretty " +
	`lg:[&>:has(mark)]:col-start-1 lg:[&>:has(mark)+p]:pl-8 lg:[&>:has(mark)+p]:text-[min(2.2cqw,1.9rem)] ${COLUMNS}`;
const CLOSING = "lg:*:first:grid lg:*:first:grid-cols-[calc(62cqw-var(--side)+2rem)_1fr] lg:[&_h2]:pr-20";
/** Quotes from the visitor's page, each with the rule beside it. */
const REPLY =
	"-mx-side -mb-section mt-10 lg:mt-section [&_p]:m-0 max-lg:[&_:is(p,dt,dd)]:pl-14 max-lg:[&_dd]:pr-side lg:[&_:is(p,dt)]:pl-side " +
	"lg:[&_dd]:pl-8 [&_dl]:m-0 [&_dl]:gap-x-0 lg:[&_dl]:grid-cols-[62%_1fr] max-lg:[&_dl>*]:block [&_dt]:py-3 [&_dt]:font-foreign " +
	`[&_dd]:font-text [&_dd]:text-lead [&_p]:py-2 [&_dt]:text-[clamp(1.75rem,3.4cqw,3.5rem)]/[1.12] [&_dt]:text-ink ${NOTED}`;
/** The lead is in the margin, too. */
const HEADED =
	"lg:[&>div]:grid lg:[&>div]:grid-cols-[calc(62cqw-var(--side))_1fr] lg:[&>div]:items-end lg:[&>div>h2]:pr-3 " +
	"lg:[&_h2+p]:m-0 lg:[&_h2+p]:pl-8 lg:[&_:is(dl,.caption)]:col-span-2";
const CARDS = `ground-panel pt-section [--section:84rem] ${NOTED} ${HEADED}`;
/** Floats form two columns: passages and notes. The letters continue after the a to c of the opening. */
const PAGES =
	"ground-sheet mt-8 border-t-[1.5px] [counter-reset:note_3] lg:flow-root " +
	`[&>:first-child_.text-m]:text-[8.4cqw] lg:[&>:first-child_.text-m]:text-closing ${NOTED}`;
const PASSAGE =
	"bg-transparent py-6 text-[1.25rem] lg:float-left lg:clear-left lg:w-[62%] lg:text-[min(2.5cqw,2rem)] max-lg:[&_dl>*]:block " +
	`[&_u]:underline-offset-4 ${BODY} ${LETTERED}`;
const PART = "[counter-increment:note] border-hair max-lg:not-first:border-t-[1.5px] lg:first:[&>div>p]:text-[1.375rem]";
const INTAKE = `ground-night py-section [--panel:#0000] [--section:46rem] ${MARGIN} ${HEADED}`;
/** The case, as a footnote below the quote. */
const CASE = "mt-8 border-t-[1.5px] border-hair pt-4 [&_.display]:inline [&_.display]:text-[1em] [&>p]:inline [&>p]:after:content-['._']";
/** An attempt to reach the firm. From lg, its label and note are in the margin. The first result is the largest. */
const TRY = "group gap-y-1 border-t-[1.5px] border-hair py-4 lg:grid lg:grid-cols-[calc(62cqw-var(--side))_1fr] lg:[&>:not(.display)]:pl-8";
const FIRST = "group-first:text-[13.4cqw] lg:group-first:text-[min(7cqw,6rem)]";
/** Law firms: an advertisement with three claims that break rules, and the page that replaces it, with notes in the margin. */
export default function StatementPage({ page, page: { object, proof }, article }: ObjectPage<"statement">) {
	const { ad, notes, intake } = object;
	return (
		<PageFrame page={page} closing={CLOSING} end={<Sheet {...object.reply} className={REPLY} />}>
			<section>
				<div className={COLUMNS}>
					<Opening page={page} size="text-closing" className="px-side pt-3 pb-6 max-[23rem]:pt-2 lg:pt-5 lg:pr-12 lg:pb-8" />
					<Photo photo={page.photo} tint="ink" className="max-lg:aspect-12/5" />
				</div>
				<div className={`ground-sheet border-y-[1.5px] ${NOTED}`} data-nosnippet="">
					<SheetHead
						text={ad.head ?? ""}
						aside={notes.head}
						className="px-side py-2 max-lg:pl-14 max-lg:*:last:hidden lg:*:last:w-[calc(38cqw-var(--side)-2rem)]"
					/>
					<ol>
						{ad.rows.map(({ label, text = "" }, index) => (
							<li key={label} className={CLAIM}>
								<Line className={WORDS} text={text} />
								<div className={`py-5 ${NOTE} ${LETTER}`}>
									<p className="mono">{notes.rows[index]?.label}</p>
									<Line className="text-lead leading-snug" text={notes.rows[index]?.text ?? ""} />
								</div>
							</li>
						))}
					</ol>
					<Sheet {...object.run} caption={object.caption} className={RUN} />
				</div>
			</section>
			<Cards page={page} size="text-closing max-[23rem]:text-h2" className={CARDS} list={PAGES} item={PART}>
				{(card, { rule, ...sheet }) => (
					<>
						<Sheet {...sheet} className={PASSAGE} />
						<div className={`pb-6 lg:float-right lg:clear-right lg:w-[38%] lg:pt-6 ${NOTE} ${LETTER}`}>
							<CardText card={card} size="text-[1.375rem] leading-tight" text="mt-2 text-lead leading-snug" />
							{rule && <Line className="mt-2 leading-snug text-muted" text={rule} />}
						</div>
					</>
				)}
			</Cards>
			<Section id="intake" title={intake.title} size="text-closing" lead={intake.intro} className={INTAKE}>
				<Stats
					stats={intake.tries.map(({ how, result, note }) => ({ number: result, label: how, note }))}
					className="mt-8"
					item={TRY}
					number={`lg:row-span-2 lg:self-center text-[clamp(1.75rem,3.2cqw,2.5rem)] leading-tight ${FIRST}`}
					label="lg:self-end font-mono text-muted"
					note="text-lead leading-snug"
				/>
				<p className="caption border-t-[1.5px] border-hair pt-3">{intake.caption}</p>
			</Section>
			<section className={`${MARGIN} ${COLUMNS}`} aria-label={words.proof}>
				<div className="px-side py-section lg:pr-12">
					<ClientQuote page={page} className="[&&]:px-0 [&_mark]:box-decoration-slice" />
					{proof?.caseStudy && <CaseResult study={proof.caseStudy} className={CASE} />}
				</div>
				<div className="px-side max-lg:pb-section lg:py-section lg:pl-8">
					<Sheet {...object.list} />
				</div>
			</section>
			<ExpandableArticle page={page} article={article} />
		</PageFrame>
	);
}
