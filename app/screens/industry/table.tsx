import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { Faq } from "../../parts/faq.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Query } from "../../parts/query.tsx";
import { Sources } from "../../parts/sources.tsx";
import { Text } from "../../ui/text.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { CardWords, CaseNote, IndustryArticle, OpeningWords, SectionHead } from "./shared/parts.tsx";

type Page = ObjectPage<"table">["page"];

/** eCommerce: one product in three places that disagree, then every URL of one category, and a reply in the same columns. */
export default function FactTable({ page, article }: ObjectPage<"table">) {
	const { reply, caption } = page.object;
	return (
		<>
			<section className="wrap pt-6 pb-5">
				<OpeningWords page={page} className="gap-x-12 lg:grid lg:grid-cols-[6.5fr_5.5fr]" />
			</section>
			<Facts {...page.object} />
			<Squares {...page.object.squares} />
			<Services page={page} />
			<Receipt page={page} />
			<IndustryArticle page={page} article={article} />
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta}>
				<figure className="ground-sheet -mx-side mt-10 -mb-section" data-nosnippet="">
					<p className="display side py-4 text-h3">{reply.title}</p>
					<dl className="side grid border-t-[1.5px] lg:grid-cols-3">
						{reply.parts.map(({ label, lines }) => (
							<div
								key={label}
								className="border-hair py-4 not-first:max-lg:border-t-[1.5px] lg:pr-6 lg:not-first:border-l-[1.5px] lg:not-first:pl-6"
							>
								<dt className="font-mono text-small text-muted">{label}</dt>
								{lines.map((text) => (
									<dd
										key={text}
										className={`mt-1 leading-snug ${text.startsWith("/") ? "font-mono text-[1rem]" : "serif text-[1.1875rem]"}`}
									>
										<Edited text={text} />
									</dd>
								))}
							</div>
						))}
					</dl>
					<figcaption className="caption side border-t-[1.5px] border-hair py-3">{caption}</figcaption>
				</figure>
			</Closing>
		</>
	);
}

