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
			<section className="lg:grid lg:grid-cols-[25fr_23fr]">
				<Opening page={page} className="ground-paper content-start px-side pt-4 pb-6 lg:pt-5 lg:pr-6" />
				<DuotonePhoto photo={page.photo} tint="blue" eager sizes="100vw" className="h-36 md:h-72 lg:h-auto lg:[grid-area:1/2/3/3]" />
				<ul className="ground-sheet relative divide-y-[1.5px] divide-hair lg:[grid-area:1/2/3/3] lg:mt-36" aria-label={words.casesInBrief}>
					{page.index.map(({ figure, rest, industry, edit, path }) => (
						<li key={path} className="py-4 pr-16 pl-gutter lg:pr-side lg:pl-6">
							<Line href={path} className="plain-link font-mono text-small" text={industry} />
							{edit && <Line className="mt-1 font-mono leading-snug wrap-anywhere" data-nosnippet="" text={edit} />}
							<p className="mt-1 flex-wrap items-end gap-x-3 lg:flex">
								<b className="display shrink-0 text-[clamp(3.75rem,12cqw-2.8rem,7.75rem)]/[0.95] tracking-tighter">{figure}</b>{" "}
								<span className="block flex-1 leading-snug font-[650] lg:pb-[0.4em] lg:text-lead/tight">{rest}</span>
							</p>
						</li>
					))}
				</ul>
				<Line className="px-side py-6 text-muted lg:row-start-2 lg:pr-12" text={`${page.basis} ${page.note}`} />
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

/** What was cut and built, challenge, solution, and results. The photo is beside the text, the title, or before the results, by turns. */
function Case({ index, ...study }: Study & { index: number }) {
	const { id, industry, icon, title, byline, photo, drawing, results, related, draft, sample } = study;
	const [beside, dark] = [index % 3 === 1, index % 3 === 2];
	const size = dark ? "lg:w-1/2 max-lg:aspect-2/1" : `max-lg:aspect-4/3 ${beside ? "" : "lg:w-5/12"}`;
	const picture = <DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 50vw, 100vw" className={`${GRAY} ${size}`} />;
	return (
		<article id={id} className={dark ? `${CASE} ground-night mb-8` : CASE} aria-labelledby={`${id}-title`}>
			<div className={beside ? "lg:grid lg:min-h-120 lg:grid-cols-2" : ""}>
				<div className={`px-side pt-7 lg:pt-12 lg:[&>dl]:mb-9 ${beside ? "lg:self-end lg:pr-8" : ""}`}>
					<p className="flex items-center gap-3 font-mono text-muted">
						<Icon node={icon} className="text-link" />
						{industry}
						<DraftBadge draft={draft} sample={sample} />
					</p>
					<Line as="h2" id={`${id}-title`} className={`mt-2 mb-4 ${beside ? "text-closing" : "text-title"}`} text={title} />
					<Byline {...byline} />
				</div>
				{beside && picture}
			</div>
			{drawing && <CutAndBuilt {...drawing} dark={dark} />}
			<div className={beside ? "" : "lg:flex lg:min-h-120"}>
				{!beside && !dark && picture}
				<div className={`px-side grid flex-1 content-center gap-x-12 gap-y-6 py-8 lg:py-12 ${beside ? BROAD : ""}`}>
					{(["challenge", "solution"] as const).map((part) => (
						<div key={part} className="max-w-[38rem]">
							<h3 className="text-h3">{words[part]}</h3>
							<Line className="mt-2 lg:text-lead" text={study[part]} />
						</div>
					))}
				</div>
				{dark && picture}
			</div>
			<h3 className="wrap pt-8 pb-3 text-h3 lg:pb-5">{words.results}</h3>
			{dark && results.every(({ increase }) => increase) ? <Chart results={results} /> : <Results results={results} />}
			{related.length > 0 && (
				<p className="wrap pt-8">
					{words.moreOfThisWork} <Links links={related} />
				</p>
			)}
		</article>
	);
}

