import type { ReactNode } from "react";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { Faq } from "../../parts/faq.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { CardWords, CaseNote, IndustryArticle, OpeningWords, SectionHead } from "./shared/parts.tsx";

type Page = ObjectPage<"statement">["page"];
type Part = Page["object"]["parts"][number];

/** Law firms: an advertisement taken apart by three rules, and the page that replaces it, both with notes in the margin. */
export default function StatementPage({ page, article }: ObjectPage<"statement">) {
	const { reply } = page.object;
	return (
		<>
			<Opening page={page} />
			<Replacement page={page} />
			<Proof page={page} />
			<div className="ground-sheet border-y-[1.5px]">
				<IndustryArticle page={page} article={article} />
			</div>
			<Intake {...page.object.intake} />
			<Faq items={page.faq} className="ground-paper" />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
				<figure className="ground-sheet -mx-side -mb-section self-end px-side pt-6 pb-4 lg:ml-0 lg:pl-8" data-nosnippet="">
					<p className="sheet-head">{reply.title}</p>
					<ul>
						{reply.rows.map(({ line, rule }, index) => (
							<Keyed key={line} letter={index} className="border-b border-hair py-4">
								<p className="serif text-[1.25rem] leading-snug">{line}</p>
								<p className="mt-1 text-small">{rule}</p>
							</Keyed>
						))}
					</ul>
					<figcaption className="caption mt-3">{reply.caption}</figcaption>
				</figure>
			</Closing>
		</>
	);
}

/** A letter in a hanging column: notes a to c, services d to i. */
function Keyed({ letter, className = "", children }: { letter: number; className?: string; children: ReactNode }) {
	return (
		<li className={`flex gap-3 ${className}`.trim()}>
			<span className="chip shrink-0">{String.fromCharCode(97 + letter)}</span>
			<div className="min-w-0 grow">{children}</div>
		</li>
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
					words="gap-x-8 lg:mt-3 lg:grid lg:grid-cols-[4fr_5fr] lg:*:mt-0"
				/>
			</div>
			<DuotonePhoto
				photo={page.prints.hero}
				tint="ink"
				sizes="(min-width: 1024px) 45vw, 100vw"
				className="h-48 lg:col-start-1 lg:row-start-1 lg:h-auto"
			/>
			<figure className="ground-sheet px-side py-5 lg:col-span-2 lg:border-t-[1.5px] lg:pt-4" data-nosnippet="">
				<div className="grid gap-x-8 gap-y-5 lg:grid-cols-[7fr_5fr]">
					<div>
						<p className="font-mono text-small text-muted">{ad.label}</p>
						<ul className="serif mt-2 grid gap-1 text-[1.5rem] leading-tight lg:gap-3 lg:text-[clamp(1.75rem,2.75cqw,2.75rem)]">
							{ad.lines.map((text, index) => (
								<Keyed key={text} letter={index} className="[&>.chip]:mt-[.2em]">
									<Edited text={text} />
								</Keyed>
							))}
						</ul>
					</div>
					<div className="lg:border-l-[1.5px] lg:pl-6">
						<p className="font-mono text-small text-muted">{run.label}</p>
						<p className="display mt-1 text-h3">{run.title}</p>
						<p className="mt-2 leading-normal">
							<Edited text={run.text} />
						</p>
					</div>
				</div>
				<ul className="mt-4 grid gap-x-8 gap-y-3 border-t-[1.5px] pt-4 text-small leading-snug lg:grid-cols-3">
					{notes.map(({ title, text }, index) => (
						<Keyed key={text} letter={index}>
							<b>{title}.</b> <Edited text={text} />
						</Keyed>
					))}
				</ul>
				<figcaption className="caption mt-3">{caption}</figcaption>
			</figure>
		</section>
	);
}

