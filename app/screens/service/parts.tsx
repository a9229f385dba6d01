import type { ReactNode } from "react";
import type { Views } from "../../../shared/content-types.ts";
import { Line } from "../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Quote } from "../../parts/quote.tsx";
import { ButtonLink, type ButtonLinkProps } from "../../ui/button.tsx";
import { chatHref, newTab } from "../../ui/contact-links.tsx";
import { words } from "../../words.ts";

type Page = Views["service"];

/** Layout of an opening: headline on the left; lead and actions on the right. */
export const SPLIT = "lg:grid-cols-[7fr_6.4fr] lg:grid-rows-[auto_1fr_auto] lg:[&>nav]:col-span-2 lg:[&>h1]:row-span-2 lg:[&>p]:self-end";
/** Layout of an opening: lead and actions side by side below the headline. */
export const STACKED = "lg:grid-cols-[7fr_6.4fr] lg:[&>:is(nav,h1)]:col-span-2";

/** Labels and values in two columns, as in a report. */
export const REPORT_ROWS = {
	className: "ruled-hair [&>:first-child]:border-t-0",
	row: "grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 lg:grid-cols-[6.5rem_minmax(0,1fr)]",
	label: "font-mono text-small text-muted",
	text: "wrap-anywhere",
};

interface OpeningProps {
	page: Page;
	/** Classes for background and grid, such as SPLIT. */
	className: string;
	/** Replaces the default h1. */
	headline?: ReactNode;
	/** The page's illustrated example, in the same grid. */
	children: ReactNode;
}

/** The first screen of a service. Phones have smaller text, and the smallest show it below the actions, so that both fit. */
export function Opening({ page: { trail, hero }, className, headline = <Headline hero={hero} />, children }: OpeningProps) {
	return (
		<section className={`side grid gap-x-12 gap-y-3 pt-4 lg:gap-y-5 [&>:is(nav,h1)]:-order-2 ${className}`}>
			<Crumbs trail={trail} />
			{headline}
			<Line className="text-lead max-sm:text-[1.0625rem] max-sm:leading-normal max-[23rem]:leading-snug" text={hero.intro} />
			<Actions times={hero.times} className="max-[23rem]:-order-1" />
			{children}
		</section>
	);
}

/** A client's testimonial, with a sentence to highlight. The classes set the background and the size of the quote. */
export function ClientQuote({ page: { proof }, mark, className }: { page: Page; mark?: string; className: string }) {
	if (!proof?.testimonial) return null;
	return (
		<section className={`${className} side`} aria-label={words.testimonial}>
			<Quote quote={proof.testimonial} mark={mark} className="max-w-[26em]" />
		</section>
	);
}

/** Opens the chat with the message of a package (docs/product.md, section 7). */
export function GetStarted({ message, name, ...button }: ButtonLinkProps & { message: string; name: string }) {
	return (
		<ButtonLink href={chatHref(message)} {...newTab} {...button}>
			{words.getStarted}
			<span className="sr-only">{` ${words.withPackage(name)} ${words.newTab}`}</span>
		</ButtonLink>
	);
}
