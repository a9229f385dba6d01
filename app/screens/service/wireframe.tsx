import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { ClosingActions } from "../../parts/closing.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs } from "../../parts/opening.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";
import { Cards } from "./wireframe/cards.tsx";
import { Drawing } from "./wireframe/drawing.tsx";
import { InStates, STATES } from "./wireframe/in-states.tsx";
import { Weeks } from "./wireframe/weeks.tsx";
import { Weight } from "./wireframe/weight.tsx";

export type WireframePage = Extract<Views["service"], { kind: "process" }> & { object: ServiceObjectOf<"wireframe"> };

/** Website development: each page type in four states, which the headline, the steps and the closing share. */
export default function Wireframe({ page, article }: { page: WireframePage; article: ArticleParts<string> }) {
	const { object, proof } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening {...page} />
			<Figures {...page} />
			{proof?.testimonial && (
				<section className="wrap pb-section" aria-label="A client">
					<div className="border-t-[1.5px] pt-6">
						<Quote quote={proof.testimonial} mark={object.said} className="max-w-[25em] text-m leading-tight lg:text-[2.5rem]" />
					</div>
				</section>
			)}
			<Cards {...page} />
			<ExpandableArticle
				title={page.articleTitle}
				byline={page.byline}
				headings={page.headings}
				article={article}
				className="grid gap-x-12 lg:grid-cols-[5fr_7fr]"
			>
				<Weeks {...object} />
			</ExpandableArticle>
			<Process {...page} />
			<Weight {...object.weight} />
			{proof?.caseStudy && <Case {...proof.caseStudy} />}
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Ending {...page} />
		</>
	);
}

function Opening({ trail, hero, object }: WireframePage) {
	return (
		<section className="pt-4">
			<div className="wrap">
				<Crumbs trail={trail} />
				<h1 tabIndex={-1} className="in-states mt-2">
					<small className="eyebrow tracking-normal">{hero.subject}</small> <InStates text={hero.title} />
				</h1>
				<div className="mt-3 mb-4 grid gap-x-12 gap-y-4 lg:grid-cols-2">
					<p className="text-lead">
						<Text text={hero.intro} />
					</p>
					<Actions times={hero.times} />
				</div>
			</div>
			<Drawing {...object} />
		</section>
	);
}

/** The four figures, and in the row of each what it covers. */
function Figures({ stats, object }: WireframePage) {
	return (
		<section className="wrap py-section" aria-labelledby="figures">
			<h2 id="figures" className="text-h2">
				{object.figuresTitle}
			</h2>
			<dl className="mt-5">
				{stats.map(({ number, label, note, icon }) => (
					<div
						key={label}
						className="grid grid-cols-[auto_1fr] items-center gap-x-6 border-t-[1.5px] py-3 lg:grid-cols-[4fr_3fr_5fr] lg:gap-x-8 lg:py-4"
					>
						<dd className="figure display">{number}</dd>
						<dt className="display flex items-center gap-3 text-h3">
							<Icon node={icon} className="shrink-0 text-link" />
							{label}
						</dt>
						{note && (
							<dd className="max-lg:col-span-2 max-lg:mt-1">
								<Text text={note} />
							</dd>
						)}
					</div>
				))}
			</dl>
		</section>
	);
}

/** The steps, numbered in the four states; after each, what a client sees, and what there is to sign. */
function Process({ process, object }: WireframePage) {
	return (
		<section className="ground-panel pt-section" aria-labelledby="process">
			<div className="wrap pb-6">
				<h2 id="process" className="text-h2">
					{process.title}
				</h2>
				<p className="mt-2 text-lead">{object.processIntro}</p>
			</div>
			<ol className="ground-sheet border-y-[1.5px]">
				{process.items.map(({ title, description }, index) => (
					<li
						key={title}
						className="side grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-2 not-first:border-t-[1.5px] py-5 lg:grid-cols-[6rem_5fr_4fr_3fr] lg:gap-x-8 lg:py-7"
					>
						<p
							className="display row-span-3 self-start justify-self-start text-[2.75rem] leading-none lg:row-span-1 lg:text-title"
							aria-hidden="true"
						>
							<span className={`${STATES[index]} px-[0.08em] ${index === 3 ? "ground-stage" : ""}`}>{index + 1}</span>
						</p>
						<div>
							<h3 className="text-h3">{title}</h3>
							<p className="mt-1">
								<Text text={description} />
							</p>
						</div>
						<p className="max-lg:text-small">
							<span className="block font-mono text-small text-muted">{object.see}</span>
							{object.steps[index]?.see}
						</p>
						<p className="serif self-end border-b-[1.5px] text-[1.25rem] whitespace-nowrap italic max-lg:hidden">{object.steps[index]?.sign}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

function Case({ title, challenge, solution, results, note, path, draft }: NonNullable<NonNullable<WireframePage["proof"]>["caseStudy"]>) {
	const increase = results.find((result) => result.increase)?.increase;
	return (
		<section className="wrap grid gap-x-12 gap-y-6 py-section lg:grid-cols-[5fr_7fr]" aria-labelledby="case">
			<div>
				<h2 id="case" className="text-h2">
					{title} <DraftBadge draft={draft} />
				</h2>
				<p className="mt-4">
					<Text text={`${challenge} ${solution}`} />
				</p>
			</div>
			<div>
				{increase && <BeforeAfter increase={increase} className="h-14 lg:h-20" />}
				<ul className="mt-4 grid gap-x-8 gap-y-1 font-[650] sm:grid-cols-3">
					{results.map(({ text }) => (
						<li key={text}>{text}</li>
					))}
				</ul>
				<p className="mt-3 text-small">
					{note}{" "}
					<a href={path} className="plain-link">
						Read the case<span className="sr-only">: {title}</span>
					</a>
				</p>
			</div>
		</section>
	);
}

/** The headline's four states once more, with the visitor's own goal. */
function Ending({ cta }: WireframePage) {
	return (
		<section className="band ground-stage" aria-labelledby="cta">
			<div className="wrap grid items-end gap-x-12 gap-y-8 py-section lg:grid-cols-2">
				<h2 id="cta" className="in-states lg:text-[min(7cqw,6rem)]">
					<InStates text={cta.title} />
				</h2>
				<div className="lg:pb-3">
					<p className="text-lead">
						<Text text={cta.description} />
					</p>
					<ClosingActions className="mt-6">{cta.buttonText}</ClosingActions>
				</div>
			</div>
		</section>
	);
}
