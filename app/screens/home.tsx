import telemetryUrl from "virtual:telemetry-url";
import { useEffect } from "react";
import type { Views } from "../../shared/content-types.ts";
import { CaseProof } from "../blocks/case-proof.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import { Faq } from "../blocks/faq.tsx";
import { FigureRow } from "../blocks/figure-row.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PhotoWall } from "../blocks/photo-wall.tsx";
import { Quotes } from "../blocks/quotes.tsx";
import { ReasonLedger } from "../blocks/reason-ledger.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import { ServiceWall } from "../blocks/service-wall.tsx";
import { Sources } from "../blocks/sources.tsx";
import { Stage } from "../blocks/stage.tsx";
import { TrustStrip } from "../blocks/trust-strip.tsx";
import { loadWhenIdle } from "../hydration/load-when-idle.ts";
import { ChatButton } from "../ui/contact-links.tsx";
import { Section } from "../ui/section.tsx";

/** Home (docs/product.md, section 2). */
export default function Home({ page }: { page: Views["home"] }) {
	// For whoever comes here from another page; a script that is loaded already is not loaded again.
	useEffect(() => {
		if (telemetryUrl) loadWhenIdle(telemetryUrl);
	}, []);
	return (
		<>
			<Hero hero={page.hero} scale="mega">
				<EmailAction>Get Your FREE Marketing Audit</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
				<p className="mono flex flex-wrap gap-x-8">
					<a href={page.hero.price.page} className="plain-link">
						{page.hero.price.text}
					</a>
					<a href="/services" className="plain-link">
						See all services
					</a>
				</p>
			</Hero>
			<Stage title={page.stageTitle} note={page.stageNote} scenes={page.stage} />
			<TrustStrip badges={page.trustBadges} />
			<FigureRow stats={page.stats} title="Track record" meaning={page.statsMeaning} />
			<Section ground="panel" aria-labelledby="services-heading">
				<SectionHeading id="services-heading" note={page.servicesNote}>
					{page.servicesTitle}
				</SectionHeading>
				<ServiceWall services={page.services} />
			</Section>
			{page.proof && <CaseProof study={page.proof} />}
			<Section ground="night" aria-labelledby="why">
				<ReasonLedger title={page.why.title} points={page.why.items} />
			</Section>
			{page.testimonials.length > 0 && <Quotes title={page.testimonialsTitle} quotes={page.testimonials} />}
			<Section bleed aria-labelledby="industries-heading">
				<div className="wrap">
					<SectionHeading id="industries-heading" intro={page.industriesIntro}>
						{page.industriesTitle}
					</SectionHeading>
				</div>
				<PhotoWall cards={page.industries} />
				<p className="wrap pt-4">
					<a href="/industries" className="plain-link inline-flex min-h-11 items-center font-[650]">
						All Industries
					</a>
				</p>
			</Section>
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}
