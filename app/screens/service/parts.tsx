import type { ReactNode } from "react";
import type { Views } from "../../../shared/content-types.ts";
import { Closing } from "../../parts/closing.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Line } from "../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { chatHref, newTab } from "../../ui/contact-links.tsx";
import { words } from "../../words.ts";

type Page = Views["service"];

/** What stands above the article of a service. */
export const headOf = ({ articleTitle, byline, headings }: Page) => ({ title: articleTitle, byline, headings });

interface ServiceEndProps {
	page: Page;
	/** Background and drawing of the questions. */
	faq: string;
	/** Layout of the closing banner. */
	className?: string;
	/** Drawing in the closing banner. */
	children: ReactNode;
}

/** Questions, sources, and closing banner of a service. */
export function ServiceEnd({ page, faq, className = "items-end lg:grid-cols-[6fr_5.4fr]", children }: ServiceEndProps) {
	return (
		<>
			<Questions page={page} className={faq} />
			<Closing cta={page.cta} className={`grid gap-x-16 gap-y-10 ${className}`}>
				{children}
			</Closing>
		</>
	);
}

/** Questions and sources of a service. */
export function Questions({ page, className }: { page: Page; className: string }) {
	return (
		<>
			<Faq items={page.faq} className={`[&_ul]:mt-6 [&>.faq]:block ${className}`} />
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}

/** Layout of an opening: on phones its parts are stacked with equal gaps. */
export const OPENING = "side max-lg:flex max-lg:flex-col max-lg:gap-y-3";

/** Its lead, smaller on phones, so that both actions fit the first screen. */
export const LEAD = "text-lead max-sm:text-[1.0625rem] max-sm:leading-normal max-[23rem]:leading-snug";

/** Headline on the left; lead, actions, and stated time on the right; below, the object. */
export function SplitOpening({ page: { trail, hero }, children }: { page: Page; children: ReactNode }) {
	return (
		<section className={`${OPENING} gap-x-12 pt-4 max-lg:pb-6 lg:grid lg:grid-cols-[7fr_5.4fr]`}>
			<div className="flex flex-col justify-between gap-y-3 lg:gap-y-6">
				<Crumbs trail={trail} />
				<Headline hero={hero} className="text-title" />
			</div>
			<div className="max-lg:contents lg:self-end">
				<Line className={LEAD} text={hero.intro} />
				<Actions className="max-lg:contents lg:mt-5" times={hero.times} />
			</div>
			<div className="-mx-side max-lg:mt-2 lg:col-span-2 lg:mt-6">{children}</div>
		</section>
	);
}

interface ClientQuoteProps {
	page: Page;
	/** The sentence to highlight. */
	mark?: string;
	/** Background and padding. */
	className: string;
	/** Width and size of the text. */
	text: string;
}

/** A client's testimonial. */
export function ClientQuote({ page: { proof }, mark, className, text }: ClientQuoteProps) {
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
	/** Width of the label column. */
	row?: string;
}

/** Labels and texts in two columns, with a line below each row. */
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
			<span className="sr-only">{` ${words.withPackage(name)} ${words.newTab}`}</span>
		</ButtonLink>
	);
}
