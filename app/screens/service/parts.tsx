import type { ReactNode } from "react";
import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { Closing } from "../../parts/closing.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Line } from "../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { chatHref, newTab } from "../../ui/contact-links.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { words } from "../../words.ts";

type Page = Views["service"];

interface ServicePageProps {
	page: Page;
	/** From the opening down to the article. */
	before: ReactNode;
	article: ArticleParts<string>;
	/** Layout of heading and first paragraph. */
	articleClass?: string;
	/** Stands beside or below the first paragraph. */
	aside?: ReactNode;
	/** Between the article and the questions. */
	children?: ReactNode;
	/** Ground and drawing of the questions. */
	faq?: string;
	/** Layout of the closing, and its object. */
	closing?: string;
	end?: ReactNode;
	/** Instead of the closing. */
	ending?: ReactNode;
}

const ENDS = "grid items-end gap-x-16 gap-y-10 lg:grid-cols-[6fr_5.4fr]";

/** The order of a service page (docs/product.md, section 2) around the parts that are its own. */
export function ServicePage({ page, before, article, articleClass = "split", aside, children, ...props }: ServicePageProps) {
	const { articleTitle: title, byline, headings } = page;
	const { faq = "", closing = ENDS, end, ending } = props;
	return (
		<>
			<DraftBadge draft={page.draft} />
			{before}
			<ExpandableArticle title={title} byline={byline} headings={headings} article={article} className={articleClass}>
				{aside}
			</ExpandableArticle>
			{children}
			<Faq items={page.faq} className={`[&_ul]:mt-6 [&>.faq]:block ${faq}`} />
			<Sources sources={page.sources} related={page.related} />
			{ending ?? (
				<Closing cta={page.cta} className={closing}>
					{end}
				</Closing>
			)}
		</>
	);
}

/** Headline on the left; lead, actions, and stated time on the right. */
export function SplitOpening({ page: { trail, hero } }: { page: Page }) {
	return (
		<section className="wrap grid gap-x-12 gap-y-4 pt-4 pb-6 sm:pt-6 lg:grid-cols-[7fr_5.4fr]">
			<div className="flex flex-col justify-between">
				<Crumbs trail={trail} />
				<Headline hero={hero} className="mt-3 text-title lg:mt-6" />
			</div>
			<div className="lg:self-end">
				<Line className="text-lead max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
				<Actions className="mt-5" times={hero.times} />
			</div>
		</section>
	);
}

interface SaidProps {
	page: Page;
	/** The sentence that this page marks. */
	mark?: string;
	/** Its ground and its air. */
	className: string;
	/** Measure and size of the words. */
	text: string;
}

/** What a client says. */
export function Said({ page: { proof }, mark, className, text }: SaidProps) {
	if (!proof?.testimonial) return null;
	return (
		<section className={`${className} side`} aria-label={words.testimonial}>
			<Quote quote={proof.testimonial} mark={mark} className={text} />
		</section>
	);
}

interface LabeledProps {
	rows: readonly { label: string; text: string }[];
	className?: string;
	/** Width of the labels, in each row. */
	row?: string;
}

/** Label and text in two columns, a line below each. */
export function Labeled({ rows, className, row = "" }: LabeledProps) {
	return (
		<dl className={className}>
			{rows.map(({ label, text }) => (
				<div key={text} className={`grid gap-x-4 border-b border-hair py-2 last:border-0 ${row}`}>
					<dt className="pt-0.5 font-mono text-small text-muted">{label}</dt>
					<Line as="dd" text={text} />
				</div>
			))}
		</dl>
	);
}

/** Opens the chat with the message of a package (docs/product.md, section 7). */
export function GetStarted({ message, name, className = "" }: { message: string; name: string; className?: string }) {
	return (
		<ButtonLink href={chatHref(message)} className={className} {...newTab}>
			{words.getStarted}
			<span className="sr-only"> {words.withPackage(name)}</span>
		</ButtonLink>
	);
}

/** The figure a result begins with, and its words. */
export const figureOf = (text: string) => text.split(/ (.*)/) as [figure: string, words: string];
