import type { Views } from "../../shared/content-types.ts";
import { Byline } from "../parts/byline.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkList } from "../ui/link-list.tsx";
import { Text } from "../ui/text.tsx";
import { Bars } from "./bars.tsx";
import { CaseDrawing } from "./case-drawing.tsx";

type CaseSheetProps = Views["case-studies"]["caseStudies"][number];

/** One case: what was wrong, what was done, a drawing of the work, and the results to scale. */
export function CaseSheet({
	id,
	title,
	byline,
	industry,
	icon,
	photo,
	challenge,
	solution,
	drawing,
	results,
	related,
	draft,
	sample,
}: CaseSheetProps) {
	return (
		<article id={id} className="section ground-paper pt-section first-of-type:pt-8" aria-labelledby={`${id}-title`}>
			<div className="wrap">
				<div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-12">
					<div className="lg:col-span-7">
						<p className="mono flex items-center gap-3 text-muted">
							<Icon node={icon} className="size-6 text-link" />
							{industry}
							<DraftBadge draft={draft} sample={sample} />
						</p>
						<h2 id={`${id}-title`} className="mt-3 mb-4 text-h2">
							{title}
						</h2>
						<Byline {...byline} />
					</div>
					<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 42vw, 100vw" className="bleed-small bleed-end aspect-3/2 lg:col-span-5" />
				</div>
				<div className="ruled mt-8 mb-10 grid gap-x-12 lg:grid-cols-2">
					{Object.entries({ Challenge: challenge, Solution: solution }).map(([heading, text]) => (
						<div key={heading}>
							<h3 className="text-h3">{heading}</h3>
							<p className="mt-2 max-w-[40rem]">
								<Text text={text} />
							</p>
						</div>
					))}
				</div>
			</div>
			{drawing && <CaseDrawing {...drawing} />}
			<h3 className="side mt-14 mb-5 text-h3">Results</h3>
			<Bars results={results} />
			{related.length > 0 && (
				<div className="wrap mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 text-small">
					<p id={`${id}-related`} className="text-muted">
						This case also appears under
					</p>
					<LinkList links={related} className="flex flex-wrap gap-x-8 gap-y-2" aria-labelledby={`${id}-related`} />
				</div>
			)}
		</article>
	);
}
