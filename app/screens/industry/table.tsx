import { grouped } from "../../../shared/dollars.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { CardText } from "../../parts/card-text.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseNote, ClientQuote } from "../../parts/proof.tsx";
import { Sheet, SheetHead } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { BESIDE_HEADLINE, type ObjectPage, Photo } from "./shared/parts.tsx";

type Page = ObjectPage<"table">["page"];

/** The receipt's torn lower edge. */
const TORN = "[mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/28px_100%]";
const CARDS = "ground-night pt-2 pb-section text-lead lg:pt-8 [--section:150rem] lg:[--section:207rem]";
/** An item of the receipt. From lg, the complaint that it answers is to its left. */
const ITEM =
	"ground-sheet max-lg:mx-2.5 max-lg:px-5 max-lg:pt-7 max-lg:not-first:border-t-[1.5px] border-dashed border-rule lg:bg-transparent " +
	"lg:grid lg:grid-cols-[var(--cut)_minmax(0,1fr)] lg:pr-(--strip) [--section:22rem] lg:[--section:31rem]";
const FIX = "lg:border-t-[1.5px] lg:border-glass lg:py-9 lg:pr-10 lg:pl-side lg:text-(--on-night) lg:[--link:var(--night-link)]";
const COMPLAINT = "display mb-4 text-[1.75rem]/[1.12] lg:mb-6 lg:text-closing";
const SAMPLE =
	"pt-6 pb-9 text-[1.25rem] border-dashed border-rule lg:border-t-[1.5px] lg:px-10 lg:pt-9 lg:pb-12 lg:text-[1.5rem] " +
	"[&_dl]:grid-cols-[auto_1fr] ";
/** Text sizes of the samples. */
const SAMPLES = [
	"[&_dt]:text-[min(3.9cqw,1.5rem)] lg:[&_dt]:text-[min(2.3cqw,1.9rem)] lg:[&_dd]:text-[min(2.5cqw,2.1rem)] " +
		"[&_div:last-child]:font-bold [&_div:last-child_dt]:text-ink",
	"[&>.serif]:text-[10.5cqw]/[1.05] lg:[&>.serif]:text-[min(6.6cqw,6.5rem)] [&>.serif+.serif]:mt-3 [&>.serif+.serif]:text-[1.5rem]",
	"[&_dd]:text-[min(8cqw,3.5rem)]",
	"[&>.serif]:text-[16cqw]/[1.08] lg:[&>.serif]:text-[min(8.9cqw,9rem)]",
	"[&>.query]:border-b-[1.5px] [&>.query]:pb-3 [&>.query]:text-[min(5cqw,1.75rem)]/[1.3] lg:[&_dd]:text-[1.75rem]",
	"[&_div:last-child_dd]:text-[min(8cqw,2.75rem)] [&_div:last-child_dd]:leading-[1.1]",
];
/** From lg, a column to the left of the receipt and one on it. */
const COLUMNS = "lg:grid-cols-[calc(var(--cut)-var(--side)-0.5rem)_minmax(0,1fr)] lg:gap-x-12";
const ARTICLE =
	"roll lg:[&_h2]:text-closing lg:[&_details]:ml-[calc(var(--cut)-var(--side)+2.5rem)] lg:[&_details>.split]:block lg:[&_.toc]:static " +
	"lg:[&_.toc]:mb-8";
const QUESTIONS = "roll pt-0 [&_li]:border-dashed lg:[&_h2]:text-closing";
const REPLY =
	"-mx-2 mt-10 px-5 pt-8 pb-12 text-[1.25rem] [&_dl>*]:block [&_dd]:leading-[1.2] [&_mark]:text-[1.5em] lg:-mx-10 lg:-mt-section lg:px-10 " +
	`lg:pt-10 lg:text-[1.625rem] lg:[&_mark]:text-[2em] lg:self-start ${TORN}`;
