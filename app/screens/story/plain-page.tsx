import type { ReactNode } from "react";
import type { ArticleParts, IconNode, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { CaseStudy } from "../../parts/case-study.tsx";
import { Opening } from "../../parts/opening.tsx";
import { Quote } from "../../parts/quote.tsx";
import { words } from "../../words.ts";
import { ExpandableArticle, headOf } from "./expandable-article.tsx";
import { PageFrame } from "./page-frame.tsx";

interface PlainPageProps {
	page: Views["service"] | Views["industry"];
	article: ArticleParts<string> | string;
	/** An industry's icon, shown before the eyebrow. */
	icon?: IconNode;
	/** Content beside the hero text. */
	aside?: ReactNode;
	/** Further sections of a service, after the article. */
	children?: ReactNode;
}

/** A service or industry page without its own illustrated example (docs/guide.md). */
export function PlainPage({ page, article, icon, aside, children }: PlainPageProps) {
	const { cards, proof } = page;
	return (
		<PageFrame page={page} faq="ground-panel">
			<section className="hero wrap grid gap-x-12 gap-y-8 pt-6 pb-section lg:grid-cols-[7fr_5fr]">
				<Opening page={icon ? { ...page, icon } : page} size="text-closing" className="" />
				{aside}
			</section>
			<section className="ground-panel py-section" aria-labelledby="parts">
				<div className="wrap">
					<h2 id="parts" className="text-h2">
						{cards.title}
					</h2>
					<ul className={`mt-6 grid gap-x-10 sm:grid-cols-2 ${cards.items.length % 3 === 0 ? "lg:grid-cols-3" : ""}`.trim()}>
						{cards.items.map((card) => (
							<li key={card.title} className="border-t-[1.5px] pt-4 pb-6">
								<CardText card={card} />
							</li>
						))}
					</ul>
				</div>
			</section>
			<ExpandableArticle {...headOf(page)} article={article} />
			{children}
			{proof?.caseStudy && <CaseStudy study={proof.caseStudy} />}
			{proof?.testimonial && (
				<section className="wrap py-section" aria-label={words.testimonial}>
					<Quote quote={proof.testimonial} className="text-h3 lg:text-h2" />
				</section>
			)}
		</PageFrame>
	);
}
