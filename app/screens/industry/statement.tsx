import type { ReactNode } from "react";
import { CardText } from "../../parts/card-text.tsx";
import { CaseLine } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Section } from "../../parts/section.tsx";
import { words } from "../../words.ts";
import type { ObjectPage } from "./shared/parts.tsx";
import { Cards, IndustryArticle, IndustryPage, OpeningWords, Photo, Sheet, STACKED } from "./shared/parts.tsx";

type Page = ObjectPage<"statement">["page"];

/** Classes that number the questions like sections. */
const FAQ =
	`${STACKED} ground-paper pb-6 [counter-reset:section] lg:[&_ul]:grid [&_ul]:grid-cols-2 [&_ul]:gap-x-12 [&_.icon]:ml-auto ` +
	"[&_summary]:before:min-w-8 [&_summary]:before:text-muted [&_summary]:before:[counter-increment:section] " +
	"[&_summary]:before:content-['§_'counter(section)]";

/** Law firms: an advertisement marked up according to three rules, and the page that replaces it, both with notes in the margin. */
export default function StatementPage({ page, article }: ObjectPage<"statement">) {
	const { object, proof } = page;
	const reply = <Sheet {...object.reply} caption={words.illustration} className="p-6 text-[1.25rem] lg:p-8 [&_dl>*]:block" />;
	return (
		<IndustryPage page={page} faq={FAQ} end={reply}>
			<Opening page={page} />
			<Cards
				page={page}
				intro={object.intro}
				caption={object.partsCaption}
				details={object.parts}
				list="lg:border-t-[1.5px]"
				item="grid grid-cols-1 lg:grid-cols-[7fr_5fr]"
			>
				{(card, { rule, ...sheet }) => (
					<>
						<Sheet {...sheet} className="px-side py-6 text-[1.25rem] lg:pr-12" />
						<div className="px-side py-6 lg:border-b-[1.5px] lg:border-hair lg:pl-8">
							<CardText card={card} />
							{rule && (
								<p className="mt-2 text-small text-muted">
									<b className="text-ink">{rule.title}.</b> <Line as="span" text={rule.text} />
								</p>
							)}
						</div>
					</>
				)}
			</Cards>
			{proof && (
				<section className="wrap grid gap-x-14 gap-y-8 py-section lg:grid-cols-[7fr_5fr]" aria-label={words.proof}>
					{proof.testimonial && (
						<Quote quote={proof.testimonial} mark={object.mark} className="text-h3 lg:text-[2.25rem] lg:leading-[1.2]" />
					)}
					<div>
						<Sheet {...object.list} caption={words.illustration} className="px-6 py-5 text-[1.1875rem] [&_dl>*]:block" />
						{proof.caseStudy && <CaseLine study={proof.caseStudy} why={proof.why} className="mt-5 text-small" />}
					</div>
				</section>
			)}
			<div className="ground-panel">
				<IndustryArticle page={page} article={article} />
			</div>
			<Intake {...object.intake} />
		</IndustryPage>
	);
}

function Opening({ page }: { page: Page }) {
	const { ad, run, notes, caption } = page.object;
	return (
		<section className="grid grid-cols-1 border-b-[1.5px] lg:grid-cols-[8fr_4fr]">
			<div className="px-side pt-5 pb-6">
				<OpeningWords page={page} words="max-w-[40rem]" />
			</div>
			<Photo page={page} className="max-lg:hidden" />
			<figure className="ground-sheet border-t-[1.5px] px-side py-5 lg:col-span-2" data-nosnippet="">
				<div className="grid gap-x-10 gap-y-5 lg:grid-cols-[7fr_5fr]">
					<div>
						<p className="sheet-head">{ad.label}</p>
						<ul className="serif mt-3 grid gap-1 pr-14 text-[1.5rem] leading-tight lg:gap-3 lg:pr-0 lg:text-[clamp(1.75rem,2.75cqw,2.75rem)]">
							{ad.lines.map((text, index) => (
								<Lettered key={text} letter={index}>
									<Line text={text} />
								</Lettered>
							))}
						</ul>
					</div>
					<Sheet {...run} className="text-[1.3125rem]" />
				</div>
				<ul className="mt-4 mb-3 grid gap-x-8 gap-y-3 border-t-[1.5px] pt-4 text-small leading-normal lg:grid-cols-3">
					{notes.map(({ title, text }, index) => (
						<Lettered key={text} letter={index}>
							<b>{title}.</b> <Line as="span" text={text} />
						</Lettered>
					))}
				</ul>
				<figcaption className="caption">{caption}</figcaption>
			</figure>
		</section>
	);
}

/** A list item with a hanging letter; index 0 is "a". */
function Lettered({ letter, children }: { letter: number; children: ReactNode }) {
	return (
		<li className="flex gap-3">
			<span className="chip mt-[.2em] shrink-0">{String.fromCharCode(97 + letter)}</span>
			<div className="min-w-0 grow">{children}</div>
		</li>
	);
}

const TRY =
	"grid items-baseline gap-x-8 gap-y-1 border-t-[1.5px] border-hair py-3 text-muted first:py-5 first:text-ink lg:grid-cols-[16rem_7fr_5fr]";

/** The attempts to reach the firm. The only one that was answered is the largest. */
function Intake({ title, intro, tries, caption }: Page["object"]["intake"]) {
	return (
		<Section id="intake" title={title} size="text-closing" lead={intro} className="ground-night py-section">
			<ol className="mt-8" data-nosnippet="">
				{tries.map(({ how, result, note }) => (
					<li key={how} className={`group ${TRY}`}>
						<p className="font-mono text-small">{how}</p>
						<p className="display text-h3 group-first:text-h2 lg:group-first:text-title">{result}</p>
						<Line text={note} />
					</li>
				))}
			</ol>
			<p className="caption border-t-[1.5px] border-hair pt-3">{caption}</p>
		</Section>
	);
}
