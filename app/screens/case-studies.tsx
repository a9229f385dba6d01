import type { Views } from "../../shared/content-types.ts";
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

/** Case studies (docs/product.md, section 2): the cases in brief below the hero, then each case in detail. */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	return (
		<>
			<section className="grid grid-cols-1 lg:grid-cols-2">
				<Opening page={page} className="ground-paper z-1 content-start px-side pt-4 pb-6 lg:[grid-area:1/1] lg:pt-5 lg:pr-6" />
				<DuotonePhoto photo={page.photo} tint="blue" eager sizes="100vw" className="max-lg:aspect-16/9 lg:[grid-area:1/1/3/3]" />
				<ul className={BRIEFS} aria-label={words.casesInBrief}>
					{page.index.map(({ figure, rest, industry, edit, path }) => (
						<li key={path} className={BRIEF}>
							<Line href={path} className="plain-link w-fit font-[650]" text={industry} />
							{edit && <Line className={EDIT} data-nosnippet="" text={edit} />}
							<p className="leading-snug">
								<b className="display text-h3">{figure}</b> {rest}
							</p>
						</li>
					))}
				</ul>
			</section>
			<Line className={BASIS} text={`${page.basis} ${page.note}`} />
			{page.caseStudies.map((study, index) => (
				<Case key={study.id} {...study} index={index} />
			))}
			<Closing page={page}>
				<Mail message={page.cta.message} caption={words.illustration} />
			</Closing>
		</>
	);
}

/** The cases in brief, over the bottom of the photo. */
const BRIEFS = "thirds ground-sheet z-1 border-b-[1.5px] max-lg:-mt-8 max-lg:ml-side lg:[grid-area:2/1/3/3] lg:mr-16 lg:border-0";
const BRIEF = "words row-span-3 grid content-start gap-y-2 border-hair py-4 max-md:pr-18 max-md:not-first:border-t-[1.5px]";
const BASIS = "px-side py-6 text-muted [--section:7rem] lg:py-9 lg:pr-[25cqw] lg:text-lead";
const EDIT =
	"[&>del]:block [&>del]:font-mono [&>ins]:font-display [&>ins]:text-[min(3.2cqw,3rem)]/none max-md:[&>ins]:text-4xl max-md:wrap-anywhere";

