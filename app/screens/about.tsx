import type { Views } from "../../shared/content-types.ts";
import { CardText } from "../parts/card-text.tsx";
import { Closing } from "../parts/closing.tsx";
import { Faq } from "../parts/faq.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section } from "../parts/section.tsx";
import { Mail, SheetHead } from "../parts/sheet.tsx";
import { Stats } from "../parts/stats.tsx";
import { Prose } from "../ui/prose.tsx";
import { words } from "../words.ts";
import { Face, People } from "./about/people.tsx";

/** About Us (docs/product.md, section 2): an ordinary About page with our edits, the people behind them, and our story. */
export default function About({ page, article }: { page: Views["about"]; article: string }) {
	const { values, stats, cta, storyTitle, storyLead } = page;
	return (
		<>
			<Opening page={page} />
			<EditedPage {...page.edit} />
			<People {...page} />
			<Section id="story" title={storyTitle} size="text-closing" lead={storyLead} className={STORY} wide>
				<Line className={MARK} text={page.storyMark} />
				<Prose html={article} className={PARTS} />
			</Section>
			<Section id="values" title={values.title} className={VALUES}>
				<ul className="mt-6 border-b-[1.5px] lg:mt-10">
					{values.items.map(({ cost, ...value }) => (
						<li key={value.title} className={VALUE}>
							<CardText card={value} text="leading-snug text-muted lg:text-lead/snug" />
							<Line className={COST} text={cost} />
						</li>
					))}
				</ul>
			</Section>
			<Section id="figures" title={page.recordTitle} className={RECORD}>
				<Stats stats={stats} className={STATS} item={STAT} number="-ml-[0.04em] leading-[0.9] tracking-[-0.055em] text-(length:--size)" />
				<p className="mt-5 mb-7 lg:my-14 lg:text-m/snug">{page.recordNote}</p>
				<Rows rows={page.facts} className="flex flex-wrap gap-x-5 leading-snug lg:text-lead/snug" row={FACT} label="text-muted" />
			</Section>
			<Faq items={page.faq} />
			<Closing page={page}>
				<Mail message={cta.message} caption={words.illustration} />
			</Closing>
		</>
	);
}

const STORY = "pt-4 pb-6 lg:pb-16 lg:text-lead [--section:38rem] lg:[--section:60rem]";
const MARK = "ground-yellow px-side display mt-6 py-8 text-[clamp(2.7rem,6.5cqw,6rem)]/[1.05] tracking-tighter lg:mt-9 lg:py-16";
const PARTS =
	"wrap max-w-none [&>h3]:text-h2 max-lg:[&>h3]:mt-7 lg:grid lg:grid-cols-[5fr_7fr] lg:gap-8 lg:pt-16 lg:*:m-0 lg:*:not-[h3]:col-start-2";
const VALUES = "ground-panel py-section [--section:30rem] lg:[--section:51rem]";
const RECORD = "ground-night py-section [--section:39rem] lg:[--section:59rem]";
const VALUE = "grid gap-x-12 gap-y-1.5 border-t-[1.5px] py-3.5 lg:grid-cols-[4fr_5fr_6fr] lg:py-6";
const COST = "font-[650] leading-snug lg:font-display lg:text-[min(2.7cqw,2.5rem)]/[1.1] lg:font-bold lg:tracking-tight lg:text-balance";
const STATS = "mt-4 grid grid-cols-1 gap-y-5 lg:grid-cols-3 lg:gap-x-12 lg:gap-y-10 lg:*:first:col-span-3 [&_dt]:text-lead/snug";
/** A statistic. The first is several times as large as the others. */
const STAT =
	"flex-row flex-wrap content-start items-baseline gap-x-3 gap-y-1 *:nth-3:w-full not-first:border-t-[1.5px] not-first:border-hair " +
	"not-first:pt-4 lg:not-first:*:w-full [--size:min(11.4cqw,5.25rem)] first:[--size:min(34cqw,17rem)] lg:first:[--size:min(25cqw,22rem)]";
const FACT = "min-w-36 flex-1 border-t-[1.5px] border-hair pt-2.5 pb-4 lg:min-w-60";
const KEPT = "display text-[clamp(1.5rem,0.8rem+2.6vw,3.25rem)] leading-[1.1] pt-2.5 lg:col-span-2";
const CUT = "serif text-[clamp(1.1875rem,1rem+0.5vw,1.5rem)]/[1.18]";

/** A page of ordinary sentences, with our people's comments beside them. */
function EditedPage({ address, by, rows, caption }: Views["about"]["edit"]) {
	return (
		<figure>
			<div className="ground-sheet px-side border-y-[1.5px] border-hair pt-2 pb-2" data-nosnippet="">
				<SheetHead text={address} aside={by} className="text-muted" />
				<ul className="ruled-hair lg:*:py-2">
					{rows.map(({ text, notes }) => (
						<li key={text} className="grid items-center gap-x-12 gap-y-2 last:gap-y-4 max-sm:not-last:pr-18 lg:grid-cols-[4fr_3fr]">
							<Line className={text.startsWith("==") ? KEPT : CUT} text={text} />
							{notes.map((note) => (
								<div key={note.name} className="flex gap-3 leading-snug">
									<Face {...note} width={40} className="aspect-3/4 w-10 shrink-0 max-lg:hidden" />
									<p>
										<Line href={`#${note.id}`} className="plain-link inline-block min-h-6 font-[650]" text={note.name} />{" "}
										<span className="lg:block">{note.says}</span>
									</p>
								</div>
							))}
						</li>
					))}
				</ul>
			</div>
			<figcaption className="caption px-side mt-2">{caption}</figcaption>
		</figure>
	);
}
