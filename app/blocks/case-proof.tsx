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
	/** Id of the section's heading. */
	id?: string;
	/** A client's words beside the case, on yellow. */
	quote?: QuoteData | undefined;
}

/** One case with its increase drawn to scale, across the page; beside a quote it takes seven of twelve columns. */
export function CaseProof({ study, why, quote, id = "case" }: CaseProofProps) {
	const { title, industry, icon, challenge, solution, results, note, path, draft } = study;
	return (
		<Section bleed className={quote ? "case-proof case-proof-pair" : "case-proof"} aria-labelledby={id}>
			<div className="case-proof-head side">
				<div>
					<p className="mono flex items-center gap-2 text-muted">
						<Icon node={icon} className="size-5 text-link" />
						Case study: {industry}
						<DraftBadge draft={draft} />
					</p>
					<h2 id={id} className="mt-3 text-h2">
						{title}
					</h2>
					{why && <p className="mt-3 detail">{why}</p>}
				</div>
				<p className="detail">
					<strong>Challenge.</strong> {challenge}
				</p>
				<p className="detail">
					<strong>Solution.</strong> {solution}
				</p>
			</div>
			<Bars results={results} brief />
			<p className="case-proof-foot side detail">
				{note}{" "}
				<a href={path} className="plain-link">
					Read the case
				</a>
			</p>
			{quote && (
				<div className="case-proof-quote ground-yellow">
					<Quote {...quote} size="medium" />
				</div>
			)}
		</Section>
	);
}