/** A case. On wide screens, the photo is left of the text, right of the title, or right of the text, in turn. */
function Case({ index, ...study }: Study & { index: number }) {
	const { id, industry, icon, title, byline, photo, drawing, results, related, draft, sample } = study;
	const [beside, dark] = [index % 3 === 1, index % 3 === 2];
	const size = dark ? "lg:w-1/2 max-lg:aspect-2/1" : `max-lg:aspect-4/3 ${beside ? "" : "lg:w-5/12"}`;
	const picture = <DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 50vw, 100vw" className={`${GRAY} ${size}`} />;
	return (
		<article id={id} className={dark ? `${CASE} ground-night mb-8` : CASE} aria-labelledby={`${id}-title`}>
			<div className={beside ? "lg:grid lg:min-h-120 lg:grid-cols-2" : ""}>
				<div className={`px-side pt-7 lg:pt-12 lg:[&>dl]:mb-9 ${beside ? "lg:flex lg:flex-col lg:pr-8" : ""}`}>
					<p className={`flex items-center gap-3 font-mono text-muted ${beside ? "mb-auto" : ""}`.trim()}>
						<Icon node={icon} className="text-link" />
						{industry}
						<DraftBadge draft={draft} sample={sample} />
					</p>
					<Line as="h2" id={`${id}-title`} className="mt-2 mb-4 text-title" text={title} />
					<Byline {...byline} />
				</div>
				{beside && picture}
			</div>
			{drawing && <CutAndBuilt {...drawing} dark={dark} />}
			<div className={beside ? "" : "lg:flex lg:min-h-120"}>
				{!beside && !dark && picture}
				<div className={`px-side grid flex-1 content-center gap-x-12 gap-y-6 py-8 lg:py-12 ${beside ? "lg:grid-cols-[5fr_6fr]" : ""}`}>
					{(["challenge", "solution"] as const).map((part) => (
						<div key={part} className="max-w-[38rem]">
							<h3 className="text-h3">{words[part]}</h3>
							<Line className={PART} text={part === "challenge" ? study[part].replace(/^.+?\.(?= )/, "__$&__") : study[part]} />
						</div>
					))}
				</div>
				{dark && picture}
			</div>
			<h3 className="wrap pt-8 pb-3 text-h3 lg:pb-5">{words.results}</h3>
			<Results results={results} />
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
/** The first sentence of the challenge is in large type. */
const PART =
	"mt-2 lg:text-lead [&>u]:mb-3 [&>u]:block [&>u]:font-display [&>u]:font-bold [&>u]:tracking-tight [&>u]:text-balance " +
	"[&>u]:no-underline [&>u]:text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)]/[1.1]";
const CUT = "ground-panel px-side border-t-[1.5px] py-6 lg:py-10";
const URLS = "columns-[3_18.5rem] gap-x-8 text-[min(5.3cqw,1.1rem)]/[1.6] max-md:[&>:nth-child(n+9)]:hidden";
const WORDS = "flex flex-wrap gap-x-[0.6em] text-[1.6rem]/[1.3] lg:text-[2.75rem]/tight *:only:text-[min(10.6cqw,10rem)]/none";
const DROPPED = "pb-6 lg:flex-col lg:justify-between lg:self-stretch lg:pb-0";
const FORM = "wrap grid items-start gap-x-12 wrap-anywhere lg:grid-cols-[5fr_6fr] lg:pb-16";
const FIELDS = { item: "", title: "text-closing", text: "mt-2 text-lead lg:text-m/snug" };
const ROWS = {
	item: "flex flex-wrap items-baseline justify-between gap-x-3",
	title: "text-[min(4.8cqw,1.75rem)] only:text-[min(7.5cqw,7rem)] lg:not-only:text-[min(4cqw,4rem)]",
	text: "lg:text-[min(2.4cqw,2.25rem)]",
};

/** What was cut (struck out), above or beside what was built. Ten or fewer cut items are in large type. */
function CutAndBuilt({ cut, built, caption, dark }: NonNullable<Study["drawing"]> & { dark: boolean }) {
	const layout = dark ? FIELDS : ROWS;
	const face = cut[0]?.startsWith("/") ? "font-mono" : "font-[650]";
	return (
		<figure className={dark ? FORM : "wrap-anywhere"} aria-label={caption} data-nosnippet="">
			<Items texts={cut.map((text) => `~~${text}~~`)} className={`${face} ${cut.length > 10 ? URLS : WORDS} ${dark ? DROPPED : CUT}`} />
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

const BAR = "h-16 shrink-0 overflow-visible bg-bar fill-paper stroke-ink stroke-2 forced-color-adjust-none lg:h-24";
const FIGURE =
	"min-w-30 flex-1 pr-side leading-tight font-[650] lg:text-m/tight [svg+&]:pl-3 lg:[svg+&]:pl-6 [&>u]:no-underline [&>u]:mr-3 " +
	"max-lg:[&>u]:block [svg+&>u]:block [&>u]:font-display [&>u]:font-bold [&>u]:tracking-tighter [&>u]:text-nowrap " +
	"[&>u]:text-[clamp(2rem,6cqw,5rem)]/none";

/** The results, one below the other. Increases are bars, all on the scale of the largest; the others are figures. */
function Results({ results }: Pick<Study, "results">) {
	const largest = Math.max(1, ...results.map(({ increase = 0 }) => increase));
	return (
		<ul className="grid gap-5 pl-side *:flex *:flex-wrap *:items-center lg:gap-8">
			{results.map(({ text, increase = 0 }) => (
				<li key={text}>
					{increase > 0 && increase < largest && (
						<svg className={BAR} width={`${(100 + increase) / (1 + largest / 100)}%`} aria-hidden="true">
							<rect width={`${100 / (1 + increase / 100)}%`} height="100%" />
						</svg>
					)}
					{increase === largest && <ResultBar text={text} increase={increase} />}
					{increase < largest && <Line className={FIGURE} text={text.replace(/^\S+/, "__$&__")} />}
				</li>
			))}
		</ul>
	);
}
