import { CtaBanner } from "../blocks/cta-banner.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PhotoCardGrid } from "../blocks/photo-card-grid.tsx";
import { QueryIndex } from "../blocks/query-index.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import type { Views } from "../content/views.ts";
import { Section } from "../ui/section.tsx";

/** Industries overview (specification, section 2). */
export default function Industries({ page }: { page: Views["industries"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={{ above: [], name: "Industries" }} aside={<QueryIndex title={page.queriesTitle} entries={page.queries} />} />
			<Section tone="panel" aria-labelledby="sectors">
				<SectionHeading id="sectors">{page.sectorsTitle}</SectionHeading>
				<PhotoCardGrid cards={page.industries} detailed />
			</Section>
			<CtaBanner {...page.cta} />
		</>
	);
}
