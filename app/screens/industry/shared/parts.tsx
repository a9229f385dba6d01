import type { ReactNode } from "react";
import type { ArticleParts, CallToAction, Card, IndustryObjectOf, Views } from "../../../../shared/content-types.ts";
import { messageHref } from "../../../parts/closing.tsx";
import { ExpandableArticle } from "../../../parts/expandable-article.tsx";
import { Actions, Crumbs, Headline } from "../../../parts/opening.tsx";
import { PlainArticle } from "../../../parts/plain-article.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DraftBadge } from "../../../ui/draft-badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Text } from "../../../ui/text.tsx";

type Industry = Views["industry"];

/** What the screen of an industry's object gets: the page with that object, and its article. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> {
	page: Industry & { object: IndustryObjectOf<Kind> };
	/** In parts where it is expandable, otherwise whole. */
	article: ArticleParts<string> | string;
}

/** The case that stands on a page as proof. */
export type Case = NonNullable<NonNullable<Industry["proof"]>["caseStudy"]>;

interface OpeningWordsProps {
	page: Industry;
	/** Size of the h1. */
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
				<Headline hero={hero} icon={icon} className={`mt-4 ${title}`} />
				<div className={words}>
					<p className="mt-3 text-lead leading-normal">
						<Text text={hero.intro} />
					</p>
					<Actions times={hero.times} className="mt-4" />
				</div>
			</div>
		</>
	);
}

interface SectionHeadProps {
	title: string;
	children: ReactNode;
	className?: string;
}

/** The heading of the six cards, and the lead beside it. */
export function SectionHead({ title, children, className = "" }: SectionHeadProps) {
	return (
		<div className={`wrap grid items-end gap-x-12 gap-y-3 pb-8 lg:grid-cols-[7fr_5fr] ${className}`.trim()}>
			<h2 id="parts" className="text-closing">
				{title}
			</h2>
			<p className="text-lead">{children}</p>
		</div>
	);
}

/** Title with icon, and description of a card. */
export function CardWords({ card: { icon, title, description }, size = "text-h3" }: { card: Card; size?: string }) {
	return (
		<>
			<h3 className={`flex gap-2.5 ${size}`}>
				<Icon node={icon} className="shrink-0 self-center text-link" />
				{title}
			</h3>
			<p className="mt-2 leading-normal">
				<Text text={description} />
			</p>
		</>
	);
}

/** The largest result of a case, its number at display size. */
export function Figure({ text, className = "" }: { text: string; className?: string }) {
	const [number, ...label] = text.split(" ");
	return (
		<p className={className}>
			<b className="display block text-[clamp(4.5rem,2rem+8cqw,9.5rem)] leading-[0.9] tracking-[-0.055em]">{number}</b>
			<b className="mt-3 block text-lead leading-tight font-[650]">{label.join(" ")}</b>
		</p>
	);
}

/** That past results guarantee nothing, and the way to the case. */
export function CaseNote({ study: { note, path, title } }: { study: Case }) {
	return (
		<>
			{note}{" "}
			<a href={path} className="plain-link">
				Read the case<span className="sr-only">: {title}</span>
			</a>
		</>
	);
}

/** The article of an industry: heading from edge to edge, byline beside the first paragraph. */
export function IndustryArticle({
	page,
	article,
	children,
}: {
	page: Industry;
	article: ObjectPage<"map">["article"];
	children?: ReactNode;
}) {
	const head = { title: page.articleTitle, byline: page.byline, headings: page.headings };
	if (typeof article === "string") return <PlainArticle {...head} article={article} />;
	return (
		<ExpandableArticle {...head} article={article} className="across split gap-y-0">
			{children}
		</ExpandableArticle>
	);
}

interface MailProps {
	message: CallToAction["message"];
	head: ReactNode;
	caption: string;
	/** Layout of the sheet. */
	className?: string;
}

/** A filled-in message that the visitor can edit and send. */
export function Mail({ message, head, caption, className = "" }: MailProps) {
	if (!message) return null;
	return (
		<figure className="self-end" data-nosnippet="">
			<div className={`ground-sheet p-6 ${className}`.trim()}>
				{head}
				{message.lines.map((text) => (
					<p key={text} className="serif mt-3 text-[1.3125rem] leading-snug">
						{text}
					</p>
				))}
				<ButtonLink variant="line" href={messageHref(message)} className="mt-5">
					{message.button}
				</ButtonLink>
			</div>
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}
