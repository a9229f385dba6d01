import type { ArticleParts, IndustryObjectOf, Views } from "../../../shared/content-types.ts";
import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Query } from "../../parts/query.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type TablePage = Views["industry"] & { object: IndustryObjectOf<"table"> };

interface TableProps {
	page: TablePage;
	article: ArticleParts<string>;
}

/** eCommerce: one product in three places that disagree, then every URL of one category, and a reply in the same columns. */
export default function FactTable({ page, article }: TableProps) {
	const { object } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening page={page} />
			<Squares {...object.squares} />
			<Services page={page} />
			<Case page={page} />
			<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="closing-words">
				<figure className="reply ground-sheet -mx-side -mb-section" data-nosnippet="">
					<p className="display side py-4 text-h3">{object.reply.title}</p>
					<dl className="side grid border-t-[1.5px] lg:grid-cols-3">
						{object.reply.parts.map(({ label, lines }) => (
							<div key={label} className="py-4 lg:pr-6 lg:not-first:pl-6">
								<dt className="font-mono text-small text-muted">{label}</dt>
								{lines.map((text) => (
									<dd key={text} className={`mt-1 text-[1.1875rem] leading-snug ${text.startsWith("/") ? "font-mono text-[1rem]" : "serif"}`}>
										<Edited text={text} />
									</dd>
								))}
							</div>
						))}
					</dl>
					<figcaption className="caption side border-t-[1.5px] border-hair py-3">{object.caption}</figcaption>
				</figure>
			</Closing>
		</>
	);
}

