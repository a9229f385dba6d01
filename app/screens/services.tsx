import type { Views } from "../../shared/content-types.ts";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import { Hero } from "../blocks/hero.tsx";
import { QueryIndex } from "../blocks/query-index.tsx";
import { ReasonLedger } from "../blocks/reason-ledger.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import { ServiceWall } from "../blocks/service-wall.tsx";
import { Sources } from "../blocks/sources.tsx";
import { ChatButton } from "../ui/contact-links.tsx";
import { Section } from "../ui/section.tsx";

/** Services overview (docs/product.md, section 2). */
export default function Services({ page }: { page: Views["services"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={page.trail} aside={<QueryIndex title={page.queriesTitle} entries={page.queries} />}>
				<EmailAction>Email Our Team</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
			</Hero>
			<Section ground="panel" aria-labelledby="services-heading">
				<SectionHeading id="services-heading">{page.servicesTitle}</SectionHeading>
				<ServiceWall services={page.services} detailed />
			</Section>
			<Section ground="night" aria-labelledby="why">
				<ReasonLedger title={page.why.title} points={page.why.items} />
			</Section>
			<Sources sources={page.sources} />
			<CtaBanner {...page.cta} />
		</>
	);
}
