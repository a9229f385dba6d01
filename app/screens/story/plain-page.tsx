import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Section } from "../../parts/section.tsx";
import { Photo } from "../industry/shared/parts.tsx";
import { ExpandableArticle } from "./expandable-article.tsx";
import { PageFrame } from "./page-frame.tsx";

type PlainPageProps = { page: Views["service"] | Views["industry"]; article: ArticleParts<string> | string };

/** A service or industry page without its own illustrated example (docs/guide.md). An industry's page also has a photo and an icon. */
export default function PlainPage({ page, article }: PlainPageProps) {
	const { cards } = page;
	return (
		<PageFrame page={page}>
			<section className="hero wrap grid gap-x-12 gap-y-8 pt-6 pb-section lg:grid-cols-[7fr_5fr]">
				<Opening page={page} size="text-closing" className="" />
				{"photo" in page && <Photo photo={page.photo} tint="ink" className="aspect-3/2 lg:-mr-side lg:aspect-auto" />}
			</section>
			<Section id="parts" title={cards.title} className="ground-panel py-section">
				<ul className={`mt-6 grid gap-x-10 sm:grid-cols-2 ${cards.items.length % 3 === 0 ? "lg:grid-cols-3" : ""}`.trim()}>
					{cards.items.map((card) => (
						<li key={card.title} className="border-t-[1.5px] pt-4 pb-6">
							<CardText card={card} />
						</li>
					))}
				</ul>
			</Section>
			<ExpandableArticle page={page} article={article} />
			<CaseStudy page={page} />
			<ClientQuote page={page} />
		</PageFrame>
	);
}
