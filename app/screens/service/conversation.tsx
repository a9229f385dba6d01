import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { CardText } from "../../parts/card-text.tsx";
import { type Case as CaseData, CaseNote } from "../../parts/case-study.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Mail } from "../../parts/mail.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Query } from "../../parts/query.tsx";
import { Section } from "../../parts/section.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Text } from "../../ui/text.tsx";
import { words } from "../../words.ts";
import { headOf, LEAD, OPENING, ServiceEnd } from "./parts.tsx";

type ConversationPage = Extract<Views["service"], { kind: "coverage" }> & { object: ServiceObjectOf<"conversation"> };

const ARTICLE = "max-w-[60rem] [&_.prose-lead]:max-w-[62ch] [&_.prose-lead]:text-[clamp(1.1875rem,1rem+0.6vw,1.5rem)]";
const FAQ = "ground-paper pb-4 lg:[&_ul]:grid lg:[&_ul]:grid-cols-2 lg:[&_ul]:gap-x-16";

/** GEO: one prompt, and an answer that improves with each kind of work. */
export default function Conversation({ page, article }: { page: ConversationPage; article: ArticleParts<string> }) {
	const { cta, object, proof } = page;
	const question = (text: string) => (
		<Query key={text} className="border-b-[1.5px] border-hair py-2.5 text-[clamp(1.125rem,0.5rem+2.4vw,2.6rem)]">
			{text}
		</Query>
	);
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening {...page} />
			<Figures {...page} />
			<Runs {...page} />
			<ExpandableArticle {...headOf(page)} article={article} className={ARTICLE} />
			<Coverage {...page.coverage} />
			{proof?.caseStudy && <Case {...proof.caseStudy} />}
			<ServiceEnd page={page} faq={FAQ} className="">
				<Mail message={cta.message} caption={object.messageCaption} line={question} className="-mx-side -mb-section px-side lg:px-side" />
			</ServiceEnd>
		</>
	);
}

function Opening({ trail, hero, object }: ConversationPage) {
	const { before, after } = object;
	return (
		<section className={`ground-stage ${OPENING} pt-6 pb-6 max-sm:[&_.breadcrumbs_li:last-child]:hidden`}>
			<Crumbs trail={trail} />
			<Headline hero={hero} className="text-title lg:mt-4 lg:max-w-[11.4em] lg:text-wrap" />
			<div className="gap-x-12 max-lg:contents lg:mt-6 lg:grid lg:grid-cols-[1fr_auto]">
				<Line className={`${LEAD} max-w-[34rem]`} text={hero.intro} />
				<Actions className="max-lg:contents" times={hero.times} />
			</div>
			<figure className="max-lg:mt-2 lg:mt-8" data-nosnippet="">
				<Query className="border-b-[1.5px] border-hair pb-3 text-[1.125rem] lg:text-m">{object.prompt}</Query>
				<p className="mt-3 text-small">
					<b className="font-[650]">{before.when}</b> {before.verdict} <span className="font-mono text-muted">({before.source})</span>
				</p>
				<Line className="display mt-1 text-[1.25rem] leading-[1.3]" text={before.text} />
				<p className="mt-4 text-small">
					<b className="font-[650]">{after.when}</b> {after.verdict} <span className="font-mono text-muted">({after.source})</span>
				</p>
				<Line className="display mt-1 text-[clamp(1.75rem,0.6rem+3.4vw,4.5rem)] leading-[1.22]" text={after.text} />
				<figcaption className="caption mt-3">{object.caption}</figcaption>
			</figure>
		</section>
	);
}

