import type { ComponentProps, ReactNode } from "react";
import type { ArticleParts, Card, IndustryObjectOf, Sheet as SheetData, Views } from "../../../../shared/content-types.ts";
import { Closing } from "../../../parts/closing.tsx";
import { Edited } from "../../../parts/edited.tsx";
import { ExpandableArticle, headOf } from "../../../parts/expandable-article.tsx";
import { Faq } from "../../../parts/faq.tsx";
import { Line } from "../../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../../parts/opening.tsx";
import { DuotonePhoto } from "../../../parts/photo.tsx";
import { Query } from "../../../parts/query.tsx";
import { Rows } from "../../../parts/rows.tsx";
import { Section } from "../../../parts/section.tsx";
import { SheetHead } from "../../../parts/sheet-head.tsx";
import { Sources } from "../../../parts/sources.tsx";
import { DraftBadge } from "../../../ui/draft-badge.tsx";
import { words } from "../../../words.ts";

type Industry = Views["industry"];

/** Props of an industry's screen. The article is in collapsible parts or whole. */
export interface IndustryProps {
	page: Industry;
	article: ArticleParts<string> | string;
}

/** Props of the screen for an industry's illustrated example. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> extends IndustryProps {
	page: Industry & { object: IndustryObjectOf<Kind> };
}

/** Questions below their heading instead of beside it. */
export const STACKED = "pb-6 [&>.faq]:block [&_ul]:mt-6";
export const TWO_COLUMNS = `${STACKED} lg:[&_ul]:grid [&_ul]:grid-cols-2 [&_ul]:gap-x-12`;

/** The order of an industry page (docs/product.md, section 2). `faq` lays out the questions; `end` is beside the closing's text. */
export function IndustryPage({ page, children, faq, end }: { page: Industry; children: ReactNode; faq: string; end: ReactNode }) {
	return (
		<>
			<DraftBadge draft={page.draft} />
			{children}
			<Faq items={page.faq} className={faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid grid-cols-1 items-center gap-x-12 gap-y-8 lg:grid-cols-2">
				{end}
			</Closing>
		</>
	);
}

interface OpeningWordsProps {
	page: Industry;
	/** Size of the h1. */
	size?: string;
	/** Whether the lead is beside the h1 on wide screens. */
	beside?: boolean;
}

/** The opening's text: breadcrumbs, h1, lead, two buttons, and the time to results. */
export function OpeningWords({ page: { trail, hero, icon }, size = "text-closing", beside = false }: OpeningWordsProps) {
	return (
		<>
			<Crumbs trail={trail} />
			<div className={beside ? "gap-x-12 lg:grid lg:grid-cols-[6.7fr_5.3fr]" : undefined}>
				<Headline hero={hero} icon={icon} className={`mt-4 max-[23rem]:mt-2 max-[23rem]:text-[1.75rem] ${size}`} />
				<div className="max-w-[40rem]">
					<Line className="mt-3 text-lead leading-normal sm:mt-7 max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
					<Actions times={hero.times} className="mt-4 max-[23rem]:mt-3" />
				</div>
			</div>
		</>
	);
}

/** The article of an industry: heading, byline, and a large first paragraph below each other. */
export function IndustryArticle({ page, article }: IndustryProps) {
	const parts = typeof article === "string" ? { before: "", lead: "", rest: article } : article;
	return <ExpandableArticle {...headOf(page)} article={parts} className="grid" />;
}

type PhotoProps = Omit<ComponentProps<typeof DuotonePhoto>, "sizes">;

/** An industry's photo without a framed detail, at most half of the page wide on large screens. */
export function Photo({ photo: { detail, ...photo }, tint = "blue", ...rest }: PhotoProps) {
	return <DuotonePhoto {...rest} photo={photo} tint={tint} sizes="(min-width: 1024px) 50vw, 100vw" />;
}

/** Content beside the industry's photo, which bleeds to the edge of the window. */
export function PhotoBand({ className, children, ...photo }: PhotoProps & { children: ReactNode }) {
	return (
		<section className={`grid lg:grid-cols-[5fr_7fr] ${className}`}>
			<Photo {...photo} className="h-56 lg:h-full" />
			<div className="px-side py-section lg:pl-12">{children}</div>
		</section>
	);
}

interface CardsProps<Part> {
	page: Industry & { object: { parts: { intro?: string | undefined; caption?: string | undefined; items: readonly Part[] } } };
	/** Background and padding of the section. */
	className?: string;
	/** Layout of the list, and of each item. */
	list?: string;
	item: string;
	children: (card: Card, part: Part) => ReactNode;
}

/** The six cards, each with a drawing of the page's own. */
export function Cards<Part>({ page, className = "ground-panel pt-section", list = "mt-8", item, children }: CardsProps<Part>) {
	const { intro, caption = words.illustration, items } = page.object.parts;
	return (
		<Section id="parts" title={page.cards.title} size="text-closing" lead={intro && <Edited text={intro} />} wide className={className}>
			<ol className={list}>
				{page.cards.items.map((card, index) => (
					<li key={card.title} className={item}>
						{items[index] !== undefined && children(card, items[index])}
					</li>
				))}
			</ol>
			<p className="wrap caption py-4">{caption}</p>
		</Section>
	);
}

interface SheetProps extends Partial<SheetData> {
	caption?: string;
	/** Padding, and size of the text. By default, those of a separate sheet. */
	className?: string;
}

const SEPARATE = "p-6 text-[1.25rem] lg:p-8 [&_dl>*]:block";

/** An example of a page, form, or record. */
export function Sheet({ head, note, query, title, lines = [], rows = [], caption, className = SEPARATE }: SheetProps) {
	return (
		<figure className={`ground-sheet ${className}`} data-nosnippet="">
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
					row="col-span-2 grid grid-cols-subgrid items-baseline py-1.5! leading-snug first:border-0! has-[>.bg-current]:items-center"
					label="font-mono text-small text-muted"
					text="wrap-break-word"
				/>
			)}
			{caption && <figcaption className="caption mt-3">{caption}</figcaption>}
		</figure>
	);
}
