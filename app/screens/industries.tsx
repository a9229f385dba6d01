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
			<section className="[--section:300rem]" aria-labelledby="sectors">
				<Line as="h2" id="sectors" className="sr-only" text={page.sectorsTitle} />
				<ul className="by-item [--section:46rem] lg:[--section:51rem]">
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
/** Backgrounds of the sectors. The closing banner, which is blue, follows the last one. */
const GROUNDS = ["ground-night", "ground-paper", "ground-stage", "ground-panel", "ground-paper", "ground-night"];
const QUERY = "mt-4 text-[min(8.6cqw,3.25rem)]/[1.1] tracking-tight text-balance lg:text-[min(3.9cqw,4.25rem)] lg:col-span-2";
const RULE = "display mt-6 mb-5 text-[min(8.2cqw,2.75rem)]/[1.08] lg:text-[min(3.4cqw,3.5rem)]";
/** Darkens photos, so that white skies and coats don't look blank. Brightens the third. */
const PHOTO = "absolute inset-0 [&_img]:brightness-80 group-nth-3:[&_img]:brightness-150 [&_img]:contrast-125 [&_img]:grayscale";
const EXAMPLE =
	"max-lg:not-group-nth-2:col-span-2 px-side py-6 text-[1.125rem] sm:text-[1.375rem] [&_dl]:grid-cols-[auto_1fr] max-sm:[&_dl]:gap-x-3 " +
	"z-1 lg:py-8 group-nth-5:[&>.serif]:text-[min(9.5cqw,2.25rem)] group-nth-5:[&>.serif]:leading-[1.15] group-nth-6:[&_dd]:text-[1.5rem]";
/** The first, third, and fifth sectors: text beside the photo, and the example on the photo. A late figure must not move the photo. */
const TALL = {
	sector: "lg:grid-cols-2 lg:grid-rows-[auto_minmax(calc(11.5rem+12cqw),1fr)]",
	words: "lg:pr-10 lg:pb-6 lg:group-nth-3:col-start-2",
	example:
		"lg:[grid-area:1/2/3] lg:mr-side lg:self-end lg:px-8 lg:group-nth-3:[grid-area:1/1/3] lg:group-nth-3:mr-0 lg:group-nth-3:ml-side",
	photo: "col-span-2 h-60 lg:h-auto lg:[grid-area:1/2/3] lg:group-nth-3:[grid-area:1/1/3]",
	figure: "col-span-2 lg:col-span-1 lg:pr-0 lg:self-end lg:group-nth-3:col-start-2",
	size: "text-[28cqw] lg:text-[min(12cqw,12.5rem)] group-nth-5:text-[21cqw] lg:group-nth-5:text-[min(9.5cqw,10rem)]",
};
/** The other sectors: the query at full width, then the example, the photo, and the figure in a row. The second differs on phones. */
const WIDE = {
	sector: "max-lg:nth-2:grid-cols-[1fr_36cqw] lg:grid-cols-[5fr_3fr_4fr] lg:grid-rows-[auto_minmax(23rem,1fr)]",
	words: "lg:col-span-3 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-12 lg:*:last:self-center lg:*:first:col-span-2",
	example: "lg:flex lg:flex-col lg:justify-center lg:pr-10",
	photo: "",
	figure: "self-end max-lg:not-group-nth-2:pl-5 max-lg:group-nth-2:col-span-2 lg:pl-10",
	size: "text-[9.5cqw] max-lg:group-nth-2:text-[14cqw] lg:text-[min(5cqw,5.25rem)] lg:group-nth-2:text-[min(7cqw,7.5rem)]",
};
function Sector({ index, ...industry }: IndustriesPage["industries"][number] & { index: number }) {
	const { id, title, query, rule, figure, path, photo, example } = industry;
	const layout = index % 2 === 0 ? TALL : WIDE;
	return (
		<li id={id} className={`group relative grid grid-cols-[46cqw_1fr] ${GROUNDS[index] ?? ""} ${layout.sector}`}>
			<div className={`col-span-2 px-side pt-10 pb-8 lg:col-span-1 lg:pt-12 ${layout.words}`}>
				<CardText card={industry} size="text-m leading-tight" link="cover-link" text="text-lead">
					<Query className={QUERY}>{query}</Query>
					<p className={RULE}>{rule}</p>
				</CardText>
			</div>
			{example && <Sheet {...example} className={`${EXAMPLE} ${layout.example}`} />}
			<div className={`relative ${layout.photo}`}>
				<Photo photo={photo} tint="ink" className={PHOTO} />
			</div>
			<div className={`px-side pt-5 pb-8 ${layout.figure}`}>
				{figure && (
					<p>
						<span className="caption block">{figure.kind}</span>
						<b className={`display block leading-none tracking-[-0.055em] ${layout.size}`}>{figure.figure}</b>{" "}
						<Line as="span" text={figure.text} />
					</p>
				)}
				<a href={path} className="plain-link mt-3 inline-flex min-h-11 items-center font-[650]">
					{words.learnMore}
					<span className="sr-only"> {words.about(title)}</span>
				</a>
			</div>
		</li>
	);
}