/** The four figures; increases are drawn as two bars. */
function Figures({ name, stats }: ConversationPage) {
	return (
		<section className="wrap py-10 lg:py-section" aria-labelledby="figures">
			<h2 id="figures" className="sr-only">
				{words.byTheNumbers(name)}
			</h2>
			<ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
				{stats.map(({ number, label, note = "" }) => {
					const isIncrease = number.endsWith("%");
					return (
						<li key={label}>
							<p className={`display leading-[0.95] tracking-[-0.055em] ${isIncrease ? "text-[clamp(3.5rem,8cqw,8rem)]" : "text-closing"}`}>
								{number}
							</p>
							<h3 className="mt-2 text-h3">{label}</h3>
							<Line className="mt-1 mb-4" text={note} />
							{isIncrease && <BeforeAfter increase={Number.parseInt(number, 10)} className="h-8" />}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** Size of the answer and minimum height of its page: the pages are the bars of a chart. */
const RUN_SIZES = [
	["text-[1.25rem]", "xl:min-h-52"],
	["text-[1.25rem] xl:text-[1.35rem]", "xl:min-h-76"],
	["text-[1.25rem] xl:text-[clamp(1.35rem,0.5rem+1.3vw,1.7rem)]", "xl:min-h-104"],
	["text-[1.25rem] xl:text-[clamp(1.6rem,0.5rem+1.6vw,2.1rem)]", "xl:min-h-140"],
];

/** The cards, each above the answer that its work leads to. */
function Runs({ cards, object }: ConversationPage) {
	const columns = "sm:grid-cols-2 xl:grid-cols-[2.8fr_2.85fr_3.1fr_3.25fr] xl:grid-rows-[auto_auto]";
	return (
		<section className="ground-night py-section" aria-labelledby="parts">
			<div className="wrap relative">
				<div className="max-w-[30rem] xl:absolute">
					<Line as="h2" id="parts" className="text-closing" text={cards.title} />
					<p className="mt-4 text-lead">{object.intro}</p>
				</div>
				<ol className={`grid gap-x-8 gap-y-8 max-xl:mt-8 xl:gap-y-0 ${columns}`}>
					{cards.items.map((card, index) => {
						const run = object.runs[index];
						const [size, height] = RUN_SIZES[index] ?? [];
						return (
							<li key={card.title} className="xl:row-span-2 xl:grid xl:grid-rows-subgrid">
								<div className="grid content-end">
									<p className="display text-closing">{index + 1}</p>
									<CardText card={card} />
									{run && (
										<div className={`ground-sheet mt-4 flex flex-col px-4 pt-3 pb-4 ${height}`} data-nosnippet="">
											<SheetHead className="font-[600]" text={run.title} />
											<Line className={`serif my-4 leading-[1.38] ${size}`} text={run.text} />
											<p className="mt-auto border-t-[1.5px] border-hair pt-2 leading-snug font-[650]">{run.verdict}</p>
											<Items texts={run.sources} className="mt-1 font-mono text-small tracking-tighter text-muted max-sm:hidden" />
										</div>
									)}
								</div>
								<p className="mt-3 text-muted">
									<b className="font-[650] text-ink">{words.youGet}</b> {run?.get}
								</p>
							</li>
						);
					})}
				</ol>
				<p className="caption mt-6">{object.runsCaption}</p>
			</div>
		</section>
	);
}

/** The names as running text, as large as they count. */
function Coverage({ title, intro, groups }: ConversationPage["coverage"]) {
	return (
		<Section id="platforms" title={title} lead={<Text text={intro} />} className="ground-panel py-section">
			<ul className="mt-8">
				{groups.map(({ title, platforms, note }) => (
					<li key={title} className="border-t-[1.5px] py-4">
						<h3 className="text-h3">
							{platforms.length} {title}
						</h3>
						<p>{note}</p>
						<Items
							texts={platforms}
							className="mt-2 text-lead leading-snug font-[650] lg:text-[1.75rem]"
							item="inline not-last:after:content-[',_']"
						/>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** A case with all increases on one scale; its text fills the space beside the shorter bars. */
function Case({ results, ...study }: CaseData) {
	const longest = Math.max(...results.map(({ increase = 0 }) => increase)) / 100 + 1;
	const figureSize = "flex items-center text-[clamp(1.9rem,0.6rem+4vw,4.2rem)] leading-none tracking-[-0.05em] max-lg:h-15 max-lg:px-3";
	return (
		<section className="wrap pt-section pb-8" aria-labelledby="case">
			<p className="caption">{words.caseIn(study.industry)}</p>
			<Line as="h2" id="case" className="mt-1 text-h2" text={study.title} />
			<div className="lg:grid lg:grid-cols-2">
				<div className="mt-6 flex items-center gap-3 font-mono text-small lg:col-span-2" aria-hidden="true">
					<svg className="h-6 overflow-visible forced-color-adjust-none" width={`${100 / longest}%`} aria-hidden="true">
						<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width="99%" height="98%" />
					</svg>
					{words.before}
				</div>
				<ul className="mt-2 grid gap-2 lg:col-span-2">
					{results.map(({ text, increase = 0 }) => {
						const [figure, label] = text.split(/ (.*)/);
						const labelSize = increase < 100 ? "lg:max-w-[8em]" : "lg:text-h3";
						return (
							<li key={text} className="relative lg:flex lg:h-24 lg:items-center lg:gap-5 lg:px-5">
								<svg className="absolute h-15 w-full fill-bar forced-color-adjust-none lg:inset-0 lg:h-full" aria-hidden="true">
									<rect width={`${((increase / 100 + 1) / longest) * 100}%`} height="100%" />
								</svg>
								<b className={`display relative text-on-bar ${figureSize}`}>{figure}</b>{" "}
								<span className={`relative font-[650] lg:leading-tight lg:text-on-bar ${labelSize}`}>{label}</span>
							</li>
						);
					})}
				</ul>
				<div className="mt-5 lg:col-start-2 lg:-mt-44 lg:pl-14">
					<p className="text-lead">
						{study.challenge} {study.solution}
					</p>
					<p className="mt-2">
						<CaseNote study={study} />
					</p>
				</div>
			</div>
		</section>
	);
}
