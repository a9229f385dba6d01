import type { Views } from "../../../shared/content-types.ts";
import { Byline } from "../../parts/byline.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Links } from "../../ui/link-list.tsx";
import { Text } from "../../ui/text.tsx";
import { CutForm, SixPages, UrlWall } from "./drawing.tsx";
import { ResultBars, ResultColumns } from "./results.tsx";

export type CaseProps = Views["case-studies"]["caseStudies"][number] & { note?: string };

/** One case, composed after what was done: URLs that were cut, one page that became several, or a form. */
export function Case(study: CaseProps) {
	const { id, drawing } = study;
	const ground = { addresses: "", pages: "ground-panel", form: "" }[drawing?.kind ?? "addresses"];
	return (
		<article id={id} className={ground} aria-labelledby={`${id}-title`}>
			{drawing?.kind === "form" ? (
				<FormCase {...study} drawing={drawing} />
			) : drawing?.kind === "pages" ? (
				<PagesCase {...study} drawing={drawing} />
			) : (
				<UrlCase {...study} />
			)}
		</article>
	);
}

type Drawn<Kind> = CaseProps & { drawing: Extract<CaseProps["drawing"], { kind: Kind }> };

function UrlCase(study: CaseProps) {
	const { photo, drawing, results } = study;
	return (
		<>
			<div className="wrap grid gap-x-12 lg:grid-cols-[7fr_5fr]">
				<Head {...study} className="pt-8 pb-6 lg:py-section" />
				<DuotonePhoto
					photo={photo}
					tint="ink"
					sizes="(min-width: 1024px) 45vw, 100vw"
					className="h-44 max-lg:-mx-side max-lg:row-start-1 lg:-mr-side lg:h-full"
				/>
			</div>
			<div className="wrap grid gap-x-12 gap-y-6 py-8 lg:grid-cols-2">
				<Story {...study} />
			</div>
			{drawing?.kind === "addresses" && <UrlWall {...drawing} />}
			<h3 className="side pt-8 pb-3 text-h3">Results</h3>
			<ResultBars results={results} />
			<Related {...study} className="py-8" />
		</>
	);
}

function PagesCase(study: Drawn<"pages">) {
	return (
		<>
			<div className="grid lg:grid-cols-[3fr_5fr]">
				<DuotonePhoto photo={study.photo} tint="ink" sizes="(min-width: 1024px) 38vw, 100vw" className="h-52 lg:h-full" />
				<Head {...study} className="px-side pt-8 pb-6 lg:py-section lg:pl-12" />
			</div>
			<SixPages {...study.drawing} />
			<div className="wrap grid gap-x-12 gap-y-6 py-8 lg:grid-cols-2">
				<Story {...study} />
			</div>
			<div className="wrap">
				<h3 className="border-b-[1.5px] pb-2 text-h3">Results</h3>
				<ResultColumns results={study.results} />
			</div>
			<Related {...study} className="py-8" />
		</>
	);
}

function FormCase(study: Drawn<"form">) {
	const { photo, drawing, results } = study;
	return (
		<>
			<div className="grid lg:grid-cols-[7fr_5fr]">
				<div className="px-side pb-8 lg:pr-12 lg:pb-section">
					<Head {...study} className="pt-8 pb-6 lg:pt-section" />
					<div className="grid gap-6">
						<Story {...study} />
					</div>
				</div>
				<div className="grid lg:grid-rows-[auto_1fr] lg:border-l-[1.5px]">
					<CutForm {...drawing} />
					<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 42vw, 100vw" className="h-52 lg:h-full lg:min-h-52" />
				</div>
			</div>
			<div className="ground-night py-8">
				<div className="wrap">
					<h3 className="text-h3">Results</h3>
					<ResultColumns results={results} />
				</div>
			</div>
			<Related {...study} className="py-8" />
		</>
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
			<h2 id={`${id}-title`} className="mt-2 mb-4 text-closing lg:text-[3.75rem] lg:leading-[1.04]">
				{title}
			</h2>
			<Byline {...byline} />
		</div>
	);
}

function Story({ challenge, solution }: CaseProps) {
	return Object.entries({ Challenge: challenge, Solution: solution }).map(([heading, text]) => (
		<div key={heading}>
			<h3 className="text-h3">{heading}</h3>
			<p className="mt-2 max-w-[38rem] lg:text-lead">
				<Text text={text} />
			</p>
		</div>
	));
}

/** The pages that name this case. */
function Related({ note, related, className }: CaseProps & { className: string }) {
	return (
		<p className={`wrap ${className}`}>
			{note}{" "}
			{related.length > 0 && (
				<>
					More of this work: <Links links={related} />
				</>
			)}
		</p>
	);
}