/** Below lg, starts with the torn end of the article's receipt. */
const CLOSING =
	`lg:grid lg:*:first:pr-4 ${COLUMNS} before:absolute before:inset-x-2.5 before:-top-px before:h-3.5 before:bg-size-[28px] ` +
	"lg:before:hidden before:bg-center before:bg-[conic-gradient(from_-45deg_at_bottom,var(--roll)_90deg,#0000_0)]";
/** eCommerce: one product that three places describe differently, every URL of one category, and a receipt to the end of the page. */
export default function TablePage({ page, page: { object }, article }: ObjectPage<"table">) {
	return (
		<PageFrame page={page} faq={QUESTIONS} closing={CLOSING} end={<Sheet {...object.reply} className={REPLY} />}>
			<Opening page={page} size="text-closing lg:text-title" className={`wrap pt-6 pb-5 ${BESIDE_HEADLINE}`} />
			<Facts {...object} />
			<Squares {...object.squares} />
			<Cards page={page} size="text-title lg:text-[6.2cqw]" className={CARDS} list={`by-item mt-8 border-t-[1.5px] ${TORN}`} item={ITEM}>
				{(card, { start, ...sheet }, index) => (
					<>
						<div className={FIX}>
							<p className={COMPLAINT}>
								<span className="mb-2 block font-mono text-small font-medium tracking-normal lg:text-(--night-soft)">{words.startIf}</span>
								{start}
							</p>
							<CardText card={card} text="mt-2 text-lead leading-snug" />
						</div>
						<Sheet {...sheet} className={SAMPLE + (SAMPLES[index] ?? "")} />
					</>
				)}
			</Cards>
			<Receipt page={page} />
			<ClientQuote page={page} />
			<div className={ARTICLE}>
				<ExpandableArticle page={page} article={article} className={`lg:grid lg:[&>h2]:row-span-2 ${COLUMNS}`} />
			</div>
		</PageFrame>
	);
}

const ROW =
	"text-left align-baseline not-first:border-t-[1.5px] max-lg:grid max-lg:grid-cols-[1.1fr_0.95fr_1fr] max-lg:gap-x-2 max-lg:px-side " +
	"max-lg:py-1.5";
const LABEL = "font-normal text-muted max-lg:col-span-full lg:w-[22cqw] lg:pl-side";
const CELL = "lg:border-l-[1.5px] lg:border-hair lg:py-2 lg:pl-[1.4rem]";
const HEAD = { as: "th", scope: "col", className: `font-mono text-small font-medium ${CELL}` } as const;
const VALUE = "display text-[clamp(0.9375rem,4.7cqw,1.75rem)] leading-[1.15] sm:whitespace-nowrap lg:text-[clamp(1rem,3.4cqw,3rem)]";
const BODY = { as: "td", className: `${VALUE} ${CELL}` } as const;
/** Three columns at every width; below lg, a row's label has its own line. */
const Facts = ({ title, columns, rows, allLabel, all }: Page["object"]) => (
	<figure className="ground-sheet border-y-[1.5px]" data-nosnippet="">
		<table className="w-full max-lg:block">
			<caption className="display px-side block py-3 text-left text-h2 lg:table-caption">{title}</caption>
			<tbody className="max-lg:contents">
				{[{ label: "", values: columns }, ...rows].map(({ label, values }) => (
					<tr key={label} className={ROW}>
						{label ? <Line as="th" scope="row" className={LABEL} text={label} /> : <td className="max-lg:hidden" />}
						{values.map((value, index) => (
							<Line key={columns[index]} {...(label ? BODY : HEAD)} text={value} />
						))}
					</tr>
				))}
			</tbody>
		</table>
		<figcaption className="px-side items-center border-t-[1.5px] py-3 lg:grid lg:grid-cols-[calc(22cqw-var(--side)+1.4rem)_1fr]">
			{allLabel}
			<Line className="display text-[clamp(1.125rem,2.85cqw,2.5rem)] leading-[1.2]" text={all} />
			<span className="caption mt-2 max-lg:block lg:col-span-2">{words.inventedExamples}</span>
		</figcaption>
	</figure>
);

