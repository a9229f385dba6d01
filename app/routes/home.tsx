import telemetryUrl from "virtual:telemetry-url";
import { useEffect } from "react";
import { AnswerBox } from "../blocks/answer-box.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import { Faq } from "../blocks/faq.tsx";
import { FigureRow } from "../blocks/figure-row.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PhotoCardGrid } from "../blocks/photo-card-grid.tsx";
import { ReasonLedger } from "../blocks/reason-ledger.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import { ServiceLedger } from "../blocks/service-ledger.tsx";
import { Testimonials } from "../blocks/testimonials.tsx";
import { TrustStrip } from "../blocks/trust-strip.tsx";
import type { Views } from "../content/views.ts";
import { ChatButton } from "../ui/contact-links.tsx";
import { Section } from "../ui/section.tsx";
import { loadWhenIdle } from "../wake/load-when-idle.ts";

/** Home (specification, section 2). */
export default function Home({ page }: { page: Views["home"] }) {
	// For whoever comes here from another page; a script that is loaded already is not loaded again.
	useEffect(() => {
		if (telemetryUrl) loadWhenIdle(telemetryUrl);
	}, []);
	return (
		<>
			<Hero hero={page.hero} scale="hero" aside={<AnswerBox {...page.answerBox} />}>
				<EmailAction>Get Your FREE Marketing Audit</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
				<a href="/services" className="plain-link inline-flex min-h-11 items-center font-[650] max-sm:self-start">
					See all services
				</a>
			</Hero>
			<TrustStrip badges={page.trustBadges} />
			<FigureRow stats={page.stats} title="Track record" />
			<Section tone="panel" aria-labelledby="services-heading">
				<SectionHeading id="services-heading">{page.servicesTitle}</SectionHeading>
				<ServiceLedger services={page.services} />
			</Section>
			<Section aria-labelledby="why">
				<SectionHeading id="why">{page.why.title}</SectionHeading>
				<ReasonLedger points={page.why.items} />
			</Section>
			<Testimonials title={page.testimonialsTitle} testimonials={page.testimonials} />
			<Section aria-labelledby="industries-heading">
				<SectionHeading id="industries-heading" intro={page.industriesIntro}>
					{page.industriesTitle}
				</SectionHeading>
				<PhotoCardGrid cards={page.industries} />
				<p className="mt-8">
					<a href="/industries" className="plain-link inline-flex min-h-11 items-center font-[650]">
						All Industries
					</a>
				</p>
			</Section>
			<Faq items={page.faq} tone="panel" />
			<CtaBanner {...page.cta} />
		</>
	);
}
