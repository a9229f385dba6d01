import type { ReactNode } from "react";
import type { ArticleParts, CallToAction, Card, IndustryObjectOf, Views } from "../../../../shared/content-types.ts";
import { BeforeAfter } from "../../../parts/before-after.tsx";
import { Closing, messageHref } from "../../../parts/closing.tsx";
import { Edited } from "../../../parts/edited.tsx";
import { ExpandableArticle } from "../../../parts/expandable-article.tsx";
import { Faq } from "../../../parts/faq.tsx";
import { Line } from "../../../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../../../parts/opening.tsx";
import { DuotonePhoto } from "../../../parts/photo.tsx";
import { PlainArticle } from "../../../parts/plain-article.tsx";
import { Section, SectionHead } from "../../../parts/section.tsx";
import { Sources } from "../../../parts/sources.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DraftBadge } from "../../../ui/draft-badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../words.ts";

type Industry = Views["industry"];

/** In parts where it is expandable, otherwise whole. */
type Article = ArticleParts<string> | string;

/** What the screen of an industry's object gets: the page with that object, and its article. */
export interface ObjectPage<Kind extends NonNullable<Industry["object"]>["kind"]> {
	page: Industry & { object: IndustryObjectOf<Kind> };
	article: Article;
}

/** The case that stands on a page as proof. */
type Case = NonNullable<NonNullable<Industry["proof"]>["caseStudy"]>;

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

/** Title with icon, and description of a card. */
export function CardWords({ card: { icon, title, description }, size = "text-h3" }: { card: Card; size?: string }) {
	return (
		<>
			<h3 className={`flex gap-2.5 ${size}`}>
				<Icon node={icon} className="shrink-0 self-center text-link" />
				{title}
			</h3>
			<Line className="mt-2 leading-normal" text={description} />
		</>
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

interface RowsProps {
	/** One without a text has a black bar: it is private. A skipped one is gray. */
	rows: readonly { label: string; text?: string | undefined; skip?: boolean }[];
	/** Layout of a row. */
	row?: string;
	label?: string;
	text?: string;
}

const BAR = "relative min-h-[1.4em] bg-current forced-color-adjust-none";
const WIDTHS = ["w-[94%]", "w-4/5", "w-[58%]"];

/** Labels and texts, a line above each. */
export function Rows({ rows, row = "", label = "", text: type = "font-[650]" }: RowsProps) {
	return (
		<dl className="ruled-hair">
			{rows.map(({ label: name, text, skip }, index) => (
				<div key={name} className={`${row} ${skip ? "text-muted" : ""}`}>
					<Line as="dt" className={label} text={name} />
					{text ? (
						<Line as="dd" className={skip ? "" : type} text={text} />
					) : (
						<dd className={`${BAR} ${WIDTHS[index % 3]}`}>
							<span className="sr-only">{words.redacted}</span>
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}

interface CaseProps {
	study: Case;
	title?: string;
	/** What it shows, or why it stands here; the case's solution otherwise. */
	text?: string | undefined;
	/** Ground and space of the section. */
	className?: string;
	/** Above the case. */
	children?: ReactNode;
}

/** A case: its words, and its largest result to scale, the number within the bar that reaches the edge of the window. */
export function CaseStudy({ study, title = study.title, text = study.solution, className = "ground-night", children }: CaseProps) {
	const [main, ...others] = [...study.results].sort((a, b) => (b.increase ?? 0) - (a.increase ?? 0));
	const [number, ...label] = main?.text.split(" ") ?? [];
	return (
		<section className={`overflow-x-clip ${className}`} aria-labelledby="case">
			{children}
			<div className="wrap pt-section">
				<SectionHead id="case" title={title}>
					<Edited text={text} />
				</SectionHead>
			</div>
			<div className="mt-8 ml-side">
				{main?.increase && (
					<BeforeAfter increase={main.increase} className="h-24 lg:h-36">
						<b className="display shrink-0 text-[clamp(2.5rem,1rem+8.6cqw,8rem)] leading-none [overflow-wrap:normal] tracking-[-0.055em]">
							{number}
						</b>
						<b className="mr-auto px-3 font-text text-small leading-tight lg:px-8 lg:text-lead">{label.join(" ")}</b>
					</BeforeAfter>
				)}
			</div>
			<p className="wrap mt-4 pb-section text-muted">
				{others.map((result) => result.text).join(". ")}. <CaseNote study={study} />
			</p>
		</section>
	);
}

/** That past results guarantee nothing, and the way to the case. */
export function CaseNote({ study: { note, path, title } }: { study: Case }) {
	return (
		<>
			{note}{" "}
			<a href={path} className="plain-link">
				{words.readCase}
				<span className="sr-only">: {title}</span>
			</a>
		</>
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
