import type { Views } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { Bars } from "./bars.tsx";
import type { QuoteData } from "./quote.tsx";
import { Quote } from "./quote.tsx";

interface CaseProofProps {
	study: NonNullable<Views["home"]["proof"]>;
	/** Why this case stands here, where it comes from another field. */
	why?: string | undefined;
	/** A client's words beside the case, on yellow. */
	quote?: QuoteData | undefined;
}

/** One case with its increase drawn to scale, across the page; beside a quote it takes seven of twelve columns. */
export function CaseProof({ study, why, quote }: CaseProofProps) {
	const { title, industry, icon, challenge, solution, results, note, path, draft } = study;
	return (
		<Section bleed className={quote && "max-lg:pb-0"} aria-labelledby="case">
			<div className={quote && "lg:grid lg:grid-cols-12"}>
				<div className={quote && "lg:col-span-7 lg:[--fact:3.05em] lg:[--figure:10cqw]"}>
					<div className={`side mb-8 grid items-end gap-x-12 gap-y-4 ${quote ? "lg:pr-8" : "lg:grid-cols-2"}`}>
						<div className="self-start">
							<p className="mono flex items-center gap-2 text-muted">
								<Icon node={icon} className="size-5 text-link" />
								Case study: {industry}
								<DraftBadge draft={draft} />
							</p>
							<h2 id="case" className="mt-3 text-h2">
								{title}
							</h2>
							{why && <p className="detail mt-3">{why}</p>}
						</div>
						<div className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
							<p className="detail">
								<strong className="text-ink">Challenge.</strong> {challenge}
							</p>
							<p className="detail">
								<strong className="text-ink">Solution.</strong> {solution}
							</p>
						</div>
					</div>
					<Bars results={results} brief />
					<p className="side detail pt-4">
						{note}{" "}
						<a href={path} className="plain-link">
							Read the case<span className="sr-only">: {title}</span>
						</a>
					</p>
				</div>
				{quote && (
					<div className="ground-yellow side mt-10 grid content-center py-10 lg:col-span-5 lg:mt-0 lg:pl-12">
						<Quote {...quote} size="medium" />
					</div>
				)}
			</div>
		</Section>
	);
}
