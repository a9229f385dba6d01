import { CardGrid } from "../blocks/card-grid.tsx";
import { Coverage } from "../blocks/coverage.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { DeliverableSheet } from "../blocks/deliverable-sheet.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import type { ArticlePart } from "../blocks/expandable-article.tsx";
import { ExpandableArticle } from "../blocks/expandable-article.tsx";
import { Faq } from "../blocks/faq.tsx";
import { FigureRow } from "../blocks/figure-row.tsx";
import { Hero } from "../blocks/hero.tsx";
import { Packages } from "../blocks/packages.tsx";
import { Pricing } from "../blocks/pricing.tsx";
import { Process } from "../blocks/process.tsx";
import { ReasonLedger } from "../blocks/reason-ledger.tsx";
import { Related } from "../blocks/related.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import type { ServiceKind } from "../content/service.ts";
import type { Views } from "../content/views.ts";
import { ChatButton } from "../ui/contact-links.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Section } from "../ui/section.tsx";

type ServicePage = Views["service"];
type PageOf<Kind extends ServiceKind> = Extract<ServicePage, { kind: Kind }>;

interface ServiceProps {
	page: ServicePage;
	lead: ArticlePart;
	rest: ArticlePart;
}

/** A service page: every kind has cards, article, questions and banner; what else it has follows its kind. */
export default function Service({ page, lead, rest }: ServiceProps) {
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Hero
				hero={page.hero}
				trail={{ above: page.breadcrumbs, name: page.name }}
				aside={<DeliverableSheet motif={page.motif} {...page.deliverables} />}
			>
				<EmailAction>Email Our Team</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
			</Hero>
			{(page.kind === "process" || page.kind === "coverage") && <FigureRow stats={page.stats} title={`${page.name} in figures`} />}
			<Section tone="panel" aria-labelledby="parts">
				<SectionHeading id="parts">{page.cards.title}</SectionHeading>
				<CardGrid cards={page.cards.items} columns={page.cards.items.length % 3 === 0 ? 3 : 2} />
			</Section>
			<ExpandableArticle title={page.articleTitle} outline={page.outline} lead={lead} rest={rest} />
			<Extras page={page} />
			<Faq items={page.faq} tone={page.kind === "standard" || page.kind === "packages" ? "panel" : "paper"} />
			<Related title={page.relatedTitle} links={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}

/** What a kind of service has beyond the others. */
function Extras({ page }: { page: ServicePage }) {
	switch (page.kind) {
		case "standard":
			return null;
		case "packages":
			return <PackagesAndBenefits page={page} />;
		case "pricing":
			return <Pricing {...page.pricing} />;
		case "process":
			return <Process {...page.process} />;
		case "coverage":
			return <Coverage {...page.coverage} />;
	}
}

function PackagesAndBenefits({ page }: { page: PageOf<"packages"> }) {
	return (
		<>
			<Section tone="panel" aria-labelledby="benefits">
				<SectionHeading id="benefits">{page.benefits.title}</SectionHeading>
				<ReasonLedger points={page.benefits.items} />
			</Section>
			<Packages {...page.packages} />
		</>
	);
}
