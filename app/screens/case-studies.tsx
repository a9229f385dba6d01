import type { Views } from "../../shared/content-types.ts";
import { splitFigure } from "../../shared/split-figure.ts";
import { Byline } from "../parts/byline.tsx";
import { Closing } from "../parts/closing.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { ResultBar } from "../parts/proof.tsx";
import { Mail } from "../parts/sheet.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Links } from "../ui/link-list.tsx";
import { words } from "../words.ts";

type Study = Views["case-studies"]["caseStudies"][number];

/** Case studies (docs/product.md, section 2): the cases in brief over the hero photo, then each case in detail. */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	return (
		<>
			<section className="relative lg:grid lg:grid-cols-[25fr_23fr]">
				<Opening page={page} className="ground-paper relative z-1 content-start px-side pt-4 pb-6 lg:pt-5 lg:pr-6" />
				<DuotonePhoto photo={page.photo} tint="blue" eager sizes="100vw" className="h-36 md:h-72 lg:absolute! lg:inset-0 lg:left-1/2" />
				<ul className="ground-sheet relative z-1 divide-y-[1.5px] divide-hair lg:row-span-2 lg:mt-36" aria-label={words.casesInBrief}>
					{page.index.map(({ figure, rest, industry, edit, path }) => (
						<li key={path} className="py-4 pr-16 pl-gutter lg:pr-side lg:pl-6">
							<Line href={path} className="plain-link font-mono text-small" text={industry} />
							{edit && <Line className="mt-1 font-mono leading-snug wrap-anywhere" data-nosnippet="" text={edit} />}
							<p className="mt-1 flex-wrap items-end gap-x-3 lg:flex">
								<b className="display shrink-0 text-[clamp(3.75rem,12cqw-2.8rem,7.75rem)]/[0.95] tracking-tighter">{figure}</b>{" "}
								<span className="block flex-1 leading-snug font-[650] lg:pb-[0.6em]">{rest}</span>
							</p>
						</li>
					))}
				</ul>
				<Line className="ground-paper relative z-1 px-side py-5 text-small text-muted lg:row-start-2" text={`${page.basis} ${page.note}`} />
			</section>
			{page.caseStudies.map((study, index) => (
				<Case key={study.id} {...study} index={index} />
			))}
			<Closing page={page}>
				<Mail message={page.cta.message} caption={words.illustration} />
			</Closing>
		</>
	);
}

/** What was cut and built, challenge, solution, and results. From lg, every other photo is on the right, partly behind the results. */
function Case({ index, ...study }: Study & { index: number }) {
	const { id, industry, icon, title, byline, photo, drawing, results, related, draft, sample } = study;
	return (
		<article id={id} className="border-t-4 [--section:90rem] lg:[--section:132rem] lg:[article+&]:mt-16" aria-labelledby={`${id}-title`}>
			<div className="wrap grid items-end gap-x-12 gap-y-4 pt-7 pb-6 lg:grid-cols-[8fr_4fr] lg:pt-12 lg:pb-8 [&>dl]:mb-0">
				<div>
					<p className="flex items-center gap-3 font-mono text-small text-muted">
						<Icon node={icon} className="text-link" />
						{industry}
						<DraftBadge draft={draft} sample={sample} />
					</p>
					<Line as="h2" id={`${id}-title`} className="mt-2 text-closing" text={title} />
				</div>
				<Byline {...byline} />
			</div>
			{drawing && <CutAndBuilt {...drawing} />}
			<div className={`lg:flex lg:min-h-120 ${index % 2 === 1 ? "flex-row-reverse lg:*:last:pb-36 lg:[&+*]:-mt-28" : "lg:*:last:pl-12"}`}>
				<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 42vw, 100vw" className={`max-lg:aspect-2/1 lg:w-5/12 ${GRAY}`} />
				<div className="px-side grid flex-1 content-center gap-y-6 py-7 lg:py-12">
					{(["challenge", "solution"] as const).map((part) => (
						<div key={part} className="max-w-[38rem]">
							<h3 className="text-h3">{words[part]}</h3>
							<Line className="mt-2 lg:text-lead" text={study[part]} />
						</div>
					))}
				</div>
			</div>
			<h3 className="wrap pt-8 pb-3 text-h3 lg:pt-14 lg:pb-5">{words.results}</h3>
			{index % 3 === 2 && results.every(({ increase }) => increase) ? <Chart results={results} /> : <Results results={results} />}
			{related.length > 0 && (
				<p className="wrap pt-6 pb-4">
					{words.moreOfThisWork} <Links links={related} />
				</p>
			)}
		</article>
	);
}

