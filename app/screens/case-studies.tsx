import type { Views } from "../../shared/content-types.ts";
import { ClosingActions, messageHref } from "../parts/closing.tsx";
import { Edited } from "../parts/edited.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Sources } from "../parts/sources.tsx";
import { Text } from "../ui/text.tsx";
import { Case } from "./case-studies/case.tsx";

type CasesPage = Views["case-studies"];

/** Case studies (docs/product.md, section 2): the hero's photo is its background, and the words stand on a solid panel over it. */
export default function CaseStudies({ page }: { page: CasesPage }) {
	return (
		<>
			<section className="relative">
				<DuotonePhoto photo={page.photo} tint="blue" eager sizes="100vw" className="h-26 -scale-x-100 lg:absolute! lg:inset-0 lg:h-full" />
				<div className="ground-paper panel relative px-side pt-5 pb-8">
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-5 text-title" />
					<p className="mt-4 max-w-[38rem] text-lead">
						<Text text={page.hero.intro} />
					</p>
					<Actions className="mt-5" />
				</div>
			</section>
			<Index {...page} />
			{page.caseStudies.map((study, index) => (
				<Case key={study.id} {...study} {...(index === 0 && { note: page.note })} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<Ending {...page.cta} />
		</>
	);
}

/** Each case as one edit and its largest figure. */
function Index({ index }: CasesPage) {
	return (
		<ul className="index thirds ground-sheet border-b-[1.5px]" aria-label="The cases in one line each">
			{index.map(({ figure, rest, industry, edit, path }) => (
				<li key={path} className="words row-span-3 py-3 max-md:pr-20 lg:py-4">
					<a href={path} className="plain-link font-mono text-small">
						{industry}
					</a>
					{edit && (
						<p className="mt-1 serif leading-snug" data-nosnippet="">
							<Edited text={edit} />
						</p>
					)}
					<p className="max-lg:flex max-lg:items-baseline max-lg:gap-3">
						<b className="display shrink-0 text-closing tracking-tighter">{figure}</b>{" "}
						<span className="block leading-snug font-[650]">{rest}</span>
					</p>
				</li>
			))}
		</ul>
	);
}

/** The first e-mail of somebody who knows one of the cases, which the visitor can start from. */
function Ending({ title, description, buttonText, message }: CasesPage["cta"]) {
	return (
		<section className="band ground-stage grid lg:grid-cols-2" aria-labelledby="cta">
			<div className="px-side py-section lg:pr-12">
				<h2 id="cta" className="text-closing">
					{title}
				</h2>
				<p className="mt-4 text-lead">
					<Text text={description} />
				</p>
				<ClosingActions>{buttonText}</ClosingActions>
			</div>
			{message && (
				<div className="ground-sheet self-end px-side py-8 lg:mt-section lg:pl-10" data-nosnippet="">
					<p className="sheet-head text-muted">
						<span>{message.subject}</span> <span>Illustration</span>
					</p>
					{message.lines.map((text) => (
						<p key={text} className="mt-4 serif text-m leading-snug" data-nosnippet="">
							{text}
						</p>
					))}
					<a href={messageHref(message)} className="plain-link mt-4 inline-flex min-h-11 items-center font-[650]">
						{message.button}
					</a>
				</div>
			)}
		</section>
	);
}
