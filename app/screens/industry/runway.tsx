import type { ArticleParts, IndustryObjectOf, Views } from "../../../shared/content-types.ts";
import { Closing, messageHref } from "../../parts/closing.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Sources } from "../../parts/sources.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";
import { Runway } from "./runway/runway.tsx";

export type RunwayPage = Views["industry"] & { object: IndustryObjectOf<"runway"> };

/** Startups: what fits the months of cash, drawn to scale, and everything else at its month. */
export default function Startups({ page, article }: { page: RunwayPage; article: ArticleParts<string> }) {
	const { detail, ...photo } = page.prints.hero;
	return (
		<>
			<section className="overflow-x-clip pt-6 pb-section">
				<div className="wrap">
					<DraftBadge draft={page.draft} />
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} icon={page.icon} className="runway-title mt-5 [&_mark]:whitespace-nowrap" />
					<div className="mt-3 grid gap-x-12 gap-y-4 lg:mt-4 lg:grid-cols-[6.2fr_5.8fr]">
						<p className="max-w-[36rem] text-lead">
							<Text text={page.hero.intro} />
						</p>
						<Actions times={page.hero.times} />
					</div>
				</div>
				<Runway {...page.object} />
			</section>
			<Months page={page} />
			<Case page={page} />
			<section className="overflow-x-clip pt-section" aria-labelledby="article">
				<Sum {...page.object.sum} />
			</section>
			<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} className="article-opening" />
			<section className="grid items-stretch border-y-[1.5px] lg:grid-cols-2" aria-labelledby="question">
				<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 50vw, 100vw" className="h-56 lg:h-full" />
				<div className="px-side py-section lg:pl-12">
					<h2 id="question" className="text-closing">
						{page.object.question.title}
					</h2>
					<p className="mt-5 text-lead">
						<Text text={page.object.question.text} />
					</p>
				</div>
			</section>
			<Faq items={page.faq} className="ground-paper" />
			<Sources sources={page.sources} related={page.related} />
			<Ending page={page} />
		</>
	);
}

/** The six cards, each at its month; from the fifth on they wait for more cash. */
function Months({ page: { cards, object } }: { page: RunwayPage }) {
	return (
		<section className="ground-panel overflow-x-clip py-section" aria-labelledby="parts">
			<div className="wrap grid items-end gap-x-12 gap-y-3 lg:grid-cols-[7fr_5fr]">
				<h2 id="parts" className="max-w-[11em] text-closing">
					{cards.title}
				</h2>
				<p className="text-lead">
					<Text text={object.cards.intro} />
				</p>
			</div>
			<div className="months mt-8 lg:mt-12">
				<div className="axis display max-lg:hidden" aria-hidden="true">
					{cards.items.map(({ title }, month) => (
						<span key={title}>{month}</span>
					))}
					<span>{cards.items.length}</span>
				</div>
				<ol>
					{cards.items.map(({ icon, title, description }, index) => (
						<li key={title}>
							<p className="font-mono text-small font-[500] text-muted">{object.cards.when[index]}</p>
							<h3 className="mt-1 flex gap-2.5 text-h3">
								<Icon node={icon} className="shrink-0 text-link" />
								{title}
							</h3>
							<p className="mt-2 leading-normal">
								<Text text={description} />
							</p>
						</li>
					))}
				</ol>
			</div>
			<p className="wrap caption mt-8">{object.cards.caption}</p>
		</section>
	);
}

/** The case in one figure, and its bars from the margin to the edge of the window. */
function Case({ page: { proof } }: { page: RunwayPage }) {
	const study = proof?.caseStudy;
	const [main, ...others] = study?.results ?? [];
	if (!study || !main?.increase) return null;
	const [figure = "", ...label] = main.text.split(" ");
	return (
		<section className="ground-night overflow-x-clip pt-section pb-10" aria-labelledby="case">
			<div className="wrap grid items-end gap-x-14 gap-y-6 lg:grid-cols-[auto_1fr]">
				<p>
					<span className="figure display block leading-[0.85]">{figure}</span>
					<b className="mt-3 block text-lead font-[650]">{label.join(" ")}</b>
				</p>
				<div>
					<h2 id="case" className="text-h2">
						{study.title}
					</h2>
					<p className="mt-3 text-lead">
						<Text text={proof.why ?? study.solution} />
					</p>
					<p className="mt-3 text-muted">
						{others.map(({ text }) => text).join(", ")}. {study.note}{" "}
						<a href={study.path} className="plain-link">
							Read the case<span className="sr-only">: {study.title}</span>
						</a>
					</p>
				</div>
			</div>
			<svg
				className="mt-8 ml-side block h-24 w-[calc(100%-var(--side))] font-mono text-small lg:h-32"
				role="img"
				aria-label={`Drawn to scale: 1 before, ${1 + main.increase / 100} after.`}
			>
				<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={`${10_000 / (100 + main.increase)}%`} height="36%" />
				<text x={`${10_000 / (100 + main.increase)}%`} y="19%" dx="12" dominantBaseline="central" fill="currentColor">
					before
				</text>
				<rect className="fill-link" y="42%" width="100%" height="58%" />
				<text className="fill-paper" x="16" y="71%" dominantBaseline="central">
					after
				</text>
			</svg>
		</section>
	);
}

/** A sum of months, and each of them as a box in the order of the sum. */
function Sum({ total, takes, left, caption }: RunwayPage["object"]["sum"]) {
	const rest = takes.reduce((sum, { months }) => sum - months, total);
	return (
		<figure>
			<p className="sum side display flex justify-between leading-[0.9]">
				<span>{total}</span>
				{takes.map((take) => (
					<span key={take.for} className="contents">
						<span className="text-muted">−</span> <span>{take.months}</span>
					</span>
				))}
				<span className="text-muted">=</span> <span className="text-link">{rest}</span>
			</p>
			<ol className="boxes mt-5 ml-side flex">
				{[...takes, { months: rest, for: left }].map((part) => (
					<li key={part.for}>
						<Boxes count={part.months} />
						<p className="mt-2 w-0 min-w-full pr-1 text-small leading-snug font-[650] lg:text-lead">
							{part.months} {part.for}
						</p>
					</li>
				))}
			</ol>
			<figcaption className="wrap caption mt-4">{caption}</figcaption>
		</figure>
	);
}

function Boxes({ count }: { count: number }) {
	return (
		<span className="flex" aria-hidden="true">
			{Array.from({ length: count }, (_, month) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: equal boxes.
				<i key={month} />
			))}
		</span>
	);
}

/** A message with the numbers filled in, above the months that it speaks of. */
function Ending({ page: { cta, object } }: { page: RunwayPage }) {
	const { title, months, caption } = object.closing;
	return (
		<Closing cta={cta} className="grid gap-x-12 gap-y-8 pb-0! lg:grid-cols-2">
			{cta.message && (
				<figure className="self-end" data-nosnippet="">
					<div className="ground-sheet px-6 py-6">
						<p className="sheet-head">{title}</p>
						{cta.message.lines.map((text) => (
							<p key={text} className="serif mt-3 text-[1.3125rem] leading-snug">
								{text}
							</p>
						))}
						<ButtonLink variant="line" href={messageHref(cta.message)} className="mt-5">
							{cta.message.button}
						</ButtonLink>
					</div>
					<figcaption className="caption mt-3">{caption}</figcaption>
				</figure>
			)}
			<div className="boxes boxes-closing -mx-side flex border-t-[1.5px] px-side lg:col-span-2" aria-hidden="true">
				<Boxes count={months} />
				<Boxes count={object.sum.total - months} />
			</div>
		</Closing>
	);
}