function Opening({ page: { trail, hero, icon, object } }: { page: TablePage }) {
	return (
		<section className="pt-6">
			<div className="wrap">
				<Crumbs trail={trail} />
				<div className="mt-4 grid gap-x-12 gap-y-3 lg:grid-cols-[6.5fr_5.5fr]">
					<Headline hero={hero} icon={icon} className="text-closing" />
					<div>
						<p className="text-lead leading-normal">
							<Text text={hero.intro} />
						</p>
						<Actions times={hero.times} className="mt-4" />
					</div>
				</div>
			</div>
			<figure className="ground-sheet mt-5 border-y-[1.5px]" data-nosnippet="">
				<table className="facts w-full">
					<caption className="display side py-3 text-left text-h2">{object.title}</caption>
					<thead>
						<tr>
							<td />
							{object.columns.map((name) => (
								<th key={name} scope="col" className="font-mono text-small font-medium">
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{object.rows.map(({ label, values }) => (
							<tr key={label}>
								<th scope="row" className="font-normal text-muted">
									{label}
								</th>
								{values.map((value, index) => (
									<td key={object.columns[index]} className="fact display">
										<Edited text={value} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<p className="facts-all side border-t-[1.5px] py-3">
					<span>{object.allLabel}</span>
					<strong className="fact display">
						<Edited text={object.all} />
					</strong>
				</p>
				<figcaption className="caption side pb-3">{object.caption}</figcaption>
			</figure>
		</section>
	);
}

/** Every URL of one category as a square, the products among them white. */
function Squares({ columns, rows, products, productsLabel, urlsLabel, text }: TablePage["object"]["squares"]) {
	const wide = 8;
	return (
		<section className="ground-night" aria-label={`${products} ${productsLabel}, ${(columns * rows).toLocaleString("en-US")} ${urlsLabel}`}>
			<svg className="squares" viewBox={`0 0 ${columns * 10} ${rows * 10}`} aria-hidden="true">
				<pattern id="square" width="10" height="10" patternUnits="userSpaceOnUse">
					<path d="M2.5 2.5h5v5h-5z" />
				</pattern>
				<pattern id="product" width="10" height="10" patternUnits="userSpaceOnUse">
					<path className="fill-ink" d="M.5 .5h9v9h-9z" />
				</pattern>
				<rect width="100%" height="100%" fill="url(#square)" />
				<rect x="60" y={rows * 10 - (products / wide) * 10} width={wide * 10} height={(products / wide) * 10} fill="url(#product)" />
			</svg>
			<div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-3 py-6">
				<p className="text-lead">
					<b className="count display">{products}</b> {productsLabel}
				</p>
				<p className="max-w-[22rem] text-lead text-muted max-lg:order-1 lg:mr-auto">{text}</p>
				<p className="text-lead lg:text-right">
					<b className="count display">{(columns * rows).toLocaleString("en-US")}</b> {urlsLabel}
				</p>
			</div>
		</section>
	);
}

function Services({ page: { cards, object } }: { page: TablePage }) {
	return (
		<section className="ground-panel pt-section" aria-labelledby="parts">
			<div className="wrap grid gap-x-12 gap-y-3 pb-8 lg:grid-cols-[6.5fr_5.5fr]">
				<h2 id="parts" className="text-closing">
					{cards.title}
				</h2>
				<p className="text-lead">{object.servicesIntro}</p>
			</div>
			<ul className="tiles border-t-[1.5px] sm:grid sm:grid-cols-2 lg:grid-cols-3">
				{cards.items.map(({ icon, title, description }, index) => (
					<li key={title} className="grid border-b-[1.5px] sm:row-span-3 sm:grid-rows-subgrid">
						<Tile {...object.tiles[index]} />
						<div className="pt-4">
							<h3 className="flex gap-2 text-h3">
								<Icon node={icon} className="shrink-0 text-link" />
								{title}
							</h3>
							<p className="mt-2 leading-snug">
								<Text text={description} />
							</p>
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

function Tile({ label, query, rows = [], lines = [] }: Partial<TablePage["object"]["tiles"][number]>) {
	return (
		<div className="ground-sheet grid content-start gap-1 border-b-[1.5px] py-5" data-nosnippet="">
			{label && <p className="font-mono text-small text-muted">{label}</p>}
			{query && <Query className="text-small">{query}</Query>}
			{rows.map(({ label, text }) => (
				<p key={label} className={`flex gap-x-4 ${label.startsWith("/") ? "justify-between" : ""}`}>
					<span className="min-w-20 shrink-0 font-mono text-small leading-7">
						<Edited text={label} />
					</span>
					<span>
						<Edited text={text} />
					</span>
				</p>
			))}
			{lines.map((text) => (
				<p key={text} className="serif text-[1.375rem] leading-snug">
					<Edited text={text} />
				</p>
			))}
		</div>
	);
}

/** The case as a receipt, which hangs from the section's edge. */
function Case({ page: { proof, object } }: { page: TablePage }) {
	if (!proof?.caseStudy) return null;
	const { title, challenge, results, path, note } = proof.caseStudy;
	const largest = Math.max(...results.map(({ increase = 0 }) => 1 + increase / 100));
	return (
		<section className="ground-stage" aria-labelledby="case">
			<div className="wrap grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
				<div className="grid gap-4 pt-section text-lead lg:order-1 lg:pb-section">
					<h2 id="case" className="text-h2 lg:text-closing">
						{title}
					</h2>
					<p>{challenge}</p>
					<p>{proof.why}</p>
					<p>
						<a href={path} className="plain-link">
							Read the case<span className="sr-only">: {title}</span>
						</a>
					</p>
				</div>
				<figure className="receipt ground-sheet mb-8 px-6 pt-6 pb-10 lg:px-9">
					<p className="flex justify-between font-mono text-small text-muted">
						{object.receipt.head.map((text) => (
							<span key={text}>{text}</span>
						))}
					</p>
					<ul className="my-3 border-y-[1.5px] border-dashed">
						{results.map(({ text, increase = 0 }) => (
							<li key={text} className="py-3">
								<p className="flex items-baseline justify-between gap-4 text-lead leading-tight">
									<span>{text.slice(text.indexOf(" ") + 1)}</span>
									<b className="display shrink-0 text-closing">{text.split(" ", 1)}</b>
								</p>
								<svg className="mt-2 h-9 w-full forced-color-adjust-none" aria-hidden="true">
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
						{note} {object.receipt.foot}
					</figcaption>
				</figure>
			</div>
		</section>
	);
}
