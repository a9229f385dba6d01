import type { ReactNode } from "react";
import type { ArticleParts, Card, IndustryObjectOf, Sheet as SheetData, Views } from "../../../../shared/content-types.ts";
import { Closing } from "../../../parts/closing.tsx";
import { Edited } from "../../../parts/edited.tsx";
import { ExpandableArticle, headOf } from "../../../parts/expandable-article.tsx";
import { Faq } from "../../../parts/faq.tsx";
import { Line } from "../../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../../parts/opening.tsx";
import { DuotonePhoto } from "../../../parts/photo.tsx";
import { PlainArticle } from "../../../parts/plain-article.tsx";
import { Query } from "../../../parts/query.tsx";
import { Rows } from "../../../parts/rows.tsx";
import { Section } from "../../../parts/section.tsx";
import { SheetHead } from "../../../parts/sheet-head.tsx";
import { Sources } from "../../../parts/sources.tsx";
import { DraftBadge } from "../../../ui/draft-badge.tsx";

type Industry = Views["industry"];

/** In collapsible parts or whole. */
type Article = ArticleParts<string> | string;

/** Props of the screen for an industry's illustrated example. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> {
	page: Industry & { object: IndustryObjectOf<Kind> };
	article: Article;
}

/** Questions below their heading instead of beside it. */
export const STACKED = "[&>.faq]:block [&_ul]:mt-6";

interface IndustryPageProps {
	page: Industry;
	/** Everything between the opening and the questions. */
	children: ReactNode;
	/** Background and layout of the questions. */
	faq: string;
	/** Layout of the closing banner. */
	closing?: string;
	/** Content beside its text. */
	end: ReactNode;
}

/** The order of an industry page (docs/product.md, section 2), with the parts that differ as props. */
export function IndustryPage({ page, children, faq, closing = "items-center lg:grid-cols-2", end }: IndustryPageProps) {
	return (
		<>
			{children}
			<Faq items={page.faq} className={faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className={`grid grid-cols-1 gap-x-12 gap-y-8 ${closing}`}>
				{end}
			</Closing>
		</>
	);
}

interface OpeningWordsProps {
	page: Industry;
	/** Size of the h1. */
	size?: string;
	/** Layout of the h1, and the lead with its actions. */
	className?: string;
	/** Layout of the lead and its actions. */
	words?: string;
}

/** The opening's text: breadcrumbs, h1, lead, two buttons, and the time to results. */
export function OpeningWords({ page: { draft, trail, hero, icon }, size = "text-closing", className, words }: OpeningWordsProps) {
	return (
		<>
			<DraftBadge draft={draft} />
			<Crumbs trail={trail} />
			<div className={className}>
				<Headline hero={hero} icon={icon} className={`mt-4 max-[23rem]:mt-2 max-[23rem]:text-[1.75rem] ${size}`} />
				<div className={words}>
					<Line className="mt-3 text-lead leading-normal sm:mt-7 max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
					<Actions times={hero.times} className="mt-4 max-[23rem]:mt-3" />
				</div>
			</div>
		</>
	);
}

/** The article of an industry: heading, byline, and a large first paragraph below each other. */
export function IndustryArticle({ page, article, children }: { page: Industry; article: Article; children?: ReactNode }) {
	const head = headOf(page);
	if (typeof article === "string") return <PlainArticle {...head} article={article} />;
	return (
		<ExpandableArticle {...head} article={article} className="">
			{children}
		</ExpandableArticle>
	);
}

interface PhotoProps {
	page: Industry;
	tint?: "blue" | "ink";
	className: string;
}

/** The industry's photo, at most half of the page wide on large screens. */
export function Photo({ page: { prints }, tint = "ink", className }: PhotoProps) {
	const { detail, ...photo } = prints.hero;
	return <DuotonePhoto photo={photo} tint={tint} sizes="(min-width: 1024px) 50vw, 100vw" className={className} />;
}

/** Text beside the industry's photo, which bleeds to the edge of the window. */
export function PhotoBand({ page, tint, className, children }: PhotoProps & { children: ReactNode }) {
	return (
		<section className={`grid lg:grid-cols-[5fr_7fr] ${className}`}>
			<Photo page={page} tint={tint} className="h-56 lg:h-full" />
			<div className="px-side py-section lg:pl-12">{children}</div>
		</section>
	);
}

interface CardsProps<Detail> {
	page: Industry;
	intro?: string;
	caption?: string;
	/** What each card shows, in the order of the cards. */
	details: readonly Detail[];
	/** Background and padding of the section. */
	className?: string;
	/** Layout of the list, and of each item. */
	list?: string;
	item: string;
	children: (card: Card, detail: Detail) => ReactNode;
}

/** The six cards, each with a drawing of the page's own. */
export function Cards<Detail>({ page, intro, caption, details, className = "ground-panel", list, item, children }: CardsProps<Detail>) {
	const { title, items } = page.cards;
	return (
		<Section
			id="parts"
			title={title}
			size="text-closing"
			lead={intro && <Edited text={intro} />}
			wide
			className={`pt-section ${className}`}
		>
			<ol className={`mt-8 ${list ?? ""}`.trim()}>
				{details.map((detail, index) => {
					const card = items[index];
					return (
						card && (
							<li key={card.title} className={item}>
								{children(card, detail)}
							</li>
						)
					);
				})}
			</ol>
			{caption && <p className="wrap caption py-4">{caption}</p>}
		</Section>
	);
}

interface SheetProps extends Partial<SheetData> {
	caption?: string;
	/** Padding, and size of the text. */
	className?: string;
}

/** An example of a page, form, or record. */
export function Sheet({ head, note, query, title, lines = [], rows = [], caption, className = "" }: SheetProps) {
	return (
		<figure className={`ground-sheet ${className}`.trim()} data-nosnippet="">
			{head && <SheetHead text={head} aside={note} className="mb-3" />}
			{query && <Query className="mb-2 text-small">{query}</Query>}
			{title && <p className="serif mb-2 text-m leading-tight font-bold">{title}</p>}
			{lines.map((text) => (
				<Line key={text} className="serif not-first:mt-1 leading-snug" text={text} />
			))}
			{rows.length > 0 && (
				<Rows
					rows={rows}
					className="serif ruled-hair grid grid-cols-[fit-content(55%)_1fr] gap-x-5"
					row="col-span-2 grid grid-cols-subgrid items-baseline py-1.5! leading-snug first:border-0! [&>.bg-current]:self-center"
					label="font-mono text-small text-muted"
					text=""
				/>
			)}
			{caption && <figcaption className="caption mt-3">{caption}</figcaption>}
		</figure>
	);
}
