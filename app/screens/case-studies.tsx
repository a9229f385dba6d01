import type { Views } from "../../shared/content-types.ts";
import { CaseFigures } from "../blocks/case-figures.tsx";
import { CaseSheet } from "../blocks/case-sheet.tsx";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { Hero } from "../blocks/hero.tsx";
import { Print } from "../blocks/print.tsx";
import { Sources } from "../blocks/sources.tsx";

/** Case studies (docs/product.md, section 2). */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	return (
		<>
			<Hero
				hero={page.hero}
				trail={page.trail}
				aside={<Print photo={page.photo} eager sizes="(min-width: 1024px) 42vw, 100vw" className="bleed-small bleed-end aspect-3/2" />}
			/>
			{page.figures.length > 0 && <CaseFigures figures={page.figures} />}
			{page.caseStudies.map((study) => (
				<CaseSheet key={study.id} {...study} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}
