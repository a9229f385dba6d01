import { CardGrid } from "../blocks/card-grid.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import type { ArticlePart } from "../blocks/expandable-article.tsx";
import { ExpandableArticle } from "../blocks/expandable-article.tsx";
import { Faq } from "../blocks/faq.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PlainArticle } from "../blocks/plain-article.tsx";
import { QueryCluster } from "../blocks/query-cluster.tsx";
import { Related } from "../blocks/related.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import type { Views } from "../content/views.ts";
import { ChatButton } from "../ui/contact-links.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";

interface IndustryProps {
	page: Views["industry"];
	lead?: ArticlePart;
	rest?: ArticlePart;
	/** The whole article, where it is not expandable. */
	all?: ArticlePart;
}

/** An industry page (specification, section 2). */
export default function Industry({ page, lead, rest, all }: IndustryProps) {
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Hero
				hero={page.hero}
				icon={<Icon node={page.icon} className="size-8 text-link" />}
				trail={{ above: page.breadcrumbs, name: page.name }}
				aside={<QueryCluster queries={page.queries} />}
			>
				<EmailAction>Email Our Team</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
			</Hero>
			<Section tone="panel" aria-labelledby="parts">
				<SectionHeading id="parts">{page.cards.title}</SectionHeading>
				<CardGrid cards={page.cards.items} columns={3} />
			</Section>
			{all && <PlainArticle title={page.articleTitle} headings={page.outline.headings} article={all} />}
			{lead && rest && <ExpandableArticle title={page.articleTitle} outline={page.outline} lead={lead} rest={rest} />}
			<Faq items={page.faq} tone="panel" />
			<Related title={page.relatedTitle} links={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}
