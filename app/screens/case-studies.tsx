import type { Views } from "../../shared/content-types.ts";
import { Closing, messageHref } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { SheetHead } from "../parts/sheet-head.tsx";
import { Sources } from "../parts/sources.tsx";
import { words } from "../words.ts";
import { Case } from "./case-studies/case.tsx";

/** Case studies (docs/product.md, section 2): words and results stand on solid panels over the hero's photo. */
export default function CaseStudies({ page }: { page: Views["case-studies"] }) {
	const { message } = page.cta;
	const largest = Math.max(...page.index.map(({ increase = 0 }) => increase));
	return (
		<>
			<section className="relative border-b-[1.5px] lg:grid lg:grid-cols-[7fr_5fr]">
				<div className="ground-paper relative z-1 flex flex-col px-side pt-5 pb-6 lg:pr-12">
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-5 text-title max-sm:mt-3" />
					<Line className="mt-4 max-w-[38rem] text-lead max-[23rem]:leading-snug" text={page.hero.intro} />
					<Actions className="mt-5 max-sm:mt-4" />
					<Line className="mt-auto max-w-[38rem] text-small text-muted max-lg:hidden" text={page.basis} />
				</div>
				<ul className="ground-sheet relative z-1 divide-y-[1.5px] divide-hair lg:mt-28" aria-label={words.casesInBrief}>
					{page.index.map((study) => (
						<Brief key={study.path} largest={largest} {...study} />
					))}
				</ul>
				<Line className="px-side py-4 text-small text-muted lg:hidden" text={page.basis} />
				<DuotonePhoto photo={page.photo} tint="blue" eager sizes="100vw" className="h-26 lg:absolute! lg:inset-0 lg:h-full" />
			</section>
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

type BriefProps = Views["case-studies"]["index"][number] & { largest: number };

/** A case in brief: its edit and its largest increase, drawn on the scale of all three. */
function Brief({ figure, rest, increase, industry, edit, path, largest }: BriefProps) {
	const before = `${10000 / (100 + largest)}%`;
	const after = `${(100 * (100 + (increase ?? 0))) / (100 + largest)}%`;
	return (
		<li className="py-3.5 pr-20 pl-gutter lg:pr-side lg:pl-5">
			<p className="flex flex-wrap items-baseline justify-between gap-x-4">
				<Line href={path} className="plain-link font-mono text-small" text={industry} />
				{edit && <Line as="span" className="serif text-small" data-nosnippet="" text={edit} />}
			</p>
			<p className="mt-1 flex items-baseline gap-2">
				<b className="display shrink-0 text-h2 tracking-tighter">{figure}</b> <span className="leading-snug font-[650]">{rest}</span>
			</p>
			{increase && (
				<>
					<svg className="mt-1.5 block h-14 w-full overflow-visible font-mono text-small forced-color-adjust-none" aria-hidden="true">
						<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={before} height="1.05em" />
						<text x={before} dx="12" y="0.6em" dominantBaseline="central" fill="currentColor">
							{words.before}
						</text>
						<rect className="fill-bar" y="1.45em" width={after} height="2.25em" />
						<text className="fill-on-bar" x={after} dx="-12" y="2.6em" textAnchor="end" dominantBaseline="central">
							{words.after}
						</text>
					</svg>
					<span className="sr-only">{words.toScale(1 + increase / 100)}</span>
				</>
			)}
		</li>
	);
}
