import type { Views } from "../../../shared/content-types.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
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
export function Case({ photoFirst, ...study }: CaseProps) {
	const { id, industry, icon, title, byline, photo, drawing, results, related, draft, sample } = study;
	return (
		<article id={id} className="border-t-[1.5px]" aria-labelledby={`${id}-title`}>
			<div className={`lg:flex ${photoFirst ? "lg:flex-row-reverse" : ""}`.trim()}>
				<div className="flex-1 px-side pt-7 pb-6 lg:py-14 lg:pr-12">
					<p className="flex items-center gap-3 font-mono text-small text-muted">
						<Icon node={icon} className="text-link" />
						{industry}
						<DraftBadge draft={draft} sample={sample} />
					</p>
					<Line as="h2" id={`${id}-title`} className="mt-2 mb-4 text-closing" text={title} />
					<Byline {...byline} />
				</div>
				<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 42vw, 100vw" className="h-44 lg:h-auto lg:w-5/12" />
			</div>
			<div className="wrap grid gap-x-12 gap-y-6 py-8 lg:grid-cols-2">
				{(["challenge", "solution"] as const).map((part) => (
					<div key={part}>
						<h3 className="text-h3">{words[part]}</h3>
						<Line className="mt-2 max-w-[38rem] lg:text-lead" text={study[part]} />
					</div>
				))}
			</div>
			{drawing?.kind === "addresses" && <UrlWall {...drawing} />}
			{drawing?.kind === "pages" && <SixPages {...drawing} />}
			{drawing?.kind === "form" && <CutForm {...drawing} />}
			<h3 className="wrap pt-10 pb-3 text-h3">{words.results}</h3>
			<Results results={results} />
			{related.length > 0 && (
				<p className="wrap py-8">
					{words.moreOfThisWork} <Links links={related} />
				</p>
			)}
		</article>
	);
}

/** The results. Increases are bars on one scale, starting at the page's edge; other results show only their figure. */
function Results({ results }: Pick<CaseProps, "results">) {
	const largest = Math.max(...results.map(({ increase = 0 }) => increase));
	return (
		<ul className="grid gap-5">
			{results.map(({ text, increase }) => {
				const { figure, rest } = splitFigure(text);
				// An increase of 300% means four times as much.
				const times = 1 + (increase ?? 0) / 100;
				const before = `${100 / times}%`;
				return (
					<li key={text} className={`flex items-end gap-4 pr-side lg:gap-8 ${increase ? "" : "pl-side"}`}>
						{increase && (
							<svg
								className="h-28 shrink-0 overflow-visible font-mono text-small forced-color-adjust-none"
								width={`${(6000 * times) / (100 + largest)}%`}
								aria-hidden="true"
							>
								<rect className="fill-none stroke-ink stroke-2" x="-2" y="1" width={before} height="1.75rem" />
								<text x={before} dx="10" y="1.2rem" fill="currentColor">
									{words.before}
								</text>
								<rect className="fill-bar" y="1.75rem" width="100%" height="5.25rem" />
								<text className="fill-on-bar" x="100%" dx="-12" y="4.7rem" textAnchor="end">
									{words.after}
								</text>
							</svg>
						)}
						<p className="min-w-0 leading-tight wrap-anywhere">
							<b className="display text-[clamp(2.25rem,7.5cqw,6rem)]/[1.05] tracking-tighter lg:mr-3">{figure}</b>{" "}
							<span className="inline-block text-lead leading-tight font-[650]">{rest}</span>
							{increase && <span className="sr-only"> {words.toScale(times)}</span>}
						</p>
					</li>
				);
			})}
		</ul>
	);
}
