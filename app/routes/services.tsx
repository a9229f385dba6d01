import { CtaBanner } from "../blocks/cta-banner.tsx";
import { Hero } from "../blocks/hero.tsx";
import { QueryIndex } from "../blocks/query-index.tsx";
import { ReasonLedger } from "../blocks/reason-ledger.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import { ServiceCards } from "../blocks/service-cards.tsx";
import type { Views } from "../content/views.ts";
import { Section } from "../ui/section.tsx";

/** Services overview (specification, section 2). */
export default function Services({ page }: { page: Views["services"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={{ above: [], name: "Services" }} aside={<QueryIndex title={page.queriesTitle} entries={page.queries} />} />
			<ServiceCards services={page.services} />
			<Section tone="panel" aria-labelledby="why">
				<SectionHeading id="why">{page.why.title}</SectionHeading>
				<ReasonLedger points={page.why.items} />
			</Section>
			<CtaBanner {...page.cta} />
		</>
	);
}
