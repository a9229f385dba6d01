import type { ReactNode } from "react";
import type { Hero, IconNode, NavigationItem } from "../../shared/content-types.ts";
import { ChatButton, EmailButton } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { CopyAddress } from "./copy-address.tsx";
import { Line } from "./line.tsx";

interface CrumbsProps {
	/** The pages between home and the current page, and the current page's name. */
	trail: { above: readonly NavigationItem[]; name: string };
}

/** The breadcrumb trail. */
export function Crumbs({ trail: { above, name } }: CrumbsProps) {
	return (
		<nav aria-label={words.breadcrumbs} className="breadcrumbs mono">
			<ol className="flex flex-wrap items-center gap-x-2">
				{[{ name: words.home, path: "/" }, ...above].map(({ name, path }) => (
					<li key={path} className="flex items-center gap-x-2">
						{path !== "/" && <span aria-hidden="true">›</span>}
						<Line href={path} className="plain-link inline-flex min-h-6 items-center" text={name} />
					</li>
				))}
				{/* Phones have no room for a third level, and the eyebrow names the page. */}
				<li className={`flex items-center gap-x-2 ${above.length > 0 ? "max-sm:hidden" : ""}`.trim()}>
					<span aria-hidden="true">›</span>
					<span aria-current="page">{name}</span>
				</li>
			</ol>
		</nav>
	);
}

interface HeadlineProps {
	hero: Pick<Hero, "subject" | "title">;
	/** Icon before the eyebrow. */
	icon?: IconNode | undefined;
	/** Classes for the heading's size and margins. */
	className?: string;
}

/** The page's h1: an eyebrow that names the subject, and the title. */
export function Headline({ hero: { subject, title }, icon, className = "text-title max-[23rem]:text-[1.875rem]" }: HeadlineProps) {
	return (
		<h1 tabIndex={-1} className={className}>
			{subject && (
				<>
					<small className={icon ? "eyebrow pl-7 -indent-7" : "eyebrow"}>
						{icon && <Icon node={icon} className="mr-2 inline-block size-5 align-[-0.25em] text-link" />}
						{subject}
					</small>{" "}
				</>
			)}
			<Text text={title} />
		</h1>
	);
}

interface ActionsProps {
	/** Label of the email button. */
	email?: string | undefined;
	chat?: string;
	/** Time to results, shown below the buttons. */
	times?: string | undefined;
	children?: ReactNode;
	className?: string;
}

/** The email and chat buttons of an opening or a closing banner. Phones stack them at equal width. */
export function Actions({ email = words.emailUs, chat = words.chatOnWhatsApp, times, children, className }: ActionsProps) {
	return (
		<div className={className}>
			<div className="grid gap-3 sm:flex sm:flex-wrap">
				<div className="flex">
					<EmailButton className="flex-1 rounded-r-none border-r-0 px-4">{email}</EmailButton>
					{/* The divider is a shadow, since borders in two colors meet at an angle. */}
					<CopyAddress variant="link" className="rounded-l-none border-l-0 [box-shadow:inset_1.5px_0_currentColor]" />
				</div>
				<ChatButton variant="line">{chat}</ChatButton>
			</div>
			{times && <Line className="mt-3 text-small font-[650] max-[23rem]:mt-2 max-[23rem]:pr-14" text={times} />}
			{children}
		</div>
	);
}

interface OpeningProps extends Pick<ActionsProps, "email"> {
	page: CrumbsProps & { hero: Hero; icon?: IconNode };
	/** Classes for the h1, or an element that replaces the h1. */
	size?: string;
	headline?: ReactNode;
	/** Classes for background, margins, and columns. By default, wide screens show lead and buttons side by side below the headline. */
	className?: string;
	/** The page's illustrated example, in the same grid. */
	children?: ReactNode;
}

const BELOW =
	"wrap pt-3 pb-6 max-[23rem]:pt-2 lg:grid-cols-[7fr_fit-content(27rem)] lg:items-end lg:pt-5 lg:pb-8 lg:[&>:is(nav,h1)]:col-span-2";

/** The opening of a page. On phones, the lead is smaller; on the smallest phones, the buttons come before the lead. */
export function Opening({ page: { trail, hero, icon }, size, email, headline, className = BELOW, children }: OpeningProps) {
	return (
		<div className={`grid grid-cols-1 gap-x-12 gap-y-3 lg:gap-y-5 [&>:is(nav,h1)]:-order-2 ${className}`}>
			<Crumbs trail={trail} />
			{headline ?? <Headline hero={hero} icon={icon} className={size} />}
			{/* On the smallest phones, the buttons go above the lead, which is hidden until they are in the DOM, or they would push it down. */}
			<Line className="max-w-[44rem] text-lead max-sm:text-[1.0625rem] max-sm:leading-snug max-[23rem]:last:hidden" text={hero.intro} />
			<Actions email={email} times={hero.times} className="max-[23rem]:-order-1" />
			{children}
		</div>
	);
}
