import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { CaseStudy } from "../../parts/case-study.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { Section } from "../../parts/section.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";
import { EmailButton } from "../../ui/contact-links.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { words } from "../../words.ts";
import { headOf, Labeled, ServiceEnd, SplitOpening } from "./parts.tsx";

type ReportPage = Extract<Views["service"], { kind: "packages" }> & { object: ServiceObjectOf<"report"> };
type ReportObject = ReportPage["object"];

/** A full-width heading. */
const ARTICLE = "split gap-y-0 lg:[&>:first-child]:contents lg:[&_h2]:col-span-full lg:[&_h2]:text-closing lg:[&_dl]:content-start";
/** A question with its short answer: on the right, or below if there is no room. */
const FAQ = [
	"ground-paper pb-4 max-lg:[&_summary]:flex-wrap max-lg:[&_summary]:gap-y-0 max-lg:[&_summary]:py-2 [&_.question]:flex-1",
	"[&_.short]:font-mono [&_.short]:text-small [&_.short]:text-muted max-lg:[&_.short]:order-1 max-lg:[&_.short]:w-full",
].join(" ");

/** SEO: two pages of an audit report. One search that six URLs compete for, and the remaining URL with edits. */
export default function Report({ page, article }: { page: ReportPage; article: ArticleParts<string> }) {
	const { object } = page;
	const study = page.proof?.caseStudy;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<SplitOpening page={page}>
				<Finding {...object.finding} />
			</SplitOpening>
			<Edits {...page} />
			<Cited {...object} />
			<ExpandableArticle {...headOf(page)} article={article} className={ARTICLE} />
			<Benefits {...page.benefits} />
			<Packages {...page.packages} />
			<Roadmap {...object.roadmap} />
			{study && <CaseStudy study={study} text={`${study.challenge} ${study.solution} ${object.bases}`} className="ground-paper" />}
			<ServiceEnd page={page} faq={FAQ}>
				<FirstRead {...object.firstRead} />
			</ServiceEnd>
		</>
	);
}

/** Six URLs for one search: five lines that bend into the one that stays. */
function Finding({ query, title, addresses, rows, caption, section, page }: ReportObject["finding"]) {
	const kept = addresses.find(({ keep }) => keep);
	const others = addresses.filter((address) => address !== kept);
	return (
		<figure className="ground-sheet side border-y-[1.5px] pt-5 pb-3" data-nosnippet="">
			<div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5.4fr]">
				<div>
					<Query className="text-m">{query}</Query>
					<p className="display mt-2 mb-3 text-h3">{title}</p>
					<ol className="border-r-2 pb-5 font-mono text-[clamp(0.9375rem,0.66rem+0.7cqw,1.25rem)] leading-8 max-lg:tracking-tighter max-sm:mr-16 max-[23rem]:mr-0">
						{others.map(({ address }) => (
							<li
								key={address}
								className="flex items-center gap-2 text-muted after:flex-1 after:border-t-2 after:border-ink after:content-['']"
							>
								{address}
							</li>
						))}
					</ol>
				</div>
				<p className="-mt-6 border-t-2 pt-3 font-mono lg:col-span-2 lg:flex lg:items-baseline lg:justify-between">
					<b className="text-[clamp(1.75rem,9cqw,4.75rem)] leading-none font-[600] tracking-[-0.03em]">{kept?.address}</b>{" "}
					<span className="block text-small text-muted max-lg:mt-2">{kept?.keep}</span>
				</p>
				<div className="lg:col-start-2 lg:row-start-1">
					<SheetHead text={section} aside={page} />
					<Labeled rows={rows} row="grid-cols-[5.5rem_1fr]" />
				</div>
			</div>
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}

