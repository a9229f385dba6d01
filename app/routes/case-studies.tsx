import { CaseSheet } from "../blocks/case-sheet.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { PhotoHero } from "../blocks/photo-hero.tsx";
import type { Views } from "../content/views.ts";

/** Case studies (specification, section 2). */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	return (
		<>
			<PhotoHero hero={page.hero} photo={page.photo} trail={{ above: [], name: "Case Studies" }} />
			{page.caseStudies.map((study) => (
				<CaseSheet key={study.id} {...study} />
			))}
			<CtaBanner {...page.cta} />
		</>
	);
}
