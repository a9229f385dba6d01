import type { Views } from "../../shared/content-types.ts";
import { CaseFigures } from "../blocks/case-figures.tsx";
import { CaseSheet } from "../blocks/case-sheet.tsx";
import { Closing } from "../parts/closing.tsx";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Sources } from "../parts/sources.tsx";
import { Text } from "../ui/text.tsx";

/** Case studies (docs/product.md, section 2): the hero's photo is its background, and the words stand on a solid panel over it. */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	return (
		<>
			<section className="hero relative lg:min-h-[36rem]">
				<DuotonePhoto photo={page.photo} eager sizes="100vw" className="h-28 lg:absolute! lg:inset-0 lg:h-full" />
				<div className="ground-paper relative px-side py-6 lg:w-[56cqw] lg:min-h-[36rem] lg:pr-12">
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-6 text-closing" />
					<p className="mt-5 text-lead">
						<Text text={page.hero.intro} />
					</p>
				</div>
			</section>
			{page.figures.length > 0 && <CaseFigures figures={page.figures} />}
			{page.caseStudies.map((study) => (
				<CaseSheet key={study.id} {...study} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} />
		</>
	);
}
