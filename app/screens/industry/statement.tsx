import { CardText } from "../../parts/card-text.tsx";
import { CaseLine } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { words } from "../../words.ts";
import type { ObjectPage } from "./shared/parts.tsx";
import { Cards, IndustryArticle, IndustryPage, Lettered, OpeningWords, Photo, Specimen } from "./shared/parts.tsx";

type Page = ObjectPage<"statement">["page"];

/** The questions are numbered like sections. */
const FAQ = "ground-paper lg:[&_ul]:grid [&_ul]:grid-cols-2 [&_ul]:gap-x-12 [&_.icon]:ml-auto";

/** Law firms: an advertisement marked up by three rules, and the page that replaces it, both with notes in the margin. */
export default function StatementPage({ page, article }: ObjectPage<"statement">) {
	return (
		<IndustryPage page={page} faq={FAQ} end={<Reply {...page.object.reply} />}>
			<Opening page={page} />
			<Replacement page={page} />
			<Proof page={page} />
			<div className="ground-sheet border-y-[1.5px]">
				<IndustryArticle page={page} article={article} />
			</div>
			<Intake {...page.object.intake} />
		</IndustryPage>
	);
}

function Opening({ page }: { page: Page }) {
	const { ad, run, notes, caption } = page.object;
	return (
		<section className="grid grid-cols-1 border-b-[1.5px] lg:grid-cols-[25fr_75fr]">
			<div className="px-side pt-5 pb-5 lg:col-start-2 lg:pl-8">
				<OpeningWords
					page={page}
					title="text-h2 lg:text-[clamp(2.5rem,4cqw,3.75rem)]"
					words="gap-x-8 lg:mt-7 lg:grid lg:grid-cols-[4fr_5fr] lg:*:mt-0"
				/>
			</div>
			<Specimen caption={caption} className="border-t-[1.5px] px-side py-5 lg:col-span-2 lg:pt-4">
				<div className="grid gap-x-8 gap-y-5 lg:grid-cols-[7fr_5fr]">
					<div>
						<p className="font-mono text-small text-muted">{ad.label}</p>
						<ul className="serif mt-2 grid gap-1 pr-14 text-[1.5rem] lg:pr-0 leading-tight lg:gap-3 lg:text-[clamp(1.75rem,2.75cqw,2.75rem)]">
							{ad.lines.map((text, index) => (
								<Lettered key={text} letter={index} className="[&>.chip]:mt-[.2em]">
									<Line text={text} />
								</Lettered>
							))}
						</ul>
					</div>
					<div className="lg:border-l-[1.5px] lg:pl-6">
						<p className="font-mono text-small text-muted">{run.label}</p>
						<p className="display mt-1 text-h3">{run.title}</p>
						<Line className="mt-2 leading-normal" text={run.text} />
					</div>
				</div>
				<ul className="mt-4 mb-3 grid gap-x-8 gap-y-3 border-t-[1.5px] pt-4 text-small leading-snug lg:grid-cols-3">
					{notes.map(({ title, text }, index) => (
						<Lettered key={text} letter={index}>
							<b>{title}.</b> <Line as="span" text={text} />
						</Lettered>
					))}
				</ul>
			</Specimen>
			<Photo page={page} framed className="h-60 lg:col-start-1 lg:row-start-1 lg:h-auto" />
		</section>
	);
}

/** The page instead of the advertisement; each of its parts is a service's, which stands beside it. */
function Replacement({ page, page: { object, cards } }: { page: Page }) {
	return (
		<Cards page={page} intro={object.intro} caption={object.partsCaption}>
			<ol className="mt-8 lg:border-t-[1.5px]">
				{cards.items.map((card, index) => {
					const { rule, ...part } = object.parts[index] ?? {};
					return (
						<li key={card.title} className="grid grid-cols-1 lg:grid-cols-[7fr_5fr]">
							<div className="ground-sheet border-b-[1.5px] border-dotted border-rule px-side py-6 lg:pr-12" data-nosnippet="">
								{index === 0 && <p className="sheet-head mb-4">{object.address}</p>}
								<Part {...part} large={index === 0} />
							</div>
							<div className="px-side py-6 lg:border-b-[1.5px] lg:border-hair lg:pl-8">
								<CardText card={card} />
								{rule && (
									<p className="mt-3 border-t border-rule pt-2 text-small text-muted">
										<b className="text-ink">{rule.title}.</b> <Line as="span" text={rule.text} />
									</p>
								)}
							</div>
						</li>
					);
				})}
			</ol>
		</Cards>
	);
}

const LIST_ROW = "grid gap-x-4 py-2! text-small sm:grid-cols-[8rem_1fr]";

function Part({ badge, title, fields = [], text, rows, large }: Partial<Page["object"]["parts"][number]> & { large: boolean }) {
	return (
		<>
			{badge && <p className="mb-2 inline-block border-[1.5px] px-2 font-mono text-small">{badge}</p>}
			{title && <p className={`display ${large ? "text-h2 lg:text-closing" : "text-h3"}`}>{title}</p>}
			{fields.map((field) => (
				<p key={field} className="border-b border-rule py-1.5 text-muted first:pt-0">
					{field}
				</p>
			))}
			{text && <Line className="serif mt-2 text-[1.25rem] leading-snug" text={text} />}
			{rows && <Rows rows={rows} row={LIST_ROW} />}
		</>
	);
}

/** The quote leads; below it the client's list, and in a line the case from another field. */
function Proof({ page: { proof, object } }: { page: Page }) {
	if (!proof?.caseStudy) return null;
	const { caseStudy, testimonial, why } = proof;
	return (
		<section className="wrap py-section" aria-label={words.proof}>
			{testimonial && (
				<Quote quote={testimonial} mark={object.mark} className="text-[1.125rem] leading-tight lg:text-h2 lg:leading-[1.2]" />
			)}
			<Specimen head={object.list.title} caption={object.list.caption} className="mt-10 border-[1.5px] p-5">
				<Rows rows={object.list.rows} row={LIST_ROW} />
			</Specimen>
			<CaseLine study={caseStudy} why={why} className="mt-6 text-small" />
		</section>
	);
}

const TRY = "grid items-baseline gap-x-8 gap-y-1 border-t-[1.5px] border-hair py-4 text-muted first:text-ink lg:grid-cols-[3fr_5fr_4fr]";

function Intake({ title, intro, tries, caption }: Page["object"]["intake"]) {
	return (
		<Section id="intake" title={title} size="text-closing" lead={intro} className="ground-night py-section">
			<ol className="mt-8" data-nosnippet="">
				{tries.map(({ how, result, note }) => (
					<li key={how} className={TRY}>
						<p className="font-mono text-small">{how}</p>
						<p className="display text-h3 lg:text-m lg:leading-tight">{result}</p>
						<Line text={note} />
					</li>
				))}
			</ol>
			<p className="caption border-t-[1.5px] border-hair pt-3">{caption}</p>
		</Section>
	);
}

function Reply({ title, rows, caption }: Page["object"]["reply"]) {
	return (
		<Specimen head={title} caption={caption} className="-mx-side -mb-section self-end px-side pt-6 pb-4 lg:ml-0 lg:pl-8">
			<ul>
				{rows.map(({ line, rule }, index) => (
					<Lettered key={line} letter={index} className="border-b border-hair py-4">
						<p className="serif text-[1.25rem] leading-snug">{line}</p>
						<p className="mt-1 text-small">{rule}</p>
					</Lettered>
				))}
			</ul>
		</Specimen>
	);
}
