import type { Views } from "../content/views.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Photo } from "../ui/photo.tsx";
import { IncreaseBars } from "./increase-bars.tsx";

type CaseSheetProps = Views["case-studies"]["caseStudies"][number];

/** One case as a sheet: challenge, solution and results side by side. */
export function CaseSheet({ id, title, industry, icon, photo, challenge, solution, results, related, draft }: CaseSheetProps) {
	const largest = Math.max(...results.map(({ increase = 0 }) => increase));
	return (
		<article id={id} className="case py-section" aria-labelledby={`${id}-title`}>
			<div className="wrap">
				<div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
					<div className="lg:col-span-7">
						<p className="flex items-center gap-3 font-mono text-mono text-muted">
							<Icon node={icon} className="size-6 text-link" />
							{industry}
							<DraftBadge draft={draft} />
						</p>
						<h2 id={`${id}-title`} className="mt-4 text-h2">
							{title}
						</h2>
					</div>
					<div className="lg:col-span-5">
						<Photo photo={photo} ratio={[16, 9]} sizes="(min-width: 1024px) 32rem, 100vw" />
					</div>
				</div>
				<div className="lined-grid mt-10 sm:grid-cols-2 lg:grid-cols-3">
					<div className="bg-paper p-6 sm:p-8">
						<h3 className="text-h3">Challenge</h3>
						<p className="mt-3">{challenge}</p>
					</div>
					<div className="bg-paper p-6 sm:p-8">
						<h3 className="text-h3">Solution</h3>
						<p className="mt-3">{solution}</p>
					</div>
					<div className="bg-paper p-6 sm:p-8">
						<h3 className="text-h3">Results</h3>
						<ul className="mt-4 grid gap-6">
							{results.map(({ text, increase }) => (
								<li key={text}>
									<p className="flex items-baseline-last gap-3 leading-snug font-[650]">
										<LeadingFigure text={text} />
									</p>
									{increase && <IncreaseBars percent={increase} largest={largest} />}
								</li>
							))}
						</ul>
						{largest > 0 && (
							<p className="mt-6 flex items-center gap-2 font-mono text-mono text-muted" aria-hidden="true">
								<span className="swatch" /> before <span className="swatch swatch-after ml-3" /> after
							</p>
						)}
					</div>
				</div>
				{related.length > 0 && (
					<ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small" aria-label="Services and industries of this case">
						{related.map(({ name, path }) => (
							<li key={path}>
								<a href={path} className="plain-link inline-flex min-h-6 items-center">
									{name}
								</a>
							</li>
						))}
					</ul>
				)}
			</div>
		</article>
	);
}

/** A result whose figure, where it begins with one, is the loudest part. */
function LeadingFigure({ text }: { text: string }) {
	const [figure = ""] = /^\d[\d.,]*[%+]?/.exec(text) ?? [];
	if (!figure) return text;
	return (
		<>
			<span className="display text-h2 leading-none">{figure}</span> <span>{text.slice(figure.length).trim()}</span>
		</>
	);
}