/** Returns a path with one line per row of URLs, from the bottom up. Its dashes are the URLs. */
const dots = (count: number, columns: number) =>
	Array.from({ length: Math.ceil(count / columns) }, (_, row) => `M0-${row + 0.5}h${Math.min(columns, count - row * columns)}`).join("");

const COUNT =
	"border-hair pt-3 first:border-t-[1.5px] lg:pt-8 lg:first:border-0 [--size:16cqw] last:[--size:29cqw] lg:[--size:min(12cqw,10rem)] " +
	"lg:last:items-end lg:last:text-right lg:last:[--size:min(20cqw,20rem)] *:last:max-w-[24em]";
const NUMBER = "text-(length:--size) leading-[0.95] tracking-[-0.05em]";
/** Every URL of one category as a square, 45 in a row on phones. The products are white: eight in a row, above their count. */
function Squares({ columns, rows, products, productsLabel, urlsLabel, text }: Page["object"]["squares"]) {
	const count = columns * rows;
	const urls = { number: grouped(count), label: urlsLabel, note: text };
	const counts = [{ number: `${products}`, label: productsLabel }, urls];
	return (
		<section className="ground-night px-side py-6 text-lead [--section:36rem] lg:py-14 lg:[--section:46rem]">
			{[columns, 45].map((row) => (
				<svg key={row} className="max-md:odd:hidden md:even:hidden" viewBox={`0 ${-count / row} ${row} ${count / row}`} aria-hidden="true">
					<path className="stroke-hair stroke-[.6px] [stroke-dasharray:.6_.4]" d={dots(count, row)} />
					<path className="stroke-ink stroke-[.9px] [stroke-dasharray:.9_.1]" d={dots(products, 8)} />
				</svg>
			))}
			<Stats stats={counts} className="justify-between lg:flex" item={COUNT} number={NUMBER} />
		</section>
	);
}

const RESULT = "display text-title group-first:text-[24cqw]/[0.9] lg:group-first:text-[min(13.5cqw,11.5rem)]";
const CASE = "ground-stage max-lg:pb-section [--section:55rem] lg:[--section:61rem] lg:grid lg:grid-cols-[var(--cut)_minmax(0,1fr)]";
/** The case as a receipt, beside the store's photo. */
function Receipt({ page: { object, photo, proof } }: { page: Page }) {
	if (!proof?.caseStudy) return null;
	const { title, text, results } = proof.caseStudy;
	return (
		<section className={CASE} aria-labelledby="case">
			<div className="lg:flex lg:flex-col">
				<Photo photo={photo} tint="ink" className="aspect-4/3 lg:aspect-auto lg:min-h-[26rem] lg:grow" />
				<div className="px-side pt-8 pb-8 text-lead lg:pr-10 lg:pb-section">
					<Line as="h2" id="case" className="mb-4 text-closing" text={title} />
					{text}
				</div>
			</div>
			<figure className={`ground-sheet max-lg:mx-2.5 self-start px-5 pt-8 pb-12 lg:mr-(--strip) lg:mb-section lg:px-10 ${TORN}`}>
				<SheetHead text={object.receipt.head} aside={object.receipt.note} />
				<ul className="mb-5 *:border-b-[1.5px] *:border-dashed *:border-rule *:py-5 lg:*:py-7">
					{results.map(({ text, increase }) => (
						<li key={text} className="group">
							<p className="mb-4 flex flex-wrap-reverse items-baseline justify-between gap-x-4 text-lead leading-tight">
								<span className="group-first:text-m group-first:leading-tight">{splitFigure(text).rest}</span>{" "}
								<b className={RESULT}>{splitFigure(text).figure}</b>
							</p>
							<BeforeAfter increase={increase} className="min-h-10 lg:min-h-14" />
						</li>
					))}
				</ul>
				<figcaption>
					<CaseNote study={proof.caseStudy} />. {object.receipt.foot}
				</figcaption>
			</figure>
		</section>
	);
}
