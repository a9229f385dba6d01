import type { Views } from "../../shared/content-types.ts";
import { CardGrid } from "../blocks/card-grid.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { EntitySheet } from "../blocks/entity-sheet.tsx";
import { Faq } from "../blocks/faq.tsx";
import { FigureRow } from "../blocks/figure-row.tsx";
import { Hero } from "../blocks/hero.tsx";
import { People } from "../blocks/people.tsx";
import { PlainArticle } from "../blocks/plain-article.tsx";
import { Print } from "../blocks/print.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import { Sources } from "../blocks/sources.tsx";
import { Section } from "../ui/section.tsx";

/** About us (docs/product.md, section 2). */
export default function About({ page, article }: { page: Views["about"]; article: string }) {
	return (
		<>
			<Hero
				hero={page.hero}
				trail={page.trail}
				aside={<Print photo={page.photo} sizes="(min-width: 1024px) 42vw, 100vw" className="bleed-small bleed-end aspect-3/2" />}
			/>
			<EntitySheet title={page.factsTitle} facts={page.facts} />
			<PlainArticle title={page.storyTitle} article={article} />
			<Section aria-labelledby="values">
				<SectionHeading id="values">{page.values.title}</SectionHeading>
				<CardGrid cards={page.values.items} columns={2} />
			</Section>
			<People title={page.peopleTitle} people={page.people} />
			<FigureRow stats={page.stats} title={page.recordTitle} titled />
			<Faq items={page.faq} />
			<Sources sources={page.sources} />
			<CtaBanner {...page.cta} />
		</>
	);
}
