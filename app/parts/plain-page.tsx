import type { ReactNode } from "react";
import type { ArticleParts, Card, IconNode, Views } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { BeforeAfter } from "./before-after.tsx";
import { Closing } from "./closing.tsx";
import { ExpandableArticle } from "./expandable-article.tsx";
import { Faq } from "./faq.tsx";
import { Actions, Crumbs, Headline } from "./opening.tsx";
import { PlainArticle } from "./plain-article.tsx";
import { Query } from "./query.tsx";
import { Quote } from "./quote.tsx";
import { Sources } from "./sources.tsx";

interface PlainPageProps {
	page: Views["service"] | Views["industry"];
	article: ArticleParts<string> | string;
	/** Icon of an industry, before the small line of its title. */
	icon?: IconNode;
	/** Shown beside the words of the opening. */
	aside?: ReactNode;
	/** Further sections of a service, after the article. */
	children?: ReactNode;
}

/** The page of a service or industry without an object of its own (docs/guide.md). */
export function PlainPage({ page, article, icon, aside, children }: PlainPageProps) {
	const { hero, cards, proof } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<section className="hero wrap grid gap-x-12 gap-y-8 pt-6 pb-section lg:grid-cols-[7fr_5fr]">
				<div>
					<Crumbs trail={page.trail} />
					<Headline hero={hero} {...(icon && { icon })} className="mt-6 text-closing" />
					<p className="mt-4 text-lead">
						<Text text={hero.intro} />
					</p>
					<Actions times={hero.times} className="mt-6" />
				</div>
				{aside}
			</section>
			<section className="ground-panel py-section" aria-labelledby="parts">
				<div className="wrap">
					<h2 id="parts" className="text-h2">
						{cards.title}
					</h2>
					<Cards cards={cards.items} />
				</div>
			</section>
			{typeof article === "string" ? (
				<PlainArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			) : (
				<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			)}
			{children}
			{proof && <Proof {...proof} />}
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
				{"queries" in page && (
					<ul className="grid content-end gap-2">
						{page.queries.slice(0, 3).map((query) => (
							<li key={query}>
								<Query>{query}</Query>
							</li>
						))}
					</ul>
				)}
			</Closing>
		</>
	);
}

function Cards({ cards }: { cards: readonly Card[] }) {
	return (
		<ul className={`mt-6 grid gap-x-10 sm:grid-cols-2 ${cards.length % 3 === 0 ? "lg:grid-cols-3" : ""}`.trim()}>
			{cards.map(({ icon, title, description }) => (
				<li key={title} className="border-t-[1.5px] pt-4 pb-6">
					<h3 className="flex gap-3 text-h3">
						<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
						{title}
					</h3>
					<p className="mt-2">
						<Text text={description} />
					</p>
				</li>
			))}
		</ul>
	);
}

/** One case with its increase to scale, and one testimonial. */
function Proof({ caseStudy, testimonial }: NonNullable<PlainPageProps["page"]["proof"]>) {
	const increase = caseStudy?.results.find((result) => result.increase)?.increase;
	return (
		<section className="wrap grid gap-x-12 gap-y-10 py-section lg:grid-cols-2" aria-label={words.proof}>
			{caseStudy && (
				<div>
					<h2 className="text-h3">{caseStudy.title}</h2>
					<ul className="my-4 display text-h2">
						{caseStudy.results.map(({ text }) => (
							<li key={text}>{text}</li>
						))}
					</ul>
					<p className="mt-3 text-small text-muted">
						{caseStudy.note}{" "}
						<a href={caseStudy.path} className="plain-link">
							{words.readCase}
							<span className="sr-only">: {caseStudy.title}</span>
						</a>
					</p>
				</div>
			)}
			{increase && (
				<div className="self-end">
					<BeforeAfter increase={increase} className="h-14 lg:h-20" />
				</div>
			)}
			{testimonial && (
				<div className="lg:col-span-2">
					<Quote quote={testimonial} className="text-h3 lg:text-h2" />
				</div>
			)}
		</section>
	);
}
