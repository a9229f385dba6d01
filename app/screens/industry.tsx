import type { ArticleParts, Views } from "../../shared/content-types.ts";
import { Advertisement } from "../blocks/advertisement.tsx";
import { CaseProof } from "../blocks/case-proof.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import { ExpandableArticle } from "../blocks/expandable-article.tsx";
import { Faq } from "../blocks/faq.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PartsBeside } from "../blocks/parts-beside.tsx";
import { PlainArticle } from "../blocks/plain-article.tsx";
import { ProductFacts } from "../blocks/product-facts.tsx";
import { QueryPages } from "../blocks/query-pages.tsx";
import { QueryPrint } from "../blocks/query-print.tsx";
import { Questionnaire } from "../blocks/questionnaire.tsx";
import { Record } from "../blocks/record.tsx";
import { Runway } from "../blocks/runway.tsx";
import { Sources } from "../blocks/sources.tsx";
import { StreetPlan } from "../blocks/street-plan.tsx";
import { ChatButton } from "../ui/contact-links.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";

interface IndustryProps {
	page: Views["industry"];
	/** In parts where it is expandable, otherwise whole. */
	article: ArticleParts<string> | string;
}

/** An industry page (docs/product.md, section 2). */
export default function Industry({ page, article }: IndustryProps) {
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Hero
				hero={page.hero}
				icon={<Icon node={page.icon} className="text-link" />}
				trail={page.trail}
				aside={<QueryPrint photo={page.prints.hero} queries={page.queries} />}
			>
				<EmailAction>Email Our Team</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
			</Hero>
			<IndustryCentrepiece specimen={page.specimen} />
			<Section aria-labelledby="parts">
				<PartsBeside title={page.cards.title} cards={page.cards.items} photo={page.prints.cards} />
			</Section>
			{page.proof?.caseStudy && <CaseProof study={page.proof.caseStudy} why={page.proof.why} quote={page.proof.testimonial} />}
			{typeof article === "string" ? (
				<PlainArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			) : (
				<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			)}
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}

/** The centrepiece of the page, by the kind of its specimen. */
function IndustryCentrepiece({ specimen }: { specimen: Views["industry"]["specimen"] }) {
	switch (specimen.kind) {
		case "record":
			return <Record {...specimen} />;
		case "facts":
			return <ProductFacts {...specimen} />;
		case "questionnaire":
			return <Questionnaire {...specimen} />;
		case "runway":
			return <Runway {...specimen} />;
		case "advertisement":
			return <Advertisement {...specimen} />;
		case "street":
			return <StreetPlan {...specimen} />;
		case "pages":
			return <QueryPages {...specimen} />;
	}
}
