import { Check } from "lucide";
import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { dollars } from "../../../shared/dollars.ts";
import { Closing, messageHref } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";
import { Rates, rowId } from "./newspaper/rates.tsx";

export type NewspaperPage = Extract<Views["service"], { kind: "pricing" }> & { object: ServiceObjectOf<"newspaper"> };
type NewspaperObject = NewspaperPage["object"];

/** Link building: a sentence in a newspaper, from the article through its price to its line in the report. */
export default function Newspaper({ page, article }: { page: NewspaperPage; article: ArticleParts<string> }) {
	const { object, pricing, proof } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<section className="wrap grid gap-x-12 gap-y-4 pt-4 pb-5 sm:pt-6 lg:grid-cols-[7fr_5.2fr]">
				<div>
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-3 text-title" />
				</div>
				<div className="lg:self-end">
					<p className="text-lead max-[23rem]:text-[1rem] max-[23rem]:leading-snug">
						<Text text={page.hero.intro} />
					</p>
					<Actions className="mt-4" times={page.hero.times} />
				</div>
			</section>
			<Tariff {...pricing} />
			<Article {...object.article} />
			<Kinds {...page.cards} />
			<ExpandableArticle
				title={page.articleTitle}
				byline={page.byline}
				headings={page.headings}
				article={article}
				className="budget grid gap-x-16 gap-y-4"
			>
				<Receipt {...object.receipt} />
			</ExpandableArticle>
			<Rates pricing={pricing} conditions={object.conditions} />
			<Edit {...object.edit} />
			<Report {...object.report} />
			{proof?.caseStudy && <Case {...proof.caseStudy} why={proof.why} />}
			{proof?.testimonial && (
				<section className="ground-panel py-section" aria-label="A client’s words">
					<div className="wrap">
						<Quote quote={proof.testimonial} className="max-w-[26em] text-m leading-snug lg:text-h2" />
					</div>
				</section>
			)}
			<Faq items={page.faq} className="ground-paper" />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[6fr_5.4fr]">
				<Message {...object.message} />
			</Closing>
		</>
	);
}

