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

/** Makes the closing email look like the queries of the cards. */
const SEVENTH = "px-0! text-[1.5rem] [&>.query]:border-b-[1.5px] [&>.query]:pb-4 [&>.query]:text-m";

/** Industries overview (docs/product.md, section 2). Cards also show a query and, if available, the page's example and a figure. */
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
			<section aria-labelledby="sectors">
				<Line as="h2" id="sectors" className="sr-only" text={page.sectorsTitle} />
				<ul className={`thirds md:max-lg:grid-cols-2! ${COLUMNS}`}>
					{industries.map((industry) => (
						<Sector key={industry.path} {...industry} />
					))}
				</ul>
				<p className="px-side border-t-[1.5px] py-8 text-muted">
					<Line as="span" text={page.figuresNote} /> <Line href="/case-studies" className="plain-link" text={words.readCases} />
				</p>
			</section>
			<Closing page={page}>
				<Mail message={cta.message} query={cta.query} caption={words.illustration} stage className={SEVENTH} />
			</Closing>
		</>
	);
}

/** On large screens, one card leads, two share a row, then three (5 : 3.5 : 3.5). The outer columns include the page's margin. */
const COLUMNS = "lg:grid-cols-[calc(var(--edge)/6+100%*5/12)_1fr_2.5fr_calc(var(--edge)*5/12+100%*7/24)]";
const SPAN =
	"lg:first:col-span-4 lg:first:grid-cols-[7fr_5fr] lg:first:[--end:var(--side)] lg:first:[&>div~*]:pl-10 " +
	"lg:nth-2:col-span-2 lg:nth-2:border-l-0 lg:nth-2:[--start:var(--side)] lg:nth-3:col-span-2 lg:nth-5:col-span-2";

/** Margins and divider of a card in two columns. */
const PAIR = "md:max-lg:odd:border-l-0! md:max-lg:even:border-l-[1.5px]! md:max-lg:[--end:var(--side)]! md:max-lg:[--start:var(--side)]!";

/** The minimum heights are on the grid's rows, because the photo's frame needs a definite height. */
const PICTURE =
	"grid grid-cols-1 grid-rows-[minmax(11rem,1fr)_auto] md:grid-rows-[minmax(13rem,1fr)_auto] lg:group-first:row-span-3 " +
	"lg:group-first:grid-rows-[minmax(27rem,1fr)_auto] lg:group-nth-2:grid-rows-[minmax(21rem,1fr)_auto]";
/** Darker than other photos, so that white skies and coats aren't blank. */
const PHOTO = "[&_img]:brightness-75 [&_img]:contrast-125 [&_img]:grayscale";
const EXAMPLE = "words relative -mt-8 mr-2 py-4 pr-2! md:mr-4 md:pr-4! lg:mr-10 max-md:[&_dl]:gap-x-3 [&_dl]:grid-cols-[auto_1fr]";
const FIGURE =
	"display block text-[2.25rem]/tight lg:text-[min(2.25rem,3.2cqw)] lg:group-nth-2:text-[5.5cqw] lg:group-nth-3:text-[5.5cqw] " +
	"lg:group-first:text-[min(9cqw,7rem)]";

function Sector(industry: IndustriesPage["industries"][number]) {
	const { id, title, query, rule, figure, path, photo, example } = industry;
	return (
		<li id={id} className={`group relative grid grid-cols-1 border-t-[1.5px] md:row-span-5 lg:first:row-span-4 ${PAIR} ${SPAN}`}>
			<Query className="words ground-sheet py-4 text-[1.5rem]/tight md:text-[1.1875rem]/snug lg:group-first:col-span-2 lg:group-first:text-m">
				{query}
			</Query>
			<div className={PICTURE}>
				<Photo photo={photo} className={PHOTO} />
				{example && <Sheet {...example} className={EXAMPLE} />}
			</div>
			<div className="words pt-5 pb-6">
				<CardText card={industry} size="text-[1.75rem] leading-tight lg:group-first:text-[min(3.2cqw,3rem)]" link="cover-link">
					<p className="mt-3 text-lead leading-snug font-[650] lg:group-first:text-[1.625rem]">{rule}</p>
				</CardText>
			</div>
			{figure && (
				<p className="words items-center gap-x-4 min-[23rem]:max-md:grid max-md:grid-cols-[auto_1fr]">
					<span className="caption col-span-2 block">{figure.kind}</span> <b className={FIGURE}>{figure.figure}</b>{" "}
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
