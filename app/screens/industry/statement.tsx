import { CardText } from "../../parts/card-text.tsx";
import { DOCKED } from "../../parts/closing.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseResult, ClientQuote } from "../../parts/proof.tsx";
import { Section } from "../../parts/section.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { type ObjectPage, Photo } from "./shared/parts.tsx";

const INTAKE = "ground-night py-section [--section:46rem]";
const AD =
	"px-side py-5 text-[clamp(1.5rem,3.44cqw,3.75rem)] max-lg:[&_dl>*]:pr-14 lg:pl-8 lg:[&_dd]:leading-normal [&_dl]:grid-cols-[auto_1fr]";
/** The notes on the ad's claims; side by side on large screens. */
const NOTES =
	"px-side py-5 [&_dl]:font-text [&_dl>*]:block lg:col-span-2 lg:border-t-[1.5px] lg:text-lead lg:[&_dl]:grid-cols-3 lg:[&_dl]:gap-x-10 " +
	"lg:[&_dl>*]:col-span-1 lg:[&_dl>*]:border-0 lg:[&_dd]:leading-snug";
const RUN =
	"border-t-[1.5px] px-side py-5 text-lead lg:col-span-2 [&>.text-m]:text-[clamp(1.3125rem,2.2cqw,2rem)] [&>:has(mark)]:mb-3 " +
	"[&>:has(mark)]:text-[clamp(2rem,4.06cqw,4rem)]/[1.12] [&>:has(mark)]:text-pretty";

/** Floats form a column of passages and one of notes, so that each note starts beside its passage or below the previous note. */
const PAGES =
	"mt-8 border-t-[1.5px] [counter-reset:note_3] lg:flow-root lg:bg-[linear-gradient(to_right,var(--sheet)_62%,#0000_0)] " +
	"lg:[&>:first-child_.text-m]:text-closing";
/** A passage of the page. Its underlined words get the letter of their note; the letters continue after the opening's a to c. */
const PASSAGE =
	"px-side py-6 text-[1.25rem] max-lg:[&_dl>*]:block lg:float-left lg:clear-left lg:w-[62%] lg:pr-12 lg:text-[min(2.5cqw,2rem)] " +
	"[&_u]:underline-offset-4 " +
	"[&_u]:after:align-super [&_u]:after:font-mono [&_u]:after:text-[0.6em] [&_u]:after:content-[counter(note,lower-alpha)]";
const NOTE = "relative px-side py-6 lg:float-right lg:clear-right lg:w-[38%] lg:pl-8";
const LETTER = "chip absolute -top-3 left-side bg-paper before:content-[counter(note,lower-alpha)] lg:top-7 lg:-left-3";

const CASE = "border-t-[1.5px] pt-5 text-lead lg:col-span-2 lg:[&>p]:float-left lg:[&>p]:mr-14 lg:[&>p]:mb-0 [&_b]:text-title";

/** An attempt to reach the firm. At lg and up, the result is in a column beside its label and note. The first result is the largest. */
const TRY = "group gap-x-12 gap-y-1 border-t-[1.5px] border-hair py-4 lg:grid lg:grid-cols-[7fr_5fr]";

/** Law firms: an advertisement with three claims that break rules, and the page that replaces it, with notes beside it. */
export default function StatementPage({ page, page: { object, proof }, article }: ObjectPage<"statement">) {
	return (
		<PageFrame page={page} faq="ground-paper" end={<Sheet {...object.reply} className={`${DOCKED} text-[1.5rem] [&_dl>*]:block`} />}>
			<section className="border-b-[1.5px]">
				<Opening page={page} size="text-closing lg:text-title" />
				<div className="ground-sheet grid border-t-[1.5px] lg:grid-cols-[34%_1fr]">
					<Photo photo={page.photo} tint="ink" className="max-lg:aspect-12/5" />
					<Sheet {...object.ad} className={AD} />
					<Sheet {...object.notes} className={NOTES} />
					<Sheet {...object.run} caption={object.caption} className={RUN} />
				</div>
			</section>
			<Cards page={page} list={PAGES} item="[counter-increment:note] max-lg:not-first:border-t-[1.5px]">
				{(card, { rule, ...sheet }) => (
					<>
						<Sheet {...sheet} className={PASSAGE} />
						<div className={NOTE}>
							<span className={LETTER} />
							<CardText card={card} size="text-[1.375rem] leading-tight" text="mt-2 text-lead leading-snug" />
							{rule && <Line className="mt-2 leading-snug text-muted" text={rule} />}
						</div>
					</>
				)}
			</Cards>
			<section className="wrap grid items-center gap-x-14 gap-y-8 py-section lg:grid-cols-[7fr_5fr]" aria-label={words.proof}>
				<ClientQuote page={page} className="px-0! [&_mark]:box-decoration-slice [&_p]:text-pretty" />
				<Sheet {...object.list} />
				{proof?.caseStudy && <CaseResult study={proof.caseStudy} className={CASE} />}
			</section>
			<div className="ground-panel">
				<ExpandableArticle page={page} article={article} />
			</div>
			<Section id="intake" title={object.intake.title} size="text-closing" lead={object.intake.intro} className={INTAKE}>
				<Stats
					stats={object.intake.tries.map(({ how, result, note }) => ({ number: result, label: how, note }))}
					className="mt-8"
					item={TRY}
					number="lg:row-span-2 lg:self-center text-[clamp(1.75rem,3.2cqw,2.5rem)] leading-tight group-first:text-[clamp(3rem,7cqw,6rem)]"
					label="lg:self-end font-mono text-muted"
					note="text-lead leading-snug"
				/>
				<p className="caption border-t-[1.5px] border-hair pt-3">{object.intake.caption}</p>
			</Section>
		</PageFrame>
	);
}
