import type { Views } from "../../shared/content-types.ts";
import { Closing, messageHref } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { SheetHead } from "../parts/sheet-head.tsx";
import { Sources } from "../parts/sources.tsx";
import { words } from "../words.ts";
import { Case } from "./case-studies/case.tsx";

/** Case studies (docs/product.md, section 2): the hero's photo is its background, and the words stand on a solid panel over it. */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	const { message } = page.cta;
	return (
		<>
			<section className="relative">
				{/* Its edge and text stand over those of the second cell of the index (.thirds). */}
				<div className="ground-paper relative z-1 px-side pt-5 pb-8 lg:ml-[calc((100cqw+var(--side)-1.25rem)/3)] lg:pl-5">
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-5 text-title" />
					<Line className="mt-4 max-w-[38rem] text-lead" text={page.hero.intro} />
					<Actions className="mt-5" />
				</div>
				<DuotonePhoto photo={page.photo} tint="blue" eager sizes="100vw" className="h-26 -scale-x-100 lg:absolute! lg:inset-0 lg:h-full" />
			</section>
			<ul className="thirds ground-sheet border-b-[1.5px] max-md:divide-y-[1.5px] max-md:divide-hair" aria-label={words.casesInBrief}>
				{page.index.map(({ figure, rest, industry, edit, path }) => (
					<li key={path} className="words row-span-3 py-3 max-md:pr-20 lg:py-4">
						<Line href={path} className="plain-link font-mono text-small" text={industry} />
						{edit && <Line className="mt-1 serif leading-snug" data-nosnippet="" text={edit} />}
						<p className="mt-2 max-lg:flex max-lg:items-baseline max-lg:gap-3">
							<b className="display shrink-0 text-closing tracking-tighter">{figure}</b>{" "}
							<span className="block leading-snug font-[650]">{rest}</span>
						</p>
					</li>
				))}
			</ul>
			{page.caseStudies.map((study, index) => (
				<Case key={study.id} {...study} {...(index === 0 && { note: page.note })} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
				{message && (
					<div className="ground-sheet -mr-side -mb-section self-end px-side py-8 max-lg:-ml-side lg:-ml-6 lg:pl-10" data-nosnippet="">
						<SheetHead text={message.subject} aside={words.illustration} className="text-muted" />
						{message.lines.map((text) => (
							<Line key={text} className="mt-4 serif text-m leading-snug" data-nosnippet="" text={text} />
						))}
						<Line
							href={messageHref(message)}
							className="plain-link mt-4 inline-flex min-h-11 items-center font-[650]"
							text={message.button}
						/>
					</div>
				)}
			</Closing>
		</>
	);
}
