import type { ArticleParts, ServiceKind, Views } from "../../shared/content-types.ts";
import { Answers } from "../blocks/answers.tsx";
import { AuditSpread } from "../blocks/audit-spread.tsx";
import { CardGrid } from "../blocks/card-grid.tsx";
import { CaseProof } from "../blocks/case-proof.tsx";
import { Clippings } from "../blocks/clippings.tsx";
import { Coverage } from "../blocks/coverage.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { Deliverables } from "../blocks/deliverables.tsx";
import { DraftSpread } from "../blocks/draft-spread.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import { ExpandableArticle } from "../blocks/expandable-article.tsx";
import { Faq } from "../blocks/faq.tsx";
import { FigureRow } from "../blocks/figure-row.tsx";
import { Hero } from "../blocks/hero.tsx";
import { LinkReport } from "../blocks/link-report.tsx";
import { Packages } from "../blocks/packages.tsx";
import { PageWeight } from "../blocks/page-weight.tsx";
import { PlacementSpread } from "../blocks/placement-spread.tsx";
import { Pricing } from "../blocks/pricing.tsx";
import { Process } from "../blocks/process.tsx";
import { ReasonLedger } from "../blocks/reason-ledger.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import { Sources } from "../blocks/sources.tsx";
import { spreadOf } from "../blocks/spread.tsx";
import { ChatButton } from "../ui/contact-links.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Section } from "../ui/section.tsx";

type ServicePage = Views["service"];
type ServicePageOf<Kind extends ServiceKind> = Extract<ServicePage, { kind: Kind }>;

interface ServiceProps {
	page: ServicePage;
	article: ArticleParts<string>;
}

/**
 * A service page: every kind has cards, article, questions and banner; what else it has follows its kind. The centrepiece
 * stands where its drawing belongs: after the hero, with the packages, or as the process itself.
 */
export default function Service({ page, article }: ServiceProps) {
	const answers = spreadOf(page.specimen, "answer");
	const clipped = page.cards.items.some(({ clipping }) => clipping);
	const deliverables = <Deliverables {...page.deliverables} />;
	// Where the centrepiece stands further down, what arrives stands below it.
	const early = page.kind !== "pricing" && page.kind !== "process";
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Hero hero={page.hero} trail={page.trail} ground={answers ? "stage" : "paper"}>
				<EmailAction variant={answers ? "cite" : "link"}>Email Our Team</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
				{page.kind === "pricing" && (
					<p className="mono">
						<a href="#pricing" className="plain-link">
							{page.pricing.link}
						</a>
					</p>
				)}
			</Hero>
			{early && <ServiceCentrepiece page={page} />}
			{(page.kind === "process" || page.kind === "coverage") && <FigureRow stats={page.stats} title={`${page.name} by the numbers`} />}
			{early && deliverables}
			<Section ground="panel" bleed={clipped} aria-labelledby="parts">
				<div className={clipped ? "wrap" : ""}>
					<SectionHeading id="parts">{page.cards.title}</SectionHeading>
				</div>
				{clipped ? <Clippings cards={page.cards.items} /> : <CardGrid cards={page.cards.items} columns={page.cards.items.length % 3 === 0 ? 3 : 2} />}
			</Section>
			<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			<Extras page={page} />
			{!early && deliverables}
			{page.proof?.caseStudy && <CaseProof study={page.proof.caseStudy} why={page.proof.why} quote={page.proof.testimonial} />}
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}

/** The drawing that follows the hero; a service without one goes on with what arrives. */
function ServiceCentrepiece({ page: { specimen } }: { page: ServicePage }) {
	const audit = spreadOf(specimen, "audit");
	const draft = spreadOf(specimen, "draft");
	const answers = spreadOf(specimen, "answer");
	return (
		<>
			{audit && <AuditSpread {...audit} />}
			{draft && <DraftSpread {...draft} />}
			{answers && <Answers {...answers} />}
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
			return <Prices page={page} />;
		case "process":
			return <Build page={page} />;
		case "coverage":
			return <Coverage {...page.coverage} />;
	}
}

function PackagesAndBenefits({ page }: { page: ServicePageOf<"packages"> }) {
	return (
		<>
			<Section ground="night" aria-labelledby="benefits">
				<ReasonLedger id="benefits" title={page.benefits.title} points={page.benefits.items} />
			</Section>
			<Packages {...page.packages} />
		</>
	);
}

/** What is paid for, then at once what it costs, then how it is reported. */
function Prices({ page: { specimen, pricing } }: { page: ServicePageOf<"pricing"> }) {
	const placement = spreadOf(specimen, "placement");
	return (
		<>
			{placement && <PlacementSpread {...placement} />}
			<Pricing {...pricing} />
			{placement && <LinkReport {...placement.spread.report} />}
		</>
	);
}

function Build({ page: { specimen, process } }: { page: ServicePageOf<"process"> }) {
	const built = spreadOf(specimen, "page");
	return (
		<>
			<Process {...process} built={built} />
			{built && <PageWeight {...built.spread.weight} />}
		</>
	);
}