/** The three prices, each a link to its row. */
function Tariff({ link, tiers }: NewspaperPage["pricing"]) {
	return (
		<nav aria-label={link} className="side border-t-[1.5px]">
			<ul className="grid grid-cols-3">
				{tiers.map(({ name, monthlyPrice, nicheEdits }) => (
					<li key={name} className="tariff py-2">
						<a href={`#${rowId(name)}`} className="group flex flex-wrap items-center gap-x-4 leading-snug">
							<b className="display h1-link text-h3 lg:text-h2">{dollars(monthlyPrice)}</b>{" "}
							<span className="text-small">
								<strong>{name}</strong> <span className="block sm:whitespace-nowrap">{nicheEdits} niche edits</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Article({ masthead, title, deck, text, rest, caption }: NewspaperObject["article"]) {
	return (
		<figure className="ground-sheet side border-y-[1.5px] pt-3 pb-3" data-nosnippet="">
			<div className="serif leading-snug">
				<p className="masthead text-h2 font-bold lg:text-center">{masthead}</p>
				<div className="columns mt-4 grid gap-y-3 text-[1.125rem]">
					<div>
						<p className="text-m leading-tight font-bold">{title}</p>
						<p className="mt-2 text-muted italic max-sm:hidden">{deck}</p>
					</div>
					<p>
						<Edited text={text} />
					</p>
					<div className="grid content-start gap-2 text-muted max-lg:hidden">
						{rest.map((text) => (
							<p key={text}>{text}</p>
						))}
					</div>
				</div>
			</div>
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}

function Kinds({ title, items }: NewspaperPage["cards"]) {
	return (
		<section className="ground-panel py-section" aria-labelledby="parts">
			<div className="wrap">
				<h2 id="parts" className="text-h2">
					{title}
				</h2>
				<ul className="mt-4 grid gap-x-10 lg:mt-8 lg:grid-cols-3">
					{items.map(({ icon, title, description, clipping }) => (
						<li key={title} className="border-t-[1.5px] py-2.5 lg:pt-5 lg:pb-10">
							<h3 className="flex gap-3 text-h3">
								<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
								{title}
							</h3>
							{clipping && (
								<p className="serif my-2 text-lead leading-snug lg:my-4 lg:text-m" data-nosnippet="">
									<Edited text={clipping} />
								</p>
							)}
							<p>
								<Text text={description} />
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Receipt({ title, price, rows, total }: NewspaperObject["receipt"]) {
	return (
		<div className="ground-sheet self-start border-[1.5px] px-5 py-4 lg:px-7 lg:py-6">
			<p className="sheet-head items-baseline">
				<span>{title}</span> <b className="display text-m">{price}</b>
			</p>
			<ul className="receipt">
				{rows.map(({ what, paid }) => (
					<li key={what}>
						<span>{what}</span>
						{paid ? (
							<b className="font-[650]">{paid}</b>
						) : (
							<>
								<Icon node={Check} className="size-5 shrink-0 text-link" />
								<span className="sr-only">included</span>
							</>
						)}
					</li>
				))}
				<li className="text-lead font-[650]">
					<span>{total.what}</span> <span>{total.amount}</span>
				</li>
			</ul>
		</div>
	);
}

/** The page's large moment: the paragraph as its editor left it. */
function Edit({ title, head, text, notes }: NewspaperObject["edit"]) {
	return (
		<section className="ground-sheet py-section" aria-labelledby="edit">
			<div className="wrap">
				<h2 id="edit" className="text-h2">
					{title}
				</h2>
				<div className="mt-6" data-nosnippet="">
					<p className="sheet-head">{head}</p>
					<p className="serif edited my-5">
						<Edited text={text} />
					</p>
				</div>
				<ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-10">
					{notes.map(({ title, text }) => (
						<li key={title} className="border-t-[1.5px] pt-3 pb-4">
							<h3 className="text-h3">{title}</h3>
							<p className="mt-1">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Report({ title, intro, columns, rows, caption }: NewspaperObject["report"]) {
	return (
		<section className="wrap py-section" aria-labelledby="report">
			<div className="split">
				<h2 id="report" className="text-h2">
					{title}
				</h2>
				<p className="text-lead">{intro}</p>
			</div>
			<figure className="mt-4 lg:mt-6" data-nosnippet="">
				<ul className="ledger border-y-[1.5px] font-mono text-small">
					{rows.map((cells) => (
						<li key={cells[0]} className="border-b border-hair py-2 last:border-0 lg:py-3">
							<dl>
								{cells.map((text, index) => (
									<div key={columns[index]}>
										<dt className="text-muted">{columns[index]}</dt>
										<dd className="font-[500]">
											<Edited text={text} />
										</dd>
									</div>
								))}
							</dl>
						</li>
					))}
				</ul>
				<figcaption className="caption mt-3">{caption}</figcaption>
			</figure>
		</section>
	);
}

type CaseProps = NonNullable<NonNullable<NewspaperPage["proof"]>["caseStudy"]> & { why?: string | undefined };

/** The stated increase as two columns of one width. */
function Case({ title, solution, results: [main, ...others], note, path, why }: CaseProps) {
	const after = 1 + (main?.increase ?? 0) / 100;
	const figureOf = (text = "") => text.split(/ (.*)/);
	return (
		<section className="wrap grid gap-x-16 gap-y-6 pt-4 pb-section lg:grid-cols-[6fr_5.4fr]" aria-labelledby="case">
			<div>
				<h2 id="case" className="text-h2">
					{title}
				</h2>
				<p className="mt-4 text-lead">
					<Text text={solution} />
				</p>
				<ul className="mt-5 grid grid-cols-2 gap-x-6">
					{others.map(({ text }) => (
						<li key={text}>
							<b className="display block text-h2">{figureOf(text)[0]}</b> {figureOf(text)[1]}
						</li>
					))}
				</ul>
				<p className="mt-4">
					{why} {note}{" "}
					<a href={path} className="plain-link">
						Read the case<span className="sr-only">: {title}</span>
					</a>
				</p>
			</div>
			{main?.increase !== undefined && (
				<div className="forced-color-adjust-none">
					<p className="text-lead font-[650]">
						<b className="display case-figure block">{figureOf(main.text)[0]}</b> {figureOf(main.text)[1]}
					</p>
					<svg className="mt-4 h-40 w-full overflow-visible lg:h-64" viewBox={`0 0 2 ${after}`} preserveAspectRatio="none" aria-hidden="true">
						<rect className="case-before" y={after - 1} width="1" height="1" />
						<rect className="fill-bar" x="1" width="1" height={after} />
					</svg>
					<p className="mt-1 grid grid-cols-2 font-mono text-small">
						<span>before</span> <span>after</span>
					</p>
				</div>
			)}
		</section>
	);
}

/** The visitor's e-mail, filled in; its button opens it. */
function Message({ subject, lines, button }: NewspaperObject["message"]) {
	return (
		<figure className="ground-sheet -mb-section px-5 pt-5 pb-8 lg:px-8" data-nosnippet="">
			<p className="sheet-head">{subject}</p>
			<div className="serif mt-4 grid gap-2 text-[1.25rem] leading-snug">
				{lines.map((text) => (
					<p key={text}>{text}</p>
				))}
			</div>
			<ButtonLink href={messageHref({ subject, lines })} className="mt-6">
				{button}
			</ButtonLink>
		</figure>
	);
}
