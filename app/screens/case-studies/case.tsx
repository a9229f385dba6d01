import type { Views } from "../../../shared/content-types.ts";
import { Byline } from "../../parts/byline.tsx";
import { Line } from "../../parts/line.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Links } from "../../ui/link-list.tsx";
import { words } from "../../words.ts";
import { CutForm, SixPages, UrlWall } from "./drawing.tsx";
import { Results } from "./results.tsx";

export type CaseProps = Views["case-studies"]["caseStudies"][number] & { note?: string };

/** One case, composed after what was done: URLs that were cut, one page that became several, or a form. */
export function Case(study: CaseProps) {
	const { id, drawing, photo, note, related, results } = study;
	const isPages = drawing?.kind === "pages";
	const picture = { photo, tint: "ink", sizes: "(min-width: 1024px) 42vw, 100vw" } as const;
	return (
		<article id={id} className={isPages ? "ground-panel" : ""} aria-labelledby={`${id}-title`}>
			{drawing?.kind === "form" ? (
				<div className="grid lg:grid-cols-[7fr_5fr]">
					<div className="px-side pb-8 lg:pr-12 lg:pb-section">
						<Head {...study} className="pt-8 pb-6 lg:pt-section" />
						<Story {...study} className="gap-6" />
					</div>
					<div className="grid lg:grid-rows-[auto_1fr] lg:border-l-[1.5px]">
						<CutForm {...drawing} />
						<DuotonePhoto {...picture} className="h-52 border-t-[1.5px] lg:h-full lg:min-h-52" />
					</div>
				</div>
			) : (
				<>
					<div className={`grid ${isPages ? "lg:grid-cols-[3fr_5fr]" : "lg:grid-cols-[7fr_5fr]"}`}>
						<DuotonePhoto {...picture} className={`h-44 lg:h-full ${isPages ? "" : "lg:order-last"}`} />
						<Head {...study} className={`px-side pt-8 pb-6 lg:py-section ${isPages ? "lg:pl-12" : "lg:pr-12"}`} />
					</div>
					{isPages && <SixPages {...drawing} />}
					<Story {...study} className="wrap gap-x-12 gap-y-6 py-8 lg:grid-cols-2" />
					{drawing?.kind === "addresses" && <UrlWall {...drawing} />}
				</>
			)}
			<div className={drawing?.kind === "form" ? "ground-night py-8" : isPages ? "" : "pt-8"}>
				<h3 className="wrap pb-3 text-h3">{words.results}</h3>
				<Results results={results} />
			</div>
			<p className="wrap py-8">
				{note}{" "}
				{related.length > 0 && (
					<>
						{words.moreOfThisWork} <Links links={related} />
					</>
				)}
			</p>
		</article>
	);
}

function Head({ id, industry, icon, title, byline, draft, sample, className }: CaseProps & { className: string }) {
	return (
		<div className={`self-center ${className}`}>
			<p className="flex items-center gap-3 font-mono text-small text-muted">
				<Icon node={icon} className="text-link" />
				{industry}
				<DraftBadge draft={draft} sample={sample} />
			</p>
			<Line as="h2" id={`${id}-title`} className="mt-2 mb-4 text-closing lg:text-[3.75rem] lg:leading-[1.04]" text={title} />
			<Byline {...byline} />
		</div>
	);
}

function Story({ challenge, solution, className }: CaseProps & { className: string }) {
	return (
		<div className={`grid ${className}`}>
			{Object.entries({ [words.challenge]: challenge, [words.solution]: solution }).map(([heading, text]) => (
				<div key={heading}>
					<h3 className="text-h3">{heading}</h3>
					<Line className="mt-2 max-w-[38rem] lg:text-lead" text={text} />
				</div>
			))}
		</div>
	);
}