/** Three columns at every width; a row's label is a line of its own on phones. */
function Facts({ title, columns, rows, allLabel, all, caption }: Page["object"]) {
	const row = "text-left align-baseline max-lg:grid max-lg:grid-cols-[1.1fr_0.95fr_0.95fr] max-lg:px-side max-lg:py-1.5";
	const cell = "lg:border-l-[1.5px] lg:border-hair lg:py-2 lg:pl-[1.4rem]";
	return (
		<figure className="ground-sheet border-y-[1.5px]" data-nosnippet="">
			<table className="w-full max-lg:block">
				<caption className="display side block py-3 text-left text-h2 lg:table-caption">{title}</caption>
				<thead className="max-lg:contents">
					<tr className={row}>
						<td className="max-lg:hidden" />
						{columns.map((name) => (
							<th key={name} scope="col" className={`font-mono text-small font-medium ${cell}`}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-lg:contents">
					{rows.map(({ label, values }) => (
						<tr key={label} className={`border-t-[1.5px] ${row}`}>
							<th scope="row" className="leading-snug font-normal text-muted max-lg:col-span-full lg:w-[22cqw] lg:pl-side">
								{label}
							</th>
							{values.map((value, index) => (
								<td
									key={columns[index]}
									className={`display text-[clamp(0.9375rem,4.7cqw,1.75rem)] leading-[1.15] sm:whitespace-nowrap lg:text-[clamp(1rem,3.4cqw,3rem)] ${cell}`}
								>
									<Edited text={value} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p className="side items-center border-t-[1.5px] py-3 lg:grid lg:grid-cols-[calc(22cqw-var(--side)+1.4rem)_1fr]">
				<span>{allLabel}</span>
				<strong className="display block text-[clamp(1.125rem,2.85cqw,2.5rem)] leading-[1.2]">
					<Edited text={all} />
				</strong>
			</p>
			<figcaption className="caption side pb-3">{caption}</figcaption>
		</figure>
	);
}

/** Every URL of one category as a square, the products among them white. */
function Squares({ columns, rows, products, productsLabel, urlsLabel, text }: Page["object"]["squares"]) {
	const wide = 8;
	const urls = (columns * rows).toLocaleString("en-US");
	const count = "display block text-[clamp(3.6rem,2rem+7.2cqw,9rem)] leading-[0.95] tracking-[-0.05em]";
	return (
		<section className="ground-night" aria-label={`${products} ${productsLabel}, ${urls} ${urlsLabel}`}>
			<svg className="h-auto w-full fill-rule opacity-90" viewBox={`0 0 ${columns * 10} ${rows * 10}`} aria-hidden="true">
				<pattern id="square" width="10" height="10" patternUnits="userSpaceOnUse">
					<path d="M2.5 2.5h5v5h-5z" />
				</pattern>
				<pattern id="product" width="10" height="10" patternUnits="userSpaceOnUse">
					<path className="fill-ink" d="M.5 .5h9v9h-9z" />
				</pattern>
				<rect width="100%" height="100%" fill="url(#square)" />
				<rect x="60" y={rows * 10 - (products / wide) * 10} width={wide * 10} height={(products / wide) * 10} fill="url(#product)" />
			</svg>
			<div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-3 py-6 text-lead">
				<p>
					<b className={count}>{products}</b> {productsLabel}
				</p>
				<p className="max-w-[22rem] text-muted max-lg:order-1 lg:mr-auto">{text}</p>
				<p className="lg:text-right">
					<b className={count}>{urls}</b> {urlsLabel}
				</p>
			</div>
		</section>
	);
}

/** The six services as the tiles of a category page; all their parts share lines. */
function Services({ page: { cards, object } }: { page: Page }) {
	return (
		<section className="ground-panel pt-section" aria-labelledby="parts">
			<SectionHead title={cards.title}>{object.servicesIntro}</SectionHead>
			<ul className="border-t-[1.5px] sm:grid sm:grid-cols-2 lg:grid-cols-3">
				{cards.items.map((card, index) => (
					<li
						key={card.title}
						className="grid grid-cols-1 border-b-[1.5px] *:px-side sm:row-span-3 sm:grid-rows-subgrid lg:*:px-6 lg:nth-[3n]:*:pr-side lg:nth-[3n+1]:*:pl-side lg:not-nth-[3n+1]:border-l-[1.5px] lg:not-nth-[3n+1]:border-l-hair"
					>
						<Tile {...object.tiles[index]} />
						<div className="pt-4">
							<CardWords card={card} />
						</div>
						<p className="pt-2 pb-4 leading-snug">
							<span className="text-muted">Start here if</span> <strong>{object.tiles[index]?.start}</strong>
						</p>
					</li>
				))}
			</ul>
			<p className="caption wrap py-3">{object.caption}</p>
		</section>
	);
}

function Tile({ label, query, rows = [], lines = [] }: Partial<Page["object"]["tiles"][number]>) {
	return (
		<div className="ground-sheet grid content-start gap-1 border-b-[1.5px] py-5" data-nosnippet="">
			{label && <p className="font-mono text-small text-muted">{label}</p>}
			{query && <Query className="text-small">{query}</Query>}
			{rows.map(({ label, text }) => (
				<p key={label} className={`flex gap-x-4 ${label.startsWith("/") ? "justify-between" : ""}`.trim()}>
					<span className="min-w-20 font-mono text-small leading-7 [overflow-wrap:anywhere]">{label}</span>
					<Edited text={text} />
				</p>
			))}
			{lines.map((text) => (
				<p key={text} className="serif text-[1.5rem] leading-snug lg:text-[1.75rem]">
					<Edited text={text} />
				</p>
			))}
		</div>
	);
}

/** The case as a receipt, which hangs from the section's edge. */
function Receipt({ page: { proof, object, prints } }: { page: Page }) {
	if (!proof?.caseStudy) return null;
	const { title, challenge, results } = proof.caseStudy;
	const { detail, ...photo } = prints.hero;
	const largest = Math.max(...results.map(({ increase = 0 }) => 1 + increase / 100));
	return (
		<section className="ground-stage" aria-labelledby="case">
			<div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-2">
				<DuotonePhoto
					photo={photo}
					tint="ink"
					sizes="(min-width: 1024px) 50vw, 100vw"
					className="-mx-side h-52 lg:order-1 lg:ml-0 lg:h-72"
				/>
				<div className="grid content-start gap-4 text-lead lg:order-2 lg:pb-section">
					<h2 id="case" className="text-h2">
						{title}
					</h2>
					<p>{challenge}</p>
					{proof.why && (
						<p>
							<Text text={proof.why} />
						</p>
					)}
				</div>
				<figure className="receipt ground-sheet mb-8 self-start px-6 pt-6 pb-10 lg:row-span-2 lg:px-9">
					<p className="flex justify-between font-mono text-small text-muted">
						{object.receipt.head.map((text) => (
							<span key={text}>{text}</span>
						))}
					</p>
					<ul className="my-3 border-y-[1.5px] border-dashed">
						{results.map(({ text, increase = 0 }) => (
							<li key={text} className="border-hair py-3 not-first:border-t-[1.5px] not-first:border-dashed">
								<p className="flex items-baseline justify-between gap-4 text-lead leading-tight">
									<span>{text.slice(text.indexOf(" ") + 1)}</span>
									<b className="display shrink-0 text-closing">{text.split(" ", 1)}</b>
								</p>
								<svg className="mt-2 h-9 w-full overflow-visible forced-color-adjust-none" aria-hidden="true">
									<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={`${100 / largest}%`} height="13" />
									<rect className="fill-bar" y="20" width={`${((1 + increase / 100) / largest) * 100}%`} height="15" />
									<text x={`${100 / largest}%`} dx="10" y="13" className="font-mono text-small">
										before
									</text>
								</svg>
							</li>
						))}
					</ul>
					<figcaption>
						<CaseNote study={proof.caseStudy} />. {object.receipt.foot}
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