/** The cards as notes in the margin of the remaining page, each beside its edit. */
function Edits({ cards, object: { edits } }: ReportPage) {
	const row = "lg:grid lg:grid-cols-[5fr_7fr]";
	const note = "px-side lg:pr-8";
	const sheet = "ground-sheet px-side lg:pl-10";
	return (
		<section className="ground-panel" aria-labelledby="parts">
			<div className={row}>
				<Line as="h2" id="parts" className={`${note} pt-section pb-4 text-h2 lg:pb-8`} text={cards.title} />
				<div className={`${sheet} pt-4 lg:pt-section`} data-nosnippet="">
					<SheetHead text={edits.section} aside={edits.page} />
					<p className="pt-3 font-mono text-m leading-tight font-[500] lg:text-h2">{edits.address}</p>
					<p className="pb-3 font-mono text-muted">{edits.note}</p>
				</div>
			</div>
			<ul>
				{cards.items.map((card, index) => {
					const { title, text, facts = [] } = edits.parts[index] ?? {};
					return (
						<li key={card.title} className={row}>
							<div className={`${note} py-3 lg:border-t-[1.5px] lg:border-rule lg:py-8`}>
								<CardText card={card} />
							</div>
							<div className={`serif ${sheet} grid content-center gap-4 py-3 lg:border-t-[1.5px] lg:border-rule lg:py-8`} data-nosnippet="">
								{title && (
									<Line
										className="text-h2 leading-[1.15] lg:text-[clamp(2.25rem,3.9cqw,3.75rem)] [&_del]:block [&_del]:text-[0.8em]"
										text={title}
									/>
								)}
								{text && <Line className="text-lead leading-snug lg:text-[1.5rem]" text={text} />}
								{facts.length > 0 && <Labeled rows={facts} className="font-mono" row="grid-cols-[7.5rem_1fr]" />}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** The new sentence, as an assistant quotes it. */
function Cited({ cited: { title, query, answer, from, caption }, edits: { address } }: ReportObject) {
	return (
		<Section id="cited" title={title} className="ground-stage py-section">
			<figure data-nosnippet="">
				<Query className="mt-6 text-m">{query}</Query>
				<Line className="display my-6 max-w-[18em] text-[clamp(1.625rem,0.7rem+3.9vw,5rem)] leading-[1.34]" text={answer} />
				<p className="border-t-[1.5px] pt-4">
					{from} <b className="ml-2 font-mono font-[600]">{address}</b>
				</p>
				<figcaption className="caption mt-3">{caption}</figcaption>
			</figure>
		</Section>
	);
}

function Benefits({ title, items }: ReportPage["benefits"]) {
	return (
		<Section id="benefits" title={title} className="ground-night py-section">
			<ul className="mt-5 grid gap-x-12 lg:mt-8 lg:grid-cols-2">
				{items.map(({ title, description }) => (
					<li key={title} className="border-t-[1.5px] py-3 lg:py-5">
						<h3 className="text-h3 lg:text-m lg:leading-tight">{title}</h3>
						<Line className="mt-1" text={description} />
					</li>
				))}
			</ul>
		</Section>
	);
}

function Packages({ title, note, items }: ReportPage["packages"]) {
	const list = "mt-3 grid content-start gap-1.5 border-t-[1.5px] border-hair pt-3 leading-snug";
	return (
		<Section id="packages" title={title} lead={note}>
			<ul className="mt-6 grid gap-x-8 gap-y-5 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)] lg:gap-y-0">
				{items.map(({ name, for: suits, includes }) => (
					<li key={name} className="border-t-[5px] pt-4 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
						<h3 className="text-m leading-tight">{name}</h3>
						<p className="mt-2">{suits}</p>
						<Items texts={includes} className={list} item="gap-3" check="mt-0.5 size-5" />
						<p className="mt-4 lg:mt-6">
							<EmailButton variant="line">{words.requestQuote}</EmailButton>
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Weeks drawn to scale, one row per phase. */
function Roadmap({ title, weeks, phases, end }: ReportObject["roadmap"]) {
	/** The boxes from one week to another. */
	const boxes = (from: number, to: number) =>
		Array.from({ length: to - from + 1 }, (_, index) => `M${(from + index - 1) * 10} 0h9.6v10h-9.6z`).join("");
	const box = `0 0 ${weeks * 10} 10`;
	const axis = "h-6 w-full self-center forced-color-adjust-none lg:h-20";
	return (
		<Section id="weeks" title={title} className="ground-panel py-section">
			<ol className="mt-6 grid gap-5">
				{phases.map(({ from, to, task, see }) => (
					<li key={task} className="grid gap-x-12 gap-y-2 lg:grid-cols-[4fr_8fr]">
						<div>
							<Line className="font-mono text-small" text={words.weeks(from, to)} />
							<h3 className="text-h3">{task}</h3>
							<p>{see}</p>
						</div>
						<svg className={axis} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
							<path className="fill-hair" d={boxes(1, weeks)} />
							<path className="fill-bar" d={boxes(from, to)} />
						</svg>
					</li>
				))}
			</ol>
			<Line className="mt-5 border-r-[5px] pr-4 text-right text-lead font-[650]" text={end} />
		</Section>
	);
}

function FirstRead({ section, page, address, rows }: ReportObject["firstRead"]) {
	return (
		<figure className="ground-sheet -mb-section px-5 pt-5 pb-8 lg:px-8" data-nosnippet="">
			<SheetHead text={section} aside={page} />
			<p className="pt-4 pb-2 font-mono text-h3 font-[500]">{address}</p>
			<Labeled rows={rows} row="text-lead" />
		</figure>
	);
}