/** The page instead of the advertisement; each of its parts is a service's, which stands beside it. */
function Replacement({ page: { object, cards, prints } }: { page: Page }) {
	return (
		<section className="ground-panel pt-section" aria-labelledby="parts">
			<SectionHead title={cards.title}>
				<Edited text={object.intro} />
			</SectionHead>
			<ol className="lg:border-t-[1.5px]">
				{cards.items.map((card, index) => {
					const part = object.parts[index];
					return (
						<li key={card.title} className="grid grid-cols-1 lg:grid-cols-[7fr_5fr]">
							<div className="ground-sheet border-b-[1.5px] border-dotted border-rule px-side py-6 lg:pr-12" data-nosnippet="">
								{index === 0 && <p className="sheet-head mb-4">{object.address}</p>}
								{part && <ReplacedPart part={part} letter={index + 3} />}
							</div>
							<ul className="px-side py-6 lg:border-b-[1.5px] lg:border-hair lg:pl-8">
								<Keyed letter={index + 3}>
									<CardWords card={card} />
									{part?.rule && (
										<p className="mt-3 border-t border-rule pt-2 text-small text-muted">
											<b className="text-ink">{part.rule.title}.</b> <Edited text={part.rule.text} />
										</p>
									)}
								</Keyed>
							</ul>
						</li>
					);
				})}
			</ol>
			<p className="wrap caption py-4">{object.partsCaption}</p>
			{prints.cards && <DuotonePhoto photo={prints.cards} tint="ink" sizes="100vw" className="h-40 lg:h-56" />}
		</section>
	);
}

function ReplacedPart({ part: { badge, title, text, fields, table }, letter }: { part: Part; letter: number }) {
	return (
		<ul>
			<Keyed letter={letter}>
				{badge && <p className="mb-2 inline-block border-[1.5px] px-2 font-mono text-small">{badge}</p>}
				{title && <p className={`display ${letter === 3 ? "text-h2 lg:text-closing" : "text-h3"}`}>{title}</p>}
				{fields?.map((field) => (
					<p key={field} className="border-b border-rule py-1.5 text-muted first:pt-0">
						{field}
					</p>
				))}
				{text && (
					<p className="serif mt-2 text-[1.25rem] leading-snug">
						<Edited text={text} />
					</p>
				)}
				{table && <Table rows={table} />}
			</Keyed>
		</ul>
	);
}

function Table({ rows, head = [] }: { rows: readonly string[][]; head?: readonly string[] }) {
	return (
		<table className="w-full text-left text-small [&_:is(th,td)]:border-b [&_:is(th,td)]:border-hair [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:align-top [overflow-wrap:anywhere]">
			{head.length > 0 && (
				<thead>
					<tr>
						{head.map((cell) => (
							<th key={cell} scope="col">
								{cell}
							</th>
						))}
					</tr>
				</thead>
			)}
			<tbody>
				{rows.map(([first, ...cells]) => (
					<tr key={first}>
						<th scope="row">{first}</th>
						{cells.map((cell) => (
							<td key={cell} className="sm:last:whitespace-nowrap">
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The quote leads; below it the client's list, and the case from another field. */
function Proof({ page: { proof, object } }: { page: Page }) {
	if (!proof?.caseStudy) return null;
	const { caseStudy, testimonial, why } = proof;
	const result = caseStudy.results.find(({ increase }) => increase);
	return (
		<section className="wrap py-section" aria-label="Proof">
			{testimonial && <Quote quote={testimonial} mark={object.mark} className="text-h3 lg:text-h2 lg:leading-[1.2]" />}
			<div className="mt-10 grid grid-cols-1 items-end gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<figure className="ground-sheet border-[1.5px] p-5" data-nosnippet="">
					<p className="sheet-head">{object.list.title}</p>
					<Table rows={object.list.rows} head={object.list.head} />
					<figcaption className="caption mt-2">{object.list.caption}</figcaption>
				</figure>
				<div>
					<p className="mb-3 text-small">
						{result && <strong>{result.text}. </strong>}
						{why} <CaseNote study={caseStudy} />
					</p>
					{result?.increase && <BeforeAfter increase={result.increase} className="h-9" />}
				</div>
			</div>
		</section>
	);
}

function Intake({ title, intro, tries, caption }: Page["object"]["intake"]) {
	return (
		<section className="ground-night py-section" aria-labelledby="intake">
			<div className="wrap">
				<h2 id="intake" className="max-w-[14em] text-closing">
					{title}
				</h2>
				<p className="mt-3 max-w-[38rem] text-lead">
					<Edited text={intro} />
				</p>
				<ol className="mt-8" data-nosnippet="">
					{tries.map(({ how, result, note }) => (
						<li
							key={how}
							className="grid items-baseline gap-x-8 gap-y-1 border-t-[1.5px] border-hair py-4 text-muted first:text-ink lg:grid-cols-[3fr_5fr_4fr]"
						>
							<p className="font-mono text-small">{how}</p>
							<p className="display text-h3 lg:text-m lg:leading-tight">{result}</p>
							<p>
								<Edited text={note} />
							</p>
						</li>
					))}
				</ol>
				<p className="caption border-t-[1.5px] border-hair pt-3">{caption}</p>
			</div>
		</section>
	);
}
