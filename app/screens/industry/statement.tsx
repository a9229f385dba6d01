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

/** Content beside the margin line: on phones to its right, from lg to its left, with notes to its right. */
const ASIDE = "pr-side max-lg:pl-14 lg:pl-8";
const BODY = "pr-side max-lg:pl-14 lg:pr-12 lg:pl-side";
const COLUMNS = "lg:grid lg:grid-cols-[62%_1fr]";
/** The letter on the margin line beside a note, and after the words that the note is about. */
const LETTER = "chip absolute top-1 left-6 bg-paper before:content-[counter(note,lower-alpha)] lg:-left-3";
const LETTERED =
	"[&_:is(u,del)]:after:font-mono [&_:is(u,del)]:after:content-[counter(note,lower-alpha)] [&_u]:after:align-super [&_u]:after:text-[0.6em] " +
	"[&_del]:mr-[0.35em] [&_del]:after:absolute [&_del]:after:pl-[0.15em] [&_del]:after:text-[0.5em]/[1.2]";

/** What replaces the advertisement. From lg, the last lines are in the margin. */
const RUN =
	"bg-transparent lg:grid lg:grid-cols-[62%_1fr] border-t-[1.5px] pb-6 text-lead [&>.sheet-head]:py-2 lg:[&>:not(.sheet-head)]:pr-12 [&>*]:pr-side " +
	"max-lg:[&>*]:pl-14 lg:[&>*]:pl-side lg:[&>.sheet-head]:col-span-2 [&>.text-m]:text-[clamp(1.3125rem,2.2cqw,2rem)] " +
	"[&>:has(mark)]:col-start-1 [&>:has(mark)]:mb-3 [&>:has(mark)]:text-[clamp(2rem,4.4cqw,4.5rem)]/[1.12] [&>:has(mark)]:text-pretty " +
	"lg:[&>:has(mark)~*]:col-start-2 lg:[&>:has(mark)~*]:pl-8 lg:[&>:has(mark)+p]:text-[1.5rem]";

/** Floats form a column of the page and one of notes. The letters continue after the opening's a to c. */
const PAGES =
	"noted ground-sheet mt-8 border-t-[1.5px] [counter-reset:note_3] lg:flow-root lg:[&>:first-child_.text-m]:text-closing lg:[&>:first-child>div]:text-[1.375rem] lg:[&>:first-child>div>*]:text-[1em]";
/** A passage of the page. Its underlined words get the letter of their note. */
const PASSAGE =
	"bg-transparent py-6 text-[1.25rem] lg:float-left lg:clear-left lg:w-[62%] lg:text-[min(2.5cqw,2rem)] max-lg:[&_dl>*]:block " +
	"[&_u]:underline-offset-4";

const INTAKE = "noted ground-night py-section [--panel:#0000] [--section:46rem] max-lg:[&>.wrap]:pl-9";
/** The article's byline is in the margin. */
const ARTICLE =
	"grid lg:grid-cols-[calc(62cqw-var(--side)-3rem)_1fr] lg:gap-x-20 lg:[&>dl]:col-start-2 lg:[&>dl]:row-start-1 lg:[&>dl]:flex-col " +
	"lg:[&>h2]:text-closing";
/** The case, as a footnote below the quote. */
const CASE = "mt-8 border-t-[1.5px] border-hair pt-4 [&_.display]:text-[1em] [&_.display]:inline [&>p]:inline [&>p]:after:content-['._']";

/** An attempt to reach the firm. From lg, its label and note are in the margin. The first result is the largest. */
const TRY = "group gap-y-1 border-t-[1.5px] border-hair py-4 lg:grid lg:grid-cols-[calc(62cqw-var(--side))_1fr] lg:[&>:not(.display)]:pl-8";

