import type { Views } from "../../shared/content-types.ts";
import { Closing } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Mail } from "../parts/mail.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Sources } from "../parts/sources.tsx";
import { words } from "../words.ts";
import { Case } from "./case-studies/case.tsx";

/** Case studies (docs/product.md, section 2): each case as one edit over the hero photo, then each case in detail. */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	return (
		<>
			<section className="relative lg:grid lg:grid-cols-[7fr_5fr]">
				<div className="ground-paper relative z-1 px-side pt-4 pb-6 lg:pt-5 lg:pr-12">
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-3 text-title lg:mt-5" />
					<Line className="mt-3 max-w-[38rem] text-lead max-sm:leading-snug lg:mt-4" text={page.hero.intro} />
					<Actions className="mt-4 lg:mt-6" />
				</div>
				<ul className="ground-sheet relative z-1 grid divide-y-[1.5px] divide-hair lg:row-span-2 lg:mt-44" aria-label={words.casesInBrief}>
					{page.index.map(({ figure, rest, industry, edit, path }) => (
						<li key={path} className="content-center py-4 pr-20 pl-gutter lg:pr-side lg:pl-6">
							<Line href={path} className="plain-link font-mono text-small" text={industry} />
							{edit && <Line className="mt-1 font-mono leading-snug wrap-anywhere" data-nosnippet="" text={edit} />}
							<p className="mt-1 flex items-baseline gap-2">
								<b className="display shrink-0 text-closing tracking-tighter">{figure}</b>{" "}
								<span className="leading-snug font-[650] wrap-anywhere">{rest}</span>
							</p>
						</li>
					))}
				</ul>
				<DuotonePhoto photo={page.photo} tint="blue" eager sizes="100vw" className="h-26 lg:absolute! lg:inset-0 lg:h-full" />
				<Line
					className="ground-paper relative z-1 px-side py-5 text-small text-muted lg:row-start-2 lg:pr-12"
					text={`${page.basis} ${page.note}`}
				/>
			</section>
			{page.caseStudies.map((study, index) => (
				<Case key={study.id} {...study} photoFirst={index % 2 === 1} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
				<Mail message={page.cta.message} caption={words.illustration} className="-mr-side -mb-section self-end max-lg:-ml-side" />
			</Closing>
		</>
	);
}
