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
				<ul className="by-item *:[--section:47rem] *:even:[--section:33rem] lg:*:[--section:54rem] lg:*:even:[--section:35rem]">
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
	"ground-night lg:[grid:'words_photo'_1fr_'figure_photo'_auto/1fr_1fr] lg:[&>figure]:[grid-area:photo]",
	"ground-paper lg:[--from:3rem] lg:[grid:'photo_words_sheet'_1fr_'photo_figure_sheet'_auto/3fr_5fr_4fr]",
	"ground-stage lg:[--from:4rem] lg:[grid:'photo_words'_1fr_'photo_figure'_auto/1fr_1fr] lg:[&>figure]:[grid-area:photo]",
	"ground-paper lg:[grid:'words_sheet_photo'_1fr_'figure_sheet_photo'_auto/5fr_4fr_3fr]",
	"ground-panel lg:[grid:'words_words'_auto_'photo_figure'_1fr_'photo_sheet'_auto/7fr_5fr]",
];
/** Darkens photos, so that white skies and coats don't look blank. Brightens the third. */
const PHOTO = "absolute inset-0 bg-hair [&_img]:brightness-80 group-nth-3:[&_img]:brightness-150 [&_img]:contrast-125 [&_img]:grayscale";
/** Odd sectors are loud: the query is in display size, and the example over a large photo. Even ones are a low row. */
const SLOT = "relative min-h-40 max-lg:group-odd:col-span-2 max-lg:group-odd:row-start-3 max-lg:group-odd:h-64 lg:[grid-area:photo]";
const TEXT = "pl-[var(--from,var(--side))] pr-side lg:pr-10 lg:group-nth-5:pr-side";
const WORDS =
	"col-span-2 pt-10 pb-6 lg:[grid-area:words] lg:group-odd:pt-14 lg:group-nth-5:grid lg:group-nth-5:gap-x-12 lg:group-nth-5:pb-10 " +
	"lg:group-nth-5:grid-cols-[calc(700cqw/12-var(--side))_1fr] lg:group-nth-5:*:last:mt-8 lg:group-nth-5:*:not-nth-[n+3]:col-span-2";
const QUERY =
	"mt-3 tracking-tight text-balance text-[1.5rem]/[1.15] lg:text-m/[1.15] group-odd:text-[min(11.2cqw,4rem)]/[1.04] " +
	"lg:group-odd:text-[min(5cqw,4.5rem)]/[1.04] lg:group-nth-5:text-[min(4.4cqw,4.25rem)]/[1.04]";
const FIGURE =
	"self-end max-lg:group-odd:col-span-2 max-lg:group-even:pl-5 group-odd:pb-8 lg:[grid-area:figure] lg:pb-8 lg:group-odd:pb-12 " +
	"lg:group-nth-5:pl-12";
const SIZE =
	"display leading-none tracking-[-0.055em] text-[2.25rem] lg:text-[3rem] group-odd:text-[min(17cqw,5rem)] group-nth-3:text-[28cqw] " +
	"lg:group-odd:text-[min(7cqw,7rem)] lg:group-nth-3:text-[min(12cqw,12rem)]";
const EXAMPLE =
	"relative col-span-2 py-6 px-side text-[1.125rem] lg:[grid-area:sheet] lg:py-8 lg:pl-8 lg:group-even:flex lg:group-even:flex-col " +
	"lg:justify-center lg:group-nth-4:pr-8 [&_dl]:grid-cols-[auto_1fr] max-sm:[&_dl]:gap-x-3 group-odd:-mt-10 group-odd:ml-side " +
	"group-odd:px-5 sm:group-odd:text-[1.375rem] lg:group-odd:mt-96 lg:group-odd:mr-side lg:group-odd:mb-12 lg:group-odd:ml-0 " +
	"lg:group-odd:px-8 lg:group-odd:self-end lg:group-nth-3:mr-0 lg:group-nth-3:ml-side lg:group-nth-5:mt-0 lg:group-nth-5:-ml-28 " +
	"group-nth-5:[&>.serif]:text-[min(8cqw,2.25rem)] group-nth-5:[&>.serif]:leading-[1.15]";
function Sector({ index, ...industry }: IndustriesPage["industries"][number] & { index: number }) {
	const { id, title, query, rule, figure, path, photo, example } = industry;
	return (
		<li id={id} className={`group relative grid grid-cols-[38cqw_1fr] ${SECTORS[index] ?? SECTORS[1]}`}>
			<div className={`${TEXT} ${WORDS}`}>
				<CardText card={industry} size="text-h3" link="cover-link" text="mt-3 max-w-[36rem] text-lead">
					<Query className={QUERY}>{query}</Query>
					<p className="display mt-5 text-h3 group-odd:text-m/[1.15] lg:group-nth-5:mt-8">{rule}</p>
				</CardText>
			</div>
			<div className={SLOT}>
				<Photo photo={photo} tint="ink" className={PHOTO} />
			</div>
			<div className={`${TEXT} ${FIGURE}`}>
				{figure && (
					<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
						<span className="caption w-full">{figure.kind}</span>
						<b className={SIZE}>{figure.figure}</b> <Line as="span" className="flex-[1_1_10rem]" text={figure.text} />
					</p>
				)}
				<a href={path} className="plain-link mt-3 inline-flex min-h-11 items-center font-[650]">
					{words.learnMore}
					<span className="sr-only"> {words.about(title)}</span>
				</a>
			</div>
			{example && <Sheet {...example} className={EXAMPLE} />}
		</li>
	);
}