/** A page with notes in its margin: each passage, and the rule and text of its note. */
function Annotated({
	rows,
	size,
}: {
	rows: readonly { passage: string; rule?: string | undefined; note: string | undefined }[];
	size: string;
}) {
	return (
		<ol className={size}>
			{rows.map(({ passage, rule, note = "" }) => (
				<li key={passage} className={`border-hair not-first:border-t-[1.5px] max-lg:py-5 [counter-increment:note] ${COLUMNS}`}>
					<Line className={`serif leading-[1.12] text-balance lg:py-5 ${BODY} ${LETTERED}`} text={passage} />
					<div className={`relative max-lg:mt-3 lg:my-6 ${ASIDE}`}>
						{rule && <span className={LETTER} />}
						{rule && <p className="mono">{rule}</p>}
						<Line className="text-lead leading-snug" text={note} />
					</div>
				</li>
			))}
		</ol>
	);
}

/** Law firms: an advertisement with three claims that break rules, and the page that replaces it, with notes in the margin. */
export default function StatementPage({ page, page: { object, proof }, article }: ObjectPage<"statement">) {
	const { ad, notes, run, reply, intake } = object;
	const claims = ad.rows.map(({ text = "" }, index) => ({ passage: text, rule: notes.rows[index]?.label, note: notes.rows[index]?.text }));
	return (
		<PageFrame
			page={page}
			faq="noted ground-paper"
			closing="lg:*:first:grid lg:*:first:grid-cols-[calc(62cqw-var(--side)+2rem)_1fr] lg:[&_h2]:pr-20"
			end={
				<div className="noted ground-sheet -mx-side -mb-section mt-10 lg:mt-section">
					<SheetHead text={reply.head ?? ""} className={`py-2 ${BODY}`} />
					<Annotated
						rows={reply.rows.map(({ label, text }) => ({ passage: label, note: text }))}
						size="text-[clamp(1.75rem,3.4cqw,3.5rem)]"
					/>
				</div>
			}
		>
			<section>
				<div className={COLUMNS}>
					<Opening page={page} size="text-closing" className="px-side pt-3 pb-6 max-[23rem]:pt-2 lg:pt-5 lg:pr-12 lg:pb-8" />
					<Photo photo={page.photo} tint="ink" className="max-lg:aspect-12/5" />
				</div>
				<div className="noted ground-sheet border-y-[1.5px]" data-nosnippet="">
					<SheetHead
						text={ad.head ?? ""}
						aside={notes.head}
						className={`py-2 ${COLUMNS} gap-x-3 max-lg:pr-side max-lg:pl-14 lg:gap-0 lg:*:first:pl-side lg:*:last:pl-8`}
					/>
					<Annotated rows={claims} size="text-[clamp(2rem,4.4cqw,4.5rem)]" />
					<Sheet {...run} caption={object.caption} className={RUN} />
				</div>
			</section>
			<Cards
				page={page}
				className="noted ground-panel pt-section [--section:84rem] max-lg:[&>.wrap]:pl-9"
				list={PAGES}
				item="[counter-increment:note] border-hair max-lg:not-first:border-t-[1.5px]"
			>
				{(card, { rule, ...sheet }) => (
					<>
						<Sheet {...sheet} className={`${PASSAGE} ${BODY} ${LETTERED}`} />
						<div className={`relative pb-6 lg:float-right lg:clear-right lg:w-[38%] lg:pt-6 ${ASIDE}`}>
							<span className={`${LETTER} lg:top-7`} />
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
					number="lg:row-span-2 lg:self-center text-[clamp(1.75rem,3.2cqw,2.5rem)] leading-tight group-first:text-[clamp(2.25rem,7cqw,6rem)]"
					label="lg:self-end font-mono text-muted"
					note="text-lead leading-snug"
				/>
				<p className="caption border-t-[1.5px] border-hair pt-3">{intake.caption}</p>
			</Section>
			<section className={`noted ${COLUMNS}`} aria-label={words.proof}>
				<div className={`py-section ${BODY}`}>
					<ClientQuote page={page} className="[&&]:px-0 [&_mark]:box-decoration-slice" />
					{proof?.caseStudy && <CaseResult study={proof.caseStudy} className={CASE} />}
				</div>
				<div className={`max-lg:pb-section lg:py-section ${ASIDE}`}>
					<Sheet {...object.list} />
				</div>
			</section>
			<div className="noted ground-paper border-t-[1.5px] border-hair">
				<ExpandableArticle page={page} article={article} className={ARTICLE} />
			</div>
		</PageFrame>
	);
}