/** Darkens photos, so that white walls and tables aren't blank. */
const GRAY = "[&_img]:brightness-80 [&_img]:contrast-125 [&_img]:grayscale";
const CUT = "ground-panel px-side border-t-[1.5px] py-6 wrap-anywhere lg:py-10";
const URLS = "gap-x-8 text-small/[1.7] max-sm:[&>:nth-child(n+13)]:hidden sm:columns-2 lg:columns-3 lg:text-[min(1.6cqw,1.5rem)]/[1.7]";
const WORDS = "flex flex-wrap gap-x-[0.6em] text-closing *:only:text-[min(10.6cqw,10rem)]/[1.1]";

/** The layout of what was built: two columns if there are more than three items, otherwise rows. Rows without text are larger. */
const COLUMNS = { item: "", title: "text-h3 lg:text-[min(3.75cqw,3.75rem)]", text: "lg:text-lead" };
const ROWS = {
	item: "col-span-full items-baseline justify-between gap-x-10 lg:flex",
	title: "text-closing only:text-[min(7.5cqw,7rem)] lg:not-only:text-[min(5.6cqw,5.5rem)]",
	text: "serif shrink-0 text-lead lg:w-[37%] lg:text-[min(2.2cqw,2.25rem)]",
};

/** What was cut, struck out, above what was built. Up to ten cut items are in large type; a single one is the largest. */
function CutAndBuilt({ cut, built, caption }: NonNullable<Study["drawing"]>) {
	const face = cut[0]?.startsWith("/") ? "font-mono" : "serif";
	const layout = built.length > 3 ? COLUMNS : ROWS;
	return (
		<figure data-nosnippet="">
			<Items texts={cut.map((text) => `~~${text}~~`)} className={`${CUT} ${face} ${cut.length > 10 ? URLS : WORDS}`} />
			<ul className="ground-sheet px-side grid gap-x-10 pt-4 min-[23rem]:grid-cols-2 lg:pt-8">
				{built.map(({ title, text }) => (
					<li key={title} className={`border-t-[1.5px] py-4 lg:pb-6 ${layout.item}`}>
						<Line className={`display leading-none ${layout.title}`} text={text ? title : `++${title}++`} />
						{text && <Line className={`mt-2 leading-snug ${layout.text}`} text={text} />}
					</li>
				))}
			</ul>
			<figcaption className="ground-sheet caption px-side border-b-[1.5px] pb-5">{caption}</figcaption>
		</figure>
	);
}

const NUMBER = "display block text-[clamp(1.625rem,0.375rem+6.2cqw,6rem)]/[1.05] tracking-tighter whitespace-nowrap";
const LABEL = "font-[650] lg:text-lead";

/** The results. The largest increase is a bar that reaches the edge of the window; the others are figures below its solid part. */
function Results({ results }: Pick<Study, "results">) {
	const largest = Math.max(...results.map(({ increase = 0 }) => increase));
	return (
		<ul className="relative flex flex-wrap pl-side">
			{results.map(({ text, increase }) =>
				increase === largest ? (
					<li key={text} className="contents">
						<ResultBar text={text} increase={increase} />
					</li>
				) : (
					<li key={text} className="min-w-32 flex-1 pt-4 pr-4 leading-tight wrap-anywhere lg:pt-8 lg:pl-6">
						<b className={NUMBER}>{splitFigure(text).figure}</b> <span className={LABEL}>{splitFigure(text).rest}</span>
					</li>
				),
			)}
		</ul>
	);
}

/** Results as columns on one scale; all must be increases. */
function Chart({ results }: Pick<Study, "results">) {
	const unit = 100 / (1 + Math.max(...results.map(({ increase = 0 }) => increase)) / 100);
	return (
		<ul className="ground-night px-side grid grid-cols-3 gap-x-4 pt-8 pb-6 lg:gap-x-12">
			{results.map(({ text, increase = 0 }) => (
				<li key={text} className="leading-tight">
					<svg className="h-44 w-full lg:h-80" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
						<path className="fill-none stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" d={`M1 100v${-unit}H50V100z`} />
						<path className="fill-bar" d={`M50 100v${-unit * (1 + increase / 100)}h50V100z`} />
					</svg>
					<p className="caption my-2 grid grid-cols-2 justify-items-center max-sm:text-[0.75rem]" aria-hidden="true">
						<span>{words.before}</span> <span>{words.after}</span>
					</p>
					<b className={NUMBER}>{splitFigure(text).figure}</b> <span className={LABEL}>{splitFigure(text).rest}</span>
				</li>
			))}
		</ul>
	);
}