const CASE = "border-t-4 pb-8 [--section:92rem] lg:[--section:143rem]";
/** Darkens photos, so that white walls and tables aren't blank. */
const GRAY = "[&_img]:brightness-80 [&_img]:contrast-125 [&_img]:grayscale";
/** Challenge and solution side by side, with the challenge in larger type. */
const BROAD = "lg:grid-cols-[5fr_6fr] *:first:text-[1.25rem]/[1.45] lg:*:first:[&>p]:text-m/[1.4]";
const BESIDE = "wrap grid items-start gap-x-12 lg:grid-cols-[5fr_6fr]";
const CUT = "ground-panel px-side border-t-[1.5px] py-6 lg:py-10";
const URLS = "gap-x-8 text-small/[1.7] max-sm:[&>:nth-child(n+13)]:hidden sm:columns-2 lg:columns-3 lg:text-[min(1.6cqw,1.5rem)]/[1.7]";
const WORDS = "flex flex-wrap gap-x-[0.6em] text-closing *:only:text-[min(16.4cqw,6rem)]/none lg:*:only:text-[min(10.6cqw,10rem)]";
const FIELDS = { item: "", title: "text-closing", text: "serif mt-2 text-lead lg:text-m/snug" };
const ROWS = {
	item: "flex flex-wrap items-baseline justify-between gap-x-3",
	title: "text-[min(4.8cqw,1.75rem)] only:text-[min(7.5cqw,7rem)] lg:not-only:text-[min(4cqw,4rem)]",
	text: "lg:text-[min(2.4cqw,2.25rem)]",
};

/** What was cut, struck out, above or beside what was built. Up to ten cut items are in large type. */
function CutAndBuilt({ cut, built, caption, dark }: NonNullable<Study["drawing"]> & { dark: boolean }) {
	const layout = dark ? FIELDS : ROWS;
	const face = cut[0]?.startsWith("/") ? "font-mono" : "serif";
	return (
		<figure className={`wrap-anywhere ${dark ? BESIDE : ""}`} aria-label={caption} data-nosnippet="">
			<Items texts={cut.map((text) => `~~${text}~~`)} className={`${face} ${cut.length > 10 ? URLS : WORDS} ${dark ? "pb-6" : CUT}`} />
			<div className={`ground-sheet pb-5 ${dark ? "px-5 lg:px-8" : "px-side border-b-[1.5px]"}`}>
				<ul className="lg:pt-4">
					{built.map(({ title, text }) => (
						<li key={title} className={`border-b-[1.5px] py-4 lg:py-5 ${layout.item}`}>
							<Line className={`display leading-none ${layout.title}`} text={text ? title : `++${title}++`} />
							{text && <Line className={layout.text} text={text} />}
						</li>
					))}
				</ul>
				<p className="caption mt-4">{caption}</p>
			</div>
		</figure>
	);
}

const NUMBER = "display block text-[clamp(1.625rem,0.375rem+7cqw,6rem)]/[1.05] tracking-tighter whitespace-nowrap";
const LABEL = "font-[650] lg:text-m/tight";
const BELOW = "min-w-32 flex-1 pt-4 pr-4 leading-tight wrap-anywhere lg:pt-8 lg:pl-6";
const ABOVE = "flex w-full items-center gap-x-4 py-3 pr-4 leading-tight wrap-anywhere max-lg:[&>b]:text-[3.25rem]";

/** The results. The largest increase is a bar that reaches the edge of the window; the others are figures above or below it. */
function Results({ results }: Pick<Study, "results">) {
	const largest = Math.max(...results.map(({ increase = 0 }) => increase));
	const item = results[0]?.increase === largest ? BELOW : ABOVE;
	return (
		<ul className="flex flex-wrap pl-side">
			{results.map(({ text, increase }) => (
				<li key={text} className={increase === largest ? "contents" : item}>
					{increase === largest ? <ResultBar text={text} increase={increase} /> : <b className={NUMBER}>{splitFigure(text).figure}</b>}{" "}
					{increase !== largest && <span className={LABEL}>{splitFigure(text).rest}</span>}
				</li>
			))}
		</ul>
	);
}

/** Results as columns on one scale; all must be increases. */
function Chart({ results }: Pick<Study, "results">) {
	const unit = 100 / (1 + Math.max(...results.map(({ increase = 0 }) => increase)) / 100);
	return (
		<ul className="px-side grid grid-cols-3 gap-x-4 lg:gap-x-12">
			{results.map(({ text, increase = 0 }) => (
				<li key={text} className="leading-tight">
					<svg className="h-60 w-full lg:h-96" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
						<path className="fill-none stroke-ink stroke-2 [vector-effect:non-scaling-stroke]" d={`M1 100v${-unit}H50V100z`} />
						<path className="fill-bar" d={`M50 100v${-unit * (1 + increase / 100)}h50V100z`} />
					</svg>
					<p className="caption my-2 grid grid-cols-2 justify-items-center max-sm:font-text max-sm:tracking-tighter" aria-hidden="true">
						<span>{words.before}</span> <span>{words.after}</span>
					</p>
					<b className={NUMBER}>{splitFigure(text).figure}</b> <span className={LABEL}>{splitFigure(text).rest}</span>
				</li>
			))}
		</ul>
	);
}
