import type { ArticleParts, IndustryObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Query } from "../../parts/query.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type Calendar = IndustryObjectOf<"calendar">;
interface CalendarProps {
	page: Views["industry"] & { object: Calendar };
	article: ArticleParts<string> | string;
}

/** Healthcare: a day with open slots and redacted names, then one patient's week with a service at each time. */
export default function CalendarPage({ page, article }: CalendarProps) {
	const { object, proof } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening page={page} />
			<Week page={page} />
			{proof && <Proof {...proof} mark={object.mark} />}
			{typeof article !== "string" && (
				<div className="ground-night">
					<ExpandableArticle
						title={page.articleTitle}
						byline={page.byline}
						headings={page.headings}
						article={article}
						className="grid gap-x-12 lg:grid-cols-[5fr_7fr]"
					>
						<p className="text-small text-muted max-lg:mt-4">{object.approval}</p>
					</ExpandableArticle>
				</div>
			)}
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<Rows rows={object.form} />
			</Closing>
		</>
	);
}

function Opening({ page: { object, hero, trail, icon, prints, queries } }: Pick<CalendarProps, "page">) {
	// The black bar is the page's own mark; the phrase stays part of the title's text.
	const title = hero.title.replace(object.private, `__${object.private}__`);
	return (
		<section className="hero">
			<div className="grid lg:grid-cols-[7fr_5fr]">
				<div className="px-side pt-6 pb-8 lg:pr-10">
					<Crumbs trail={trail} />
					<Headline hero={{ ...hero, title }} icon={icon} className="mt-5 text-closing" />
					<p className="mt-4 max-w-[36rem] text-lead">
						<Text text={hero.intro} />
					</p>
					<Actions times={hero.times} className="mt-5" />
				</div>
				<div className="flex flex-col">
					<figure className="ground-sheet px-side py-5 max-lg:border-t-[1.5px] lg:pl-6" data-nosnippet="">
						<p className="sheet-head">{object.day.title}</p>
						<Rows rows={object.day.slots} className="day" />
						<figcaption className="caption mt-2">{object.day.caption}</figcaption>
					</figure>
					<DuotonePhoto photo={prints.hero} tint="blue" sizes="(min-width: 1024px) 42vw, 100vw" className="h-44 lg:h-auto lg:min-h-52 lg:grow" />
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

function Week({ page: { object, cards } }: Pick<CalendarProps, "page">) {
	return (
		<section className="ground-panel pt-section pb-6" aria-labelledby="parts">
			<div className="wrap grid items-end gap-x-12 gap-y-4 pb-10 lg:grid-cols-2">
				<h2 id="parts" className="text-closing">
					{cards.title}
				</h2>
				<p className="text-lead">
					<Edited text={object.intro} />
				</p>
			</div>
			<ol>
				{cards.items.map(({ icon, title, description }, index) => {
					const step = object.steps[index];
					const large = step?.sheets.length === 2;
					return (
						<li key={title} className={`week border-t-[1.5px] ${large ? "week-large" : ""}`.trim()}>
							<p className="px-side pt-5 max-lg:flex max-lg:items-baseline max-lg:justify-between lg:pr-0">
								<span className="block font-mono text-small text-muted">{step?.day}</span>
								<span>
									<b className="display text-h3">{step?.time}</b> <span className="text-small">{step?.half}</span>
								</span>
							</p>
							<div className="px-side pb-5 lg:px-6 lg:pt-5">
								<h3 className={`flex items-center gap-3 ${large ? "text-h2" : "text-h3"}`}>
									<Icon node={icon} className="shrink-0 text-link" />
									{title}
								</h3>
								<p className={`mt-2 ${large ? "max-w-[44rem] text-lead" : ""}`}>
									<Text text={description} />
								</p>
							</div>
							{step?.sheets.map((sheet) => (
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

function Sheet({ head, note, query, title, text, rows, foot }: Calendar["steps"][number]["sheets"][number]) {
	return (
		<div className="ground-sheet px-side py-5 lg:pl-8" data-nosnippet="">
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

function Rows({ rows, className = "" }: { rows: Calendar["form"]; className?: string }) {
	return (
		<dl className={`rows ruled-hair ${className}`.trim()}>
			{rows.map(({ label, value, skip }) => (
				<div key={label} className={skip ? "text-muted" : undefined}>
					<dt>{label}</dt>
					<dd className={value && !skip ? "font-[650]" : "private"}>{value ?? <span className="sr-only">private</span>}</dd>
				</div>
			))}
		</dl>
	);
}

function Proof({ caseStudy, testimonial, mark }: NonNullable<Views["industry"]["proof"]> & { mark: string }) {
	const [figure, ...facts] = [...(caseStudy?.results ?? [])].sort((a, b) => (b.increase ?? 0) - (a.increase ?? 0));
	const [number, ...what] = figure?.text.split(" ") ?? [];
	return (
		<section className="wrap py-section" aria-labelledby="case">
			{caseStudy && (
				<div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
					<div>
						<h2 id="case" className="text-h2">
							{caseStudy.title}
						</h2>
						<p className="mt-4">{caseStudy.challenge}</p>
						<p className="mt-2">{caseStudy.solution}</p>
						<ul className="mt-4 font-[650]">
							{facts.map(({ text }) => (
								<li key={text}>{text}</li>
							))}
						</ul>
						<p className="mt-3 text-small text-muted">
							{caseStudy.note}{" "}
							<a href={caseStudy.path} className="plain-link">
								Read the case<span className="sr-only">: {caseStudy.title}</span>
							</a>
						</p>
					</div>
					<div>
						<p className="flex flex-wrap items-end gap-x-5 pb-4">
							<b className="figure display">{number}</b> <span className="display max-w-[9em] pb-2 text-h3">{what.join(" ")}</span>
						</p>
						{figure?.increase && <BeforeAfter increase={figure.increase} className="h-14 lg:h-20" />}
					</div>
				</div>
			)}
			{testimonial && (
				<div className="mt-section border-t-[1.5px] pt-8">
					<Quote quote={testimonial} mark={mark} className="text-h3 lg:text-h2" />
				</div>
			)}
		</section>
	);
}
