import type { Views } from "../../shared/content-types.ts";
import { CardText } from "../parts/card-text.tsx";
import { Closing } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { Query } from "../parts/query.tsx";
import { Mail, Sheet } from "../parts/sheet.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";
import { Photo } from "./industry/shared/parts.tsx";

type IndustriesPage = Views["industries"];

/** Industries overview (docs/product.md, section 2). Each card has a query and a rule, and may have an example and a figure. */
export default function Industries({ page, page: { cta, industries } }: { page: IndustriesPage }) {
	return (
		<>
			<Opening page={page} size="text-title/none max-[23rem]:text-[1.875rem] lg:mb-4 lg:text-mega" />
			<nav className="wrap grid grid-cols-2 gap-x-4 pb-8 max-[23rem]:grid-cols-1 md:hidden" aria-label={page.sectorsTitle}>
				{industries.map(({ id, title, icon }) => (
					<a key={id} href={`#${id}`} className="plain-link flex min-h-11 items-center gap-2">
						<Icon node={icon} />
						{title}
					</a>
				))}
			</nav>
			<section className="[--section:248rem] lg:[--section:273rem]" aria-labelledby="sectors">
				<Line as="h2" id="sectors" className="sr-only" text={page.sectorsTitle} />
				<ul className="by-item">
					{industries.map((industry, index) => (
						<Sector key={industry.path} index={index} {...industry} />
					))}
				</ul>
				<p className="px-side border-t-[1.5px] py-8 text-muted">
					<Line as="span" text={page.figuresNote} /> <Line href="/case-studies" className="plain-link" text={words.readCases} />
				</p>
			</section>
			<Closing page={page}>
				<Mail message={cta.message} query={cta.query} caption={words.illustration} className={MAIL} />
			</Closing>
		</>
	);
}

const MAIL = "text-[1.375rem] [&>.query]:text-[min(8.6cqw,2.5rem)] [&>.query]:leading-[1.1]";
/** Background and layout of each sector; later ones are like the second. The closing banner, which is blue, follows the last one. */
const SECTORS = [
	"ground-night lg:[grid:'words_photo'_1fr_'figure_photo'_auto/1fr_1fr]",
	"ground-paper lg:[--from:3rem] lg:[grid:'photo_words_sheet'_1fr_'photo_figure_sheet'_auto/3fr_5fr_4fr]",
	"ground-stage lg:[--from:4rem] lg:[grid:'photo_words'_1fr_'photo_figure'_auto/1fr_1fr]",
	"ground-paper lg:[grid:'words_sheet_photo'_1fr_'figure_sheet_photo'_auto/5fr_4fr_3fr]",
	"ground-panel lg:[grid:'words_words'_auto_'photo_figure'_1fr_'photo_sheet'_auto/7fr_5fr]",
];
const TEXT = "pl-[var(--from,var(--side))] pr-side lg:pr-10";
/** Darkens photos, so that white skies and coats don't look blank. Brightens the third. */
const PHOTO = "absolute inset-0 bg-hair [&_img]:brightness-80 group-nth-3:[&_img]:brightness-150 [&_img]:contrast-125 [&_img]:grayscale";
/** The first, third, and fifth sectors: a query in display size, and the example over a large photo. Only the third's figure is larger. */
const LOUD = {
	height: "[--section:47rem] lg:[--section:54rem]",
	words:
		"pt-10 lg:pt-14 lg:group-nth-5:grid lg:group-nth-5:grid-cols-[calc(700cqw/12-var(--side))_1fr] lg:group-nth-5:gap-x-12 " +
		"lg:group-nth-5:pr-side lg:group-nth-5:pb-10 lg:group-nth-5:*:first:col-span-2 lg:group-nth-5:*:last:mt-8",
	query:
		"text-[min(11.2cqw,4rem)]/[1.04] lg:text-[min(5cqw,4.5rem)]/[1.04] lg:group-nth-5:col-span-2 lg:group-nth-5:text-[min(4.4cqw,4.25rem)]",
	rule: "mt-6 text-m/[1.15] lg:group-nth-5:mt-8",
	photo: "col-span-2 h-64 max-lg:row-start-3 lg:h-auto",
	figure: "col-span-2 pb-8 lg:pb-12 lg:group-nth-5:pl-12",
	size: "text-[min(17cqw,5rem)] group-nth-3:text-[28cqw] lg:text-[min(7cqw,7rem)] lg:group-nth-3:text-[min(12cqw,12rem)]",
	example:
		"-mt-10 ml-side px-5 text-[1.125rem] sm:text-[1.375rem] lg:[grid-area:photo] lg:mt-96 lg:mr-side lg:mb-12 lg:ml-0 lg:self-end lg:px-8 " +
		"lg:group-nth-3:mr-0 lg:group-nth-3:ml-side lg:group-nth-5:[grid-area:sheet] lg:group-nth-5:mt-0 lg:group-nth-5:-ml-28 " +
		"group-nth-5:[&>.serif]:text-[min(8cqw,2.25rem)] group-nth-5:[&>.serif]:leading-[1.15]",
};
/** The other sectors: photo, text, and example in one low row. */
const QUIET = {
	height: "[--section:33rem] lg:[--section:35rem]",
	words: "pt-9 lg:pt-10",
	query: "text-[1.5rem]/[1.15] lg:text-m/[1.15]",
	rule: "mt-4 text-h3",
	photo: "min-h-40",
	figure: "self-end max-lg:pl-5 lg:pb-8",
	size: "text-[2.25rem] lg:text-[3rem]",
	example: "px-side text-[1.125rem] lg:[grid-area:sheet] lg:flex lg:flex-col lg:justify-center lg:pl-8 lg:group-nth-4:pr-8",
};
function Sector({ index, ...industry }: IndustriesPage["industries"][number] & { index: number }) {
	const { id, title, query, rule, figure, path, photo, example } = industry;
	const layout = index % 2 === 0 ? LOUD : QUIET;
	return (
		<li id={id} className={`group relative grid grid-cols-[38cqw_1fr] ${SECTORS[index] ?? SECTORS[1]} ${layout.height}`}>
			<div className={`col-span-2 pb-6 lg:[grid-area:words] ${TEXT} ${layout.words}`}>
				<CardText card={industry} size="text-h3" link="cover-link" text="mt-3 max-w-[36rem] text-lead">
					<Query className={`mt-3 tracking-tight text-balance ${layout.query}`}>{query}</Query>
					<p className={`display ${layout.rule}`}>{rule}</p>
				</CardText>
			</div>
			<div className={`relative lg:[grid-area:photo] ${layout.photo}`}>
				<Photo photo={photo} tint="ink" className={PHOTO} />
			</div>
			<div className={`lg:[grid-area:figure] ${TEXT} ${layout.figure}`}>
				{figure && (
					<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
						<span className="caption w-full">{figure.kind}</span>
						<b className={`display leading-none tracking-[-0.055em] ${layout.size}`}>{figure.figure}</b>{" "}
						<Line as="span" className="flex-[1_1_10rem]" text={figure.text} />
					</p>
				)}
				<a href={path} className="plain-link mt-3 inline-flex min-h-11 items-center font-[650]">
					{words.learnMore}
					<span className="sr-only"> {words.about(title)}</span>
				</a>
			</div>
			{example && (
				<Sheet
					{...example}
					className={`relative col-span-2 py-6 lg:py-8 [&_dl]:grid-cols-[auto_1fr] max-sm:[&_dl]:gap-x-3 ${layout.example}`}
				/>
			)}
		</li>
	);
}
