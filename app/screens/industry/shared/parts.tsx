import type { ReactNode } from "react";
import type { ArticleParts, IndustryObjectOf, Views } from "../../../../shared/content-types.ts";
import { Closing } from "../../../parts/closing.tsx";
import { Edited } from "../../../parts/edited.tsx";
import { ExpandableArticle } from "../../../parts/expandable-article.tsx";
import { Faq } from "../../../parts/faq.tsx";
import { Line } from "../../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../../parts/opening.tsx";
import { DuotonePhoto } from "../../../parts/photo.tsx";
import { PlainArticle } from "../../../parts/plain-article.tsx";
import { Section } from "../../../parts/section.tsx";
import { Sources } from "../../../parts/sources.tsx";
import { DraftBadge } from "../../../ui/draft-badge.tsx";

type Industry = Views["industry"];

/** In parts where it is expandable, otherwise whole. */
type Article = ArticleParts<string> | string;

/** What the screen of an industry's object gets: the page with that object, and its article. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> {
	page: Industry & { object: IndustryObjectOf<Kind> };
	article: Article;
}

interface IndustryPageProps {
	page: Industry;
	/** From the opening down to the questions. */
	children: ReactNode;
	/** Ground and drawing of the questions. */
	faq: string;
	/** Layout of the closing, and its object. */
	closing?: string;
	end: ReactNode;
}

/** The order of an industry's page (docs/product.md, section 2) around the parts that are its own. */
export function IndustryPage({ page, children, faq, closing = "lg:grid-cols-2", end }: IndustryPageProps) {
	return (
		<>
			{children}
			<Faq items={page.faq} className={`${faq} [&>.faq]:block [&_ul]:mt-6`} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className={`grid grid-cols-1 gap-x-12 gap-y-8 ${closing}`}>
				{end}
			</Closing>
		</>
	);
}

interface OpeningWordsProps {
	page: Industry;
	title?: string;
	/** Layout of the h1, and the lead with its actions. */
	className?: string;
	/** Layout of the lead and its actions. */
	words?: string;
}

/** The words of a first screen: breadcrumb, h1, lead, two actions, and the stated time. */
export function OpeningWords({ page: { draft, trail, hero, icon }, title = "text-closing", className, words }: OpeningWordsProps) {
	return (
		<>
			<DraftBadge draft={draft} />
			<Crumbs trail={trail} />
			<div className={className}>
				<Headline hero={hero} icon={icon} className={`mt-4 max-[23rem]:mt-2 max-[23rem]:text-[1.75rem] ${title}`} />
				<div className={words}>
					<Line className="mt-3 text-lead leading-normal max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
					<Actions times={hero.times} className="mt-4 max-[23rem]:mt-3" />
				</div>
			</div>
		</>
	);
}

/** The article of an industry: heading from edge to edge, byline beside the first paragraph. */
export function IndustryArticle({ page, article, children }: { page: Industry; article: Article; children?: ReactNode }) {
	const head = { title: page.articleTitle, byline: page.byline, headings: page.headings };
	if (typeof article === "string") return <PlainArticle {...head} article={article} />;
	return (
		<ExpandableArticle {...head} article={article} className="across split gap-y-0">
			{children}
		</ExpandableArticle>
	);
}

interface PhotoProps {
	page: Industry;
	/** Whether its detail is framed. */
	framed?: boolean;
	tint?: "blue" | "ink";
	className: string;
}

/** The industry's photo, at most half of the page wide where there is room. */
export function Photo({ page: { prints }, framed = false, tint = "ink", className }: PhotoProps) {
	const { detail, ...photo } = prints.hero;
	return <DuotonePhoto photo={framed ? prints.hero : photo} tint={tint} sizes="(min-width: 1024px) 50vw, 100vw" className={className} />;
}

interface CardsProps {
	page: Industry;
	intro?: string;
	caption: string;
	className?: string;
	children: ReactNode;
}

/** The six cards, on the page's own drawing. */
export function Cards({ page, intro, caption, className = "pt-section", children }: CardsProps) {
	const lead = intro && <Edited text={intro} />;
	return (
		<Section id="parts" title={page.cards.title} size="text-closing" lead={lead} wide className={`ground-panel ${className}`}>
			{children}
			<p className="wrap caption py-4">{caption}</p>
		</Section>
	);
}

interface SpecimenProps {
	/** The line at its top. */
	head?: string;
	/** The line below it. */
	caption: string;
	children: ReactNode;
	className?: string;
}

/** A page, a form, or a record that is shown as an example. */
export function Specimen({ head, caption, children, className = "" }: SpecimenProps) {
	return (
		<figure className={`ground-sheet ${className}`.trim()} data-nosnippet="">
			{head && <p className="sheet-head">{head}</p>}
			{children}
			<figcaption className="caption mt-2">{caption}</figcaption>
		</figure>
	);
}

interface KeyedProps {
	as?: "li" | "div";
	letter: number;
	className?: string;
	children: ReactNode;
}

/** A letter in a hanging column, the first one being a. */
export function Keyed({ as: Tag = "li", letter, className = "", children }: KeyedProps) {
	return (
		<Tag className={`flex gap-3 ${className}`.trim()}>
			<span className="chip shrink-0">{String.fromCharCode(97 + letter)}</span>
			<div className="min-w-0 grow">{children}</div>
		</Tag>
	);
}
