import type { Views } from "../../shared/content-types.ts";
import { CaseFigures } from "../blocks/case-figures.tsx";
import { CaseSheet } from "../blocks/case-sheet.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { PhotoHero } from "../blocks/photo-hero.tsx";
import { Sources } from "../blocks/sources.tsx";

/** Case studies (docs/product.md, section 2). */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	return (
		<>
			<PhotoHero hero={page.hero} photo={page.photo} trail={page.trail}>
				{page.figures.length > 0 && <CaseFigures figures={page.figures} />}
			</PhotoHero>
			{page.caseStudies.map((study) => (
				<CaseSheet key={study.id} {...study} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}
