import type { Views } from "../../../shared/content-types.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Byline } from "../../parts/byline.tsx";
import { Line } from "../../parts/line.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Links } from "../../ui/link-list.tsx";
import { words } from "../../words.ts";
import { CutForm, SixPages, UrlWall } from "./drawing.tsx";

type CaseProps = Views["case-studies"]["caseStudies"][number] & { photoFirst: boolean };

/** A case: what was wrong and what we did, a drawing of the work, and the results. */
export function Case({
	id,
	industry,
	icon,
	title,
	byline,
	photo,
	photoFirst,
	drawing,
	results,
	related,
	draft,
	sample,
	...story
}: CaseProps) {
	const picture = <DuotonePhoto key="photo" photo={photo} tint="ink" sizes="(min-width: 1024px) 42vw, 100vw" className="h-44 lg:h-full" />;
	const head = (
		<div key="head" className="px-side pt-8 pb-6 lg:px-12 lg:py-16 lg:first:pl-side">
			<p className="flex items-center gap-3 font-mono text-small text-muted">
				<Icon node={icon} className="text-link" />
				{industry}
				<DraftBadge draft={draft} sample={sample} />
			</p>
			<Line as="h2" id={`${id}-title`} className="mt-2 mb-4 text-closing lg:text-[3.75rem] lg:leading-[1.04]" text={title} />
			<Byline {...byline} />
		</div>
	);
	return (
		<article id={id} className="border-t-[1.5px]" aria-labelledby={`${id}-title`}>
			<div className={`grid ${photoFirst ? "lg:grid-cols-[5fr_7fr]" : "lg:grid-cols-[7fr_5fr]"}`}>
				{photoFirst ? [picture, head] : [head, picture]}
			</div>
			<div className="wrap grid gap-x-12 gap-y-6 py-8 lg:grid-cols-2">
				{(["challenge", "solution"] as const).map((part) => (
					<div key={part}>
						<h3 className="text-h3">{words[part]}</h3>
						<Line className="mt-2 max-w-[38rem] lg:text-lead" text={story[part]} />
					</div>
				))}
			</div>
			{drawing?.kind === "addresses" && <UrlWall {...drawing} />}
			{drawing?.kind === "pages" && <SixPages {...drawing} />}
			{drawing?.kind === "form" && <CutForm {...drawing} />}
			<h3 className="wrap pt-8 pb-3 text-h3">{words.results}</h3>
			<ul className="flex flex-wrap gap-x-16 gap-y-4 px-side">
				{results.map((result) => (
					<Result key={result.text} {...result} isMain={result === mainOf(results)} />
				))}
			</ul>
			{related.length > 0 && (
				<p className="wrap py-8">
					{words.moreOfThisWork} <Links links={related} />
				</p>
			)}
		</article>
	);
}

type ResultData = CaseProps["results"][number];

const mainOf = (results: readonly ResultData[]) => results.toSorted((a, b) => (b.increase ?? 0) - (a.increase ?? 0))[0];

/** A result in large type. A case's largest increase is drawn to scale, as wide as the window. */
function Result({ text, increase, isMain }: ResultData & { isMain: boolean }) {
	const { figure, rest } = splitFigure(text);
	if (!isMain || !increase) {
		return (
			<li className="flex items-baseline gap-3 leading-tight">
				<b className="display text-closing tracking-tighter">{figure}</b> <span className="text-lead font-[650]">{rest}</span>
			</li>
		);
	}
	return (
		<li className="-mr-side w-[calc(100%+var(--side))] shrink-0">
			<BeforeAfter increase={increase} className="min-h-24 lg:min-h-36">
				<b className="display text-[clamp(2.5rem,1rem+8.6cqw,8rem)] leading-none tracking-[-0.055em]">{figure}</b>
				<b className="grow basis-0 px-3 font-text text-lead leading-tight lg:px-8">{rest}</b>
			</BeforeAfter>
		</li>
	);
}
