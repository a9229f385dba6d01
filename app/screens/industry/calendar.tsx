import { BeforeAfter } from "../../parts/before-after.tsx";
import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { Faq } from "../../parts/faq.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Query } from "../../parts/query.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { CardWords, CaseNote, Figure, IndustryArticle, OpeningWords, SectionHead } from "./shared/parts.tsx";

type Page = ObjectPage<"calendar">["page"];

/** Healthcare: a day with open slots and redacted names, then one patient's week with a service at each time. */
export default function CalendarPage({ page, article }: ObjectPage<"calendar">) {
	const { object } = page;
	return (
		<>
			<Opening page={page} />
			<Week page={page} />
			<Proof page={page} />
			<div className="ground-night">
				<IndustryArticle page={page} article={article}>
					<p className="text-small text-muted max-lg:mt-4 lg:col-start-2 lg:mt-4">{object.approval}</p>
				</IndustryArticle>
			</div>
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<div className="ground-sheet -mx-side -mb-section self-end px-side py-6 lg:ml-0 lg:pl-8" data-nosnippet="">
					<Rows rows={object.form} className="serif text-[1.25rem]" />
				</div>
			</Closing>
		</>
	);
}

function Opening({ page }: { page: Page }) {
	const { object, hero, prints, queries } = page;
	// The black bar is the page's own mark; the phrase stays part of the title's text.
	const title = hero.title.replace(object.private, `__${object.private}__`);
	return (
		<section>
			<div className="grid lg:grid-cols-[7fr_5fr]">
				<div className="px-side pt-5 pb-8 lg:pr-10">
					<OpeningWords
						page={{ ...page, hero: { ...hero, title } }}
						title="text-closing [&_u]:-mx-[.1em] [&_u]:bg-ink [&_u]:box-decoration-clone [&_u]:px-[.1em] [&_u]:text-paper [&_u]:no-underline"
						words="max-w-[36rem]"
					/>
				</div>
				<div className="flex flex-col">
					<figure className="ground-sheet px-side py-5 max-lg:border-t-[1.5px] lg:pl-6" data-nosnippet="">
						<p className="sheet-head">{object.day.title}</p>
						<Rows rows={object.day.slots} columns="grid-cols-[3.5rem_1fr]" />
						<figcaption className="caption mt-2">{object.day.caption}</figcaption>
					</figure>
					<DuotonePhoto
						photo={prints.hero}
						tint="blue"
						sizes="(min-width: 1024px) 42vw, 100vw"
						className="h-44 lg:h-auto lg:min-h-52 lg:grow"
					/>
				</div>
			</div>
			<div className="border-y-[1.5px]">
				<div className="wrap grid gap-x-8 gap-y-1 py-4 text-small lg:grid-cols-2">
					<p className="font-mono text-muted" id="typed">
						{object.queriesTitle}
					</p>
					<ul className="grid gap-y-1 lg:contents" aria-labelledby="typed">
						{queries.map((query) => (
							<li key={query} className="max-lg:nth-[n+4]:hidden">
								<Query>{query}</Query>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}

/** One step for each service; the one with two sheets is the large one. */
function Week({ page: { object, cards } }: { page: Page }) {
	return (
		<section className="ground-panel pt-section pb-6" aria-labelledby="parts">
			<SectionHead title={cards.title}>
				<Edited text={object.intro} />
			</SectionHead>
			<ol>
				{cards.items.map((card, index) => {
					const { day, time, half, sheets } = object.steps[index] ?? { sheets: [] };
					const large = sheets.length === 2;
					return (
						<li
							key={card.title}
							className={`border-t-[1.5px] lg:grid ${large ? "lg:grid-cols-[calc(var(--side)+9rem)_1fr_1fr]" : "lg:grid-cols-[calc(var(--side)+9rem)_4fr_5.5fr]"}`}
						>
							<p
								className={`px-side pt-5 max-lg:flex max-lg:items-baseline max-lg:justify-between lg:pr-0 ${large ? "lg:row-span-2" : ""}`.trim()}
							>
								<span className="block font-mono text-small text-muted">{day}</span>
								<span>
									<b className="display text-h3">{time}</b> <span className="text-small">{half}</span>
								</span>
							</p>
							<div className={`px-side pb-5 lg:px-6 lg:pt-5 ${large ? "text-lead lg:col-span-2 lg:pr-side" : ""}`.trim()}>
								<CardWords card={card} size={large ? "text-h2 lg:text-closing" : "text-h3"} />
							</div>
							{sheets.map((sheet) => (
								<Sheet key={sheet.head ?? sheet.title} {...sheet} />
							))}
						</li>
					);
				})}
			</ol>
			<p className="wrap caption mt-4">{object.caption}</p>
		</section>
	);
}

function Sheet({ head, note, query, title, text, rows, foot }: Page["object"]["steps"][number]["sheets"][number]) {
	return (
		<div className="ground-sheet px-side py-5 not-last:lg:pr-6 lg:pl-6 [&_:is(del,ins)]:block" data-nosnippet="">
			{head && (
				<p className="sheet-head">
					<span>{head}</span> {note && <span className="text-muted">{note}</span>}
				</p>
			)}
			{query && <Query className="text-small">{query}</Query>}
			{title && <p className="serif mt-2 text-m leading-tight font-bold">{title}</p>}
			{text && (
				<p className="serif mt-3 text-[1.25rem] leading-normal">
					<Edited text={text} />
				</p>
			)}
			{rows && <Rows rows={rows} />}
			{foot && <p className="serif mt-3 text-muted">{foot}</p>}
		</div>
	);
}

const BARS = ["w-[94%]", "w-4/5", "w-[58%]"] as const;

/** Labels with values; where there is none, a black bar: that is private. */
function Rows({
	rows,
	columns = "grid-cols-[4fr_5fr]",
	className = "",
}: {
	rows: Page["object"]["form"];
	columns?: string;
	className?: string;
}) {
	return (
		<dl className={`ruled-hair ${className}`.trim()}>
			{rows.map(({ label, value, skip }, index) => (
				<div key={label} className={`grid gap-4 py-1.5! leading-snug ${columns} ${skip ? "text-muted" : ""}`.trim()}>
					<dt>{label}</dt>
					{value ? (
						<dd className={skip ? undefined : "font-[650]"}>{value}</dd>
					) : (
						<dd className={`relative min-h-[1.4em] bg-current forced-color-adjust-none ${BARS[index % BARS.length]}`}>
							<span className="sr-only">private</span>
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}

function Proof({ page: { proof, object } }: { page: Page }) {
	if (!proof?.caseStudy) return null;
	const { caseStudy, testimonial } = proof;
	const [figure, ...facts] = [...caseStudy.results].sort((a, b) => (b.increase ?? 0) - (a.increase ?? 0));
	return (
		<section className="wrap py-section" aria-labelledby="case">
			<div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="case" className="text-h2">
						{caseStudy.title}
					</h2>
					<p className="mt-4">
						{caseStudy.challenge} {caseStudy.solution}
					</p>
					<p className="mt-3 font-[650]">{facts.map(({ text }) => text).join(". ")}.</p>
					<p className="mt-3 text-small text-muted">
						<CaseNote study={caseStudy} />
					</p>
				</div>
				<div>
					{figure && <Figure text={figure.text} className="mb-4" />}
					{figure?.increase && <BeforeAfter increase={figure.increase} className="h-14 lg:h-20" />}
				</div>
			</div>
			{testimonial && (
				<div className="mt-section border-t-[1.5px] pt-8">
					<Quote quote={testimonial} mark={object.mark} className="text-h3 lg:text-h2" />
				</div>
			)}
		</section>
	);
}
