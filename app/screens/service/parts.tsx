import type { ReactNode } from "react";
import type { ArticleParts, CallToAction, Card, Views } from "../../../shared/content-types.ts";
import { Closing, messageHref } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Query } from "../../parts/query.tsx";
import { Sources } from "../../parts/sources.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { chatHref, newTab } from "../../ui/contact-links.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

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

/** The order of a service page (docs/product.md, section 2) around the parts that are its own. */
export function ServicePage({
	page,
	before,
	article,
	articleClass = "split",
	aside,
	children,
	faq = "",
	closing,
	end,
	ending,
}: ServicePageProps) {
	return (
		<>
			<DraftBadge draft={page.draft} />
			{before}
			<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} className={articleClass}>
				{aside}
			</ExpandableArticle>
			{children}
			<Faq items={page.faq} className={`[&_ul]:mt-6 [&>.faq]:block ${faq}`} />
			<Sources sources={page.sources} related={page.related} />
			{ending ?? (
				<Closing cta={page.cta} className={closing ?? "grid items-end gap-x-16 gap-y-10 lg:grid-cols-[6fr_5.4fr]"}>
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
				<p className="text-lead max-[23rem]:text-[1rem] max-[23rem]:leading-snug">
					<Text text={hero.intro} />
				</p>
				<Actions className="mt-5" times={hero.times} />
			</div>
		</section>
	);
}

/** A service card: icon, title, and text, with what the page shows between them. */
export function CardText({ card: { icon, title, description }, children }: { card: Card; children?: ReactNode }) {
	return (
		<>
			<h3 className="flex gap-3 text-h3">
				<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
				{title}
			</h3>
			{children}
			<p className="mt-2">
				<Text text={description} />
			</p>
		</>
	);
}

/** Label and text in two columns, a line below each. */
export function Rows({ rows, className }: { rows: readonly { label: string; text: string }[]; className: string }) {
	return (
		<dl>
			{rows.map(({ label, text }) => (
				<div key={text} className={`grid gap-x-4 border-b border-hair py-2 last:border-0 ${className}`}>
					<dt className="pt-0.5 font-mono text-small text-muted">{label}</dt>
					<dd>
						<Edited text={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}

interface MailProps {
	message: CallToAction["message"];
	caption: string;
	/** Whether its lines are queries. */
	queries?: boolean;
	className?: string;
}

/** The visitor's first e-mail, filled in; its link opens it. */
export function Mail({ message, caption, queries, className = "" }: MailProps) {
	if (!message) return null;
	return (
		<figure className={`ground-sheet -mb-section px-5 pt-5 pb-4 lg:px-8 ${className}`} data-nosnippet="">
			<p className="sheet-head">Subject: {message.subject}</p>
			{message.lines.map((text) =>
				queries ? (
					<Query key={text} className="border-b-[1.5px] border-hair py-2.5 text-[clamp(1.125rem,0.5rem+2.4vw,2.6rem)]">
						{text}
					</Query>
				) : (
					<p key={text} className="serif mt-3 text-[1.25rem] leading-snug">
						{text}
					</p>
				),
			)}
			<figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-8">
				<a href={messageHref(message)} className="plain-link inline-flex min-h-11 items-center font-[650]">
					{message.button}
				</a>
				<span className="caption">{caption}</span>
			</figcaption>
		</figure>
	);
}

interface GetStartedProps {
	/** The package's chat message. */
	message: string;
	name: string;
	className?: string;
}

/** Opens the chat with the message of a package (docs/product.md, section 7). */
export function GetStarted({ message, name, className = "" }: GetStartedProps) {
	return (
		<ButtonLink href={chatHref(message)} className={className} {...newTab}>
			Get Started<span className="sr-only"> with {name} on WhatsApp (opens in a new tab)</span>
		</ButtonLink>
	);
}

/** The figure a result begins with, and its words. */
export const figureOf = (text: string) => text.split(/ (.*)/) as [figure: string, words: string];
