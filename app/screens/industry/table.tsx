import { grouped } from "../../../shared/dollars.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { CardText } from "../../parts/card-text.tsx";
import { CaseNote } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";
import { words } from "../../words.ts";
import type { ObjectPage } from "./shared/parts.tsx";
import { Cards, IndustryArticle, IndustryPage, OpeningWords, Photo, Sheet, STACKED } from "./shared/parts.tsx";

type Page = ObjectPage<"table">["page"];

/** The questions in the table's typeface. */
const FAQ = `${STACKED} ground-panel [&_.question]:font-display [&_.question]:text-m [&_.question]:leading-tight [&_.question]:font-bold`;

/** eCommerce: one product that three places describe differently, then every URL of one category, and a reply. */
export default function TablePage({ page, article }: ObjectPage<"table">) {
	const { object } = page;
	const reply = <Sheet {...object.reply} caption={object.caption} className="p-6 text-[1.25rem] lg:p-8 [&_dl>*]:block" />;
	return (
		<IndustryPage page={page} faq={FAQ} end={reply}>
			<section className="wrap pt-6 pb-5">
				<OpeningWords page={page} size="text-closing lg:text-title" className="gap-x-12 lg:grid lg:grid-cols-[6.5fr_5.5fr]" />
			</section>
			<Facts {...object} />
			<Squares {...object.squares} />
			<Cards
				page={page}
				intro={object.servicesIntro}
				caption={object.caption}
				details={object.tiles}
				list="thirds border-t-[1.5px]"
				item="border-b-[1.5px] md:row-span-2"
			>
				{(card, { start, ...sheet }) => (
					<>
						<div className="words pt-5 pb-6">
							<p className="mb-3 text-lead leading-snug">
								{words.startIf} <strong>{start}</strong>
							</p>
							<CardText card={card} />
						</div>
						<Sheet {...sheet} className="words py-5 text-[1.25rem] [&_dl]:grid-cols-[auto_1fr]" />
					</>
				)}
			</Cards>
			<Receipt page={page} />
			<IndustryArticle page={page} article={article} />
		</IndustryPage>
	);
}

const ROW = "text-left align-baseline max-lg:grid max-lg:grid-cols-[1.1fr_0.95fr_1fr] max-lg:gap-x-2 max-lg:px-side max-lg:py-1.5";
const CELL = "lg:border-l-[1.5px] lg:border-hair lg:py-2 lg:pl-[1.4rem]";
const VALUE = "display text-[clamp(0.9375rem,4.7cqw,1.75rem)] leading-[1.15] sm:whitespace-nowrap lg:text-[clamp(1rem,3.4cqw,3rem)]";

/** Three columns at every width; on phones a row's label has its own line. */
function Facts({ title, columns, rows, allLabel, all, caption }: Page["object"]) {
	return (
		<figure className="ground-sheet border-y-[1.5px]" data-nosnippet="">
			<table className="w-full max-lg:block">
				<caption className="display side block py-3 text-left text-h2 lg:table-caption">{title}</caption>
				<thead className="max-lg:contents">
					<tr className={ROW}>
						<td className="max-lg:hidden" />
						{columns.map((name) => (
							<th key={name} scope="col" className={`font-mono text-small font-medium ${CELL}`}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-lg:contents">
					{rows.map(({ label, values }) => (
						<tr key={label} className={`border-t-[1.5px] ${ROW}`}>
							<th scope="row" className="leading-snug font-normal text-muted max-lg:col-span-full lg:w-[22cqw] lg:pl-side">
								{label}
							</th>
							{values.map((value, index) => (
								<Line key={columns[index]} as="td" className={`${VALUE} ${CELL}`} text={value} />
							))}
						</tr>
					))}
				</tbody>
			</table>
			<div className="side items-center border-t-[1.5px] py-3 lg:grid lg:grid-cols-[calc(22cqw-var(--side)+1.4rem)_1fr]">
				<p>{allLabel}</p>
				<Line className="display text-[clamp(1.125rem,2.85cqw,2.5rem)] leading-[1.2]" text={all} />
			</div>
			<figcaption className="caption side pb-3">{caption}</figcaption>
		</figure>
	);
}

/** Every URL of one category as a square; products are white. On phones, columns and rows are swapped. */
function Squares({ columns, rows, products, productsLabel, urlsLabel, text }: Page["object"]["squares"]) {
	const urls = grouped(columns * rows);
	const count = "display block text-[clamp(3.6rem,2rem+7.2cqw,9rem)] leading-[0.95] tracking-[-0.05em]";
	return (
		<section className="ground-night pt-8" aria-label={`${products} ${productsLabel}, ${urls} ${urlsLabel}`}>
			<Field columns={columns} rows={rows} products={products} className="max-lg:hidden" />
			<Field columns={rows} rows={columns} products={products} className="lg:hidden" />
			<div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-3 py-6 text-lead">
				<p>
					<b className={count}>{products}</b> {productsLabel}
				</p>
				<p className="max-w-[22rem] text-muted lg:mr-auto">{text}</p>
				<p className="lg:text-right">
					<b className={count}>{urls}</b> {urlsLabel}
				</p>
			</div>
		</section>
	);
}

/** The products are in the lower left corner, eight in a row. */
function Field({ columns, rows, products, className }: { columns: number; rows: number; products: number; className: string }) {
	const height = (products / 8) * 10;
	return (
		<svg className={`wrap h-auto fill-rule ${className}`} viewBox={`0 0 ${columns * 10} ${rows * 10}`} aria-hidden="true">
			<pattern id={`square-${columns}`} width="10" height="10" patternUnits="userSpaceOnUse">
				<path d="M2.5 2.5h5v5h-5z" />
			</pattern>
			<pattern id={`product-${columns}`} width="10" height="10" patternUnits="userSpaceOnUse">
				<path className="fill-ink" d="M.5 .5h9v9h-9z" />
			</pattern>
			<rect width="100%" height="100%" fill={`url(#square-${columns})`} />
			<rect y={rows * 10 - height} width="80" height={height} fill={`url(#product-${columns})`} />
		</svg>
	);
}

/** The case as a receipt, at the top edge of the section. */
function Receipt({ page }: { page: Page }) {
	if (!page.proof?.caseStudy) return null;
	const { caseStudy, why } = page.proof;
	const { head, note, foot } = page.object.receipt;
	return (
		<section className="ground-stage" aria-labelledby="case">
			<div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-2">
				<Photo page={page} className="-mx-side h-52 lg:mr-0 lg:h-72" />
				<div className="grid content-start gap-4 text-lead lg:pb-section">
					<h2 id="case" className="text-h2">
						{caseStudy.title}
					</h2>
					<p>{caseStudy.challenge}</p>
					{why && <Line text={why} />}
				</div>
				<figure className="ground-sheet mb-8 [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/28px_100%] self-start px-6 pt-6 pb-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-9">
					<SheetHead text={head} aside={note} />
					<ul className="mb-3 border-b-[1.5px] border-dashed">
						{caseStudy.results.map(({ text, increase }) => (
							<li key={text} className="border-hair py-3 not-first:border-t-[1.5px] not-first:border-dashed">
								<p className="flex items-baseline justify-between gap-4 text-lead leading-tight">
									<span>{splitFigure(text).rest}</span>
									<b className="display shrink-0 text-closing">{splitFigure(text).figure}</b>
								</p>
								{increase && <BeforeAfter increase={increase} className="mt-2 h-6" />}
							</li>
						))}
					</ul>
					<figcaption>
						<CaseNote study={caseStudy} />. {foot}
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
