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

/** In collapsible parts or whole. */
type Article = ArticleParts<string> | string;

/** Props of the screen for an industry's illustrated example. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> {
	page: Industry & { object: IndustryObjectOf<Kind> };
	article: Article;
}

interface IndustryPageProps {
	page: Industry;
	/** Everything between the opening and the questions. */
	children: ReactNode;
	/** Background and drawing of the questions. */
	faq: string;
	/** Layout of the closing banner, and its drawing. */
	closing?: string;
	end: ReactNode;
}

/** The order of an industry page (docs/product.md, section 2), with the parts that differ as props. */
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

/** The opening's text: breadcrumbs, h1, lead, two buttons, and the time to results. */
export function OpeningWords({ page: { draft, trail, hero, icon }, title = "text-closing", className, words }: OpeningWordsProps) {
	return (
		<>
			<DraftBadge draft={draft} />
			<Crumbs trail={trail} />
			<div className={className}>
				<Headline hero={hero} icon={icon} className={`mt-4 max-[23rem]:mt-2 max-[23rem]:text-[1.75rem] ${title}`} />
				<div className={words}>
					<Line className="mt-3 text-lead leading-normal sm:mt-7 max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
					<Actions times={hero.times} className="mt-4 max-[23rem]:mt-3" />
				</div>
			</div>
		</>
	);
}

/** The article of an industry: a full-width heading, and the byline beside the first paragraph. */
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

/** The industry's photo, at most half of the page wide on large screens. */
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

/** The six cards, on a drawing of the page's own. */
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
	/** The line above the content. */
	head?: string;
	/** The caption. */
	caption: string;
	children: ReactNode;
	className?: string;
}

/** An example of a page, a form, or a record. */
export function Specimen({ head, caption, children, className = "" }: SpecimenProps) {
	return (
		<figure className={`ground-sheet ${className}`.trim()} data-nosnippet="">
			{head && <p className="sheet-head">{head}</p>}
			{children}
			<figcaption className="caption mt-2">{caption}</figcaption>
		</figure>
	);
}

interface LetteredProps {
	letter: number;
	className?: string;
	children: ReactNode;
}

/** A letter in a hanging column, the first one being a. */
export function Lettered({ letter, className = "", children }: LetteredProps) {
	return (
		<li className={`flex gap-3 ${className}`.trim()}>
			<span className="chip shrink-0">{String.fromCharCode(97 + letter)}</span>
			<div className="min-w-0 grow">{children}</div>
		</li>
	);
}
