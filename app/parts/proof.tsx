import type { Views } from "../../shared/content-types.ts";
import { splitFigure } from "../../shared/split-figure.ts";
import { words } from "../words.ts";
import { BeforeAfter } from "./before-after.tsx";
import { Line } from "./line.tsx";
import { Quote } from "./quote.tsx";

/** A case study that a service or industry page shows as proof. */
export type Case = NonNullable<NonNullable<Views["service"]["proof"]>["caseStudy"]>;

interface ProofProps {
	page: Pick<Views["service"], "proof">;
	/** Classes for the section's background and padding. */
	className?: string;
}

const largestFirst = ({ results }: Case) => [...results].sort((a, b) => (b.increase ?? 0) - (a.increase ?? 0));
/** Returns the results of a case except the largest, as sentences. */
export const otherResults = (study: Case) => Array.from(largestFirst(study).slice(1), ({ text }) => `${text}.`).join(" ");

/** The page's case study, with its largest result as a bar that is drawn to scale and reaches the right edge of the window. */
export function CaseStudy({ page, className = "ground-night" }: ProofProps) {
	const study = page.proof?.caseStudy;
	if (!study) return null;
	const [main] = largestFirst(study);
	return (
		<section className={`overflow-x-clip ${className}`} aria-labelledby="case">
			<Line as="h2" id="case" className="wrap pt-section pb-5 text-h2" text={study.title} />
			<div className="flex flex-wrap pl-side">
				{main?.increase && <ResultBar text={main.text} increase={main.increase} />}
				<div className="mt-5 grid flex-1 gap-x-12 gap-y-4 pr-side pb-section lg:grid-cols-2 lg:pl-6">
					<Line className="text-lead" text={study.text} />
					<p className="text-muted">
						{otherResults(study)} <CaseNote study={study} />
					</p>
				</div>
			</div>
		</section>
	);
}

/** The page's testimonial, if it has one. */
export function ClientQuote({ page, className = "py-section" }: ProofProps) {
	if (!page.proof?.testimonial) return null;
	return (
		<section className={`px-side [--section:13rem] lg:[--section:18rem] ${className}`} aria-label={words.testimonial}>
			<Quote quote={page.proof.testimonial} className="max-w-[26em] text-m leading-snug text-pretty" />
		</section>
	);
}

/** A result as a bar drawn to scale, with its text on the bar. On large screens, a spacer aligns the next element with the gain. */
export function ResultBar({ text, increase }: { text: string; increase: number }) {
	const { figure, rest } = splitFigure(text);
	return (
		<>
			<BeforeAfter increase={increase} className="@container gap-x-5 p-3 pt-section lg:flex lg:flex-wrap lg:items-baseline-last lg:p-6">
				<b className="display block text-[min(27cqw,11rem)] -ml-[0.03em] leading-[0.9] wrap-normal tracking-[-0.055em]">{figure}</b>{" "}
				<b className="block flex-1 leading-tight lg:text-m/tight">{rest}</b>
			</BeforeAfter>
			<svg className="h-0 max-lg:hidden" width={`${100 / (1 + increase / 100)}%`} aria-hidden="true" />
		</>
	);
}

/** A case study's largest result, and the page's text about the case. */
export function CaseResult({ study, className }: { study: Case; className?: string }) {
	const { figure, rest } = splitFigure(largestFirst(study)[0]?.text ?? "");
	return (
		<div className={className}>
			<p className="mb-3 leading-tight font-[650]">
				<b className="display block text-[clamp(4rem,2rem+8.6cqw,9rem)] leading-none tracking-[-0.055em]">{figure}</b> {rest}
			</p>
			{study.text} <CaseNote study={study} />
		</div>
	);
}

/** The note that past results are not a guarantee, and a link to the case. */
export function CaseNote({ study: { note, path, title } }: { study: Pick<Case, "note" | "path" | "title"> }) {
	return (
		<>
			{note}{" "}
			<a href={path} className="plain-link whitespace-nowrap">
				{words.readCase}
				<span className="sr-only">: {title}</span>
			</a>
		</>
	);
}
