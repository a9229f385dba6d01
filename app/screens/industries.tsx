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
			<Opening page={page} size="text-title/none max-[23rem]:text-[1.875rem] lg:text-mega" />
			<nav className="wrap grid grid-cols-2 gap-x-4 pb-8 max-[23rem]:grid-cols-1 md:hidden" aria-label={page.sectorsTitle}>
				{industries.map(({ id, title, icon }) => (
					<a key={id} href={`#${id}`} className="plain-link flex min-h-11 items-center gap-2">
						<Icon node={icon} />
						{title}
					</a>
				))}
			</nav>
			<section className="[--section:214rem]" aria-labelledby="sectors">
				<Line as="h2" id="sectors" className="sr-only" text={page.sectorsTitle} />
				<ul className="thirds md:grid-cols-2">
					{industries.map((industry, index) => (
						<Sector key={industry.path} index={index} {...industry} />
					))}
				</ul>
				<p className="px-side border-t-[1.5px] py-8 text-muted">
					<Line as="span" text={page.figuresNote} /> <Line href="/case-studies" className="plain-link" text={words.readCases} />
				</p>
			</section>
			<Closing page={page}>
				<Mail message={cta.message} query={cta.query} caption={words.illustration} className="text-[1.375rem] [&>.query]:text-m" />
			</Closing>
		</>
	);
}

/** On large screens, the first and fourth cards each fill a row: the photo beside the text, and the figure at the bottom. */
const SPAN =
	"lg:nth-[3n+1]:col-span-2 lg:nth-[3n+1]:grid-rows-[auto_auto_1fr_auto] lg:nth-[3n+1]:[--end:var(--side)] " +
	"lg:nth-[3n+2]:border-l-0 lg:nth-[3n+2]:[--start:var(--side)] lg:nth-[3n]:[--start:2.5rem] lg:first:grid-cols-[7fr_5fr] " +
	"lg:nth-[3n+1]:[&>div~*]:pl-10 lg:nth-4:grid-cols-2";

/** Margins and divider of a card in the two-column layout. */
const PAIR = "md:max-lg:odd:border-l-0 md:max-lg:even:border-l-[1.5px] md:max-lg:[--end:var(--side)] md:max-lg:[--start:var(--side)]";

const QUERY =
	"words ground-sheet py-4 text-[1.5rem]/tight md:text-[1.1875rem]/snug lg:group-nth-[3n+1]:col-span-2 lg:group-nth-[3n+1]:text-m";
/** The heights are on the grid's rows, because the photo's frame needs a definite height. Photos in a row are equally tall. */
const PICTURE =
	"grid grid-cols-1 grid-rows-[9rem_1fr] max-md:group-nth-[3n+1]:grid-rows-[14rem_auto] md:grid-rows-[13rem_1fr] " +
	"lg:grid-rows-[max(24rem,30cqw)_1fr] lg:group-nth-4:grid-rows-[minmax(max(21rem,27cqw),1fr)_auto] " +
	"lg:group-first:grid-rows-[minmax(max(27rem,32cqw),1fr)_auto] lg:group-nth-[3n+1]:[grid-area:2/1/span_3]";
/** Darkens photos, so that white skies and coats don't look blank. Brightens the third. */
const PHOTO = "[&_img]:brightness-80 group-nth-3:[&_img]:brightness-150 [&_img]:contrast-125 [&_img]:grayscale";
const EXAMPLE =
	"words relative flex flex-col py-4 [&_dl]:grow [&_dl>*]:items-center md:[&>p.serif]:text-[1.375rem] max-md:[&_dl]:gap-x-3 " +
	"[&_dl]:grid-cols-[auto_1fr] lg:-mt-16 lg:mr-16 lg:[--end:1.25rem] " +
	"lg:group-nth-[3n+1]:text-[1.25rem]";
const FIGURE =
	"display block text-[12cqw]/none md:text-[2.25rem] max-md:group-first:text-[27cqw] max-md:group-nth-4:text-[15cqw] " +
	"lg:text-[min(5.5cqw,5.5rem)] lg:group-first:text-[min(9cqw,7.25rem)]";

function Sector({ index, ...industry }: IndustriesPage["industries"][number] & { index: number }) {
	const { id, title, query, rule, figure, path, photo, example } = industry;
	return (
		<li id={id} className={`group relative grid grid-cols-1 border-t-[1.5px] md:row-span-5 ${PAIR} ${SPAN}`}>
			<Query className={QUERY}>{query}</Query>
			<div className={PICTURE}>
				<Photo photo={photo} tint={index % 3 === 0 ? "ink" : "blue"} className={PHOTO} />
				{example && <Sheet {...example} className={EXAMPLE} />}
			</div>
			<div className="words pt-5 pb-6">
				<CardText card={industry} size="text-[1.75rem] leading-tight lg:group-nth-[3n+1]:text-[min(3.2cqw,3rem)]" link="cover-link">
					<p className="mt-3 text-lead leading-snug font-[650] lg:group-nth-[3n+1]:text-[1.625rem]">{rule}</p>
				</CardText>
			</div>
			{figure && (
				<p className="words lg:self-end">
					<span className="caption block">{figure.kind}</span> <b className={FIGURE}>{figure.figure}</b>{" "}
					<Line as="span" text={figure.text} />
				</p>
			)}
			<p className="words pt-3 pb-7">
				<a href={path} className="plain-link font-[650]">
					{words.learnMore}
					<span className="sr-only"> {words.about(title)}</span>
				</a>
			</p>
		</li>
	);
}
