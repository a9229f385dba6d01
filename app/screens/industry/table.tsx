import { grouped } from "../../../shared/dollars.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { CardText } from "../../parts/card-text.tsx";
import { DOCKED } from "../../parts/closing.tsx";
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

const CARDS = "ground-panel py-section [--section:126rem]";
/** On large screens, the first and fourth cards each fill a row, with a larger example that reaches the edge of the window. */
const CARD =
	"grid gap-x-10 gap-y-4 lg:nth-[3n+1]:col-span-2 lg:nth-[3n+1]:-mr-side lg:nth-[3n+1]:grid-cols-[4fr_8fr] " +
	"lg:not-nth-[3n+1]:row-span-2 lg:not-nth-[3n+1]:grid-rows-subgrid lg:[--size:min(2.66cqw,2.5rem)] lg:nth-1:[--size:2.5rem] " +
	"lg:nth-2:[--size:min(3.45cqw,3.25rem)] nth-4:[--size:2.75rem] lg:nth-4:[--size:min(7cqw,7.5rem)] lg:nth-6:[--size:min(2.1cqw,2rem)] " +
	"lg:nth-1:[&_dt]:text-[min(2.5cqw,2rem)] nth-4:[&_figure_.leading-snug]:leading-[1.05] [&_.query]:border-b-[1.5px] [&_.query]:pb-2";
/** eCommerce: one product that three places describe differently, then every URL of one category, and a reply. */
export default function TablePage({ page, page: { object }, article }: ObjectPage<"table">) {
	return (
		<PageFrame page={page} end={<Sheet {...object.reply} className={`${DOCKED} text-[1.25rem] [&_dl>*]:block`} />}>
			<Opening page={page} size="text-closing lg:text-title" className={`wrap pt-6 pb-5 ${BESIDE_HEADLINE}`} />
			<Facts {...object} />
			<Squares {...object.squares} />
			<Cards page={page} className={CARDS} list="wrap mt-8 grid gap-x-10 gap-y-14 lg:grid-cols-2" item={CARD}>
				{(card, { start, ...sheet }) => (
					<>
						<div>
							<p className="mb-3 text-lead leading-snug">
								{words.startIf} <strong>{start}</strong>
							</p>
							<CardText card={card} text="mt-2 lg:text-[1.125rem]" />
						</div>
						<Sheet {...sheet} className="p-5 text-(length:--size,1.25rem) lg:px-6 [&_dl]:grid-cols-[auto_1fr]" />
					</>
				)}
			</Cards>
			<Receipt page={page} />
			<ClientQuote page={page} />
			<ExpandableArticle page={page} article={article} />
		</PageFrame>
	);
}

const ROW = "text-left align-baseline max-lg:grid max-lg:grid-cols-[1.1fr_0.95fr_1fr] max-lg:gap-x-2 max-lg:px-side max-lg:py-1.5";
const CELL = "lg:border-l-[1.5px] lg:border-hair lg:py-2 lg:pl-[1.4rem]";
const VALUE = "display text-[clamp(0.9375rem,4.7cqw,1.75rem)] leading-[1.15] sm:whitespace-nowrap lg:text-[clamp(1rem,3.4cqw,3rem)]";

/** Three columns at every width; below lg, a row's label has its own line. */
function Facts({ title, columns, rows, allLabel, all }: Page["object"]) {
	return (
		<figure className="ground-sheet border-y-[1.5px]" data-nosnippet="">
			<table className="w-full max-lg:block">
				<caption className="display px-side block py-3 text-left text-h2 lg:table-caption">{title}</caption>
				<thead className="max-lg:contents">
					<tr className={ROW}>
						<td className="max-lg:hidden" />
						{columns.map((name) => (
							<Line key={name} as="th" scope="col" className={`font-mono text-small font-medium ${CELL}`} text={name} />
						))}
					</tr>
				</thead>
				<tbody className="max-lg:contents">
					{rows.map(({ label, values }) => (
						<tr key={label} className={`border-t-[1.5px] ${ROW}`}>
							<Line as="th" scope="row" className="font-normal text-muted max-lg:col-span-full lg:w-[22cqw] lg:pl-side" text={label} />
							{values.map((value, index) => (
								<Line key={columns[index]} as="td" className={`${VALUE} ${CELL}`} text={value} />
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
}

/** Returns a path with one line per row of URLs, from the bottom up. Its dashes are the URLs. */
const dots = (count: number, columns: number) =>
	Array.from({ length: Math.ceil(count / columns) }, (_, row) => `M0-${row + 0.5}h${Math.min(columns, count - row * columns)}`).join("");

/** The counts are at the left and right edges of the grid; the second one is larger. */
const COUNT =
	"pt-4 [--size:min(12cqw,10rem)] first:self-start first:border-l-2 first:border-ink first:pl-3 last:items-end last:border-r-2 " +
	"last:border-hair last:pr-3 last:text-right *:last:max-w-[24em] last:[--size:18cqw] lg:pt-8 lg:last:[--size:min(20cqw,20rem)]";

/** Every URL of one category as a square, 77 in a row on phones. The products are white: eight in a row, above their count. */
function Squares({ columns, rows, products, productsLabel, urlsLabel, text }: Page["object"]["squares"]) {
	const count = columns * rows;
	const urls = { number: grouped(count), label: urlsLabel, note: text };
	const counts = [{ number: `${products}`, label: productsLabel }, urls];
	return (
		<section className="ground-night px-side py-8 text-lead [--section:16rem] lg:py-14 lg:[--section:30rem]">
			{[columns, 77].map((row) => (
				<svg key={row} className="max-md:odd:hidden md:even:hidden" viewBox={`0 ${-count / row} ${row} ${count / row}`} aria-hidden="true">
					<path className="stroke-hair stroke-[.6px] [stroke-dasharray:.6_.4]" d={dots(count, row)} />
					<path className="stroke-ink stroke-[.9px] [stroke-dasharray:.9_.1]" d={dots(products, 8)} />
				</svg>
			))}
			<Stats stats={counts} className="flex justify-between" item={COUNT} number="text-(length:--size) leading-[0.95] tracking-[-0.05em]" />
		</section>
	);
}

/** The case as a receipt that starts at the top edge of the section, beside the store's photo. */
function Receipt({ page: { object, photo, proof } }: { page: Page }) {
	if (!proof?.caseStudy) return null;
	const { title, text, results } = proof.caseStudy;
	return (
		<section className="ground-stage grid gap-x-14 gap-y-8 [--section:44rem] lg:grid-cols-2" aria-labelledby="case">
			<div>
				<Photo photo={photo} tint="ink" className="aspect-2/1 lg:aspect-auto lg:h-[max(22rem,21cqw)]" />
				<div className="pt-8 pl-side text-lead max-lg:pr-side lg:pb-section">
					<Line as="h2" id="case" className="mb-4 text-h2" text={title} />
					{text}
				</div>
			</div>
			<figure className="ground-sheet mx-side mb-8 self-start px-6 pt-6 pb-10 [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/28px_100%] lg:ml-0 lg:px-9">
				<SheetHead text={object.receipt.head} aside={object.receipt.note} />
				<ul className="mb-3 *:border-b-[1.5px] *:border-dashed *:border-hair *:py-3 lg:*:py-4">
					{results.map(({ text, increase }) => (
						<li key={text}>
							<p className="mb-2 flex items-baseline justify-between gap-4 text-lead leading-tight">
								<span>{splitFigure(text).rest}</span> <b className="display shrink-0 text-closing">{splitFigure(text).figure}</b>
							</p>
							<BeforeAfter increase={increase} className="min-h-8 lg:min-h-12" />
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
