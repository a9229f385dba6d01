import type { Views } from "../../../shared/content-types.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
import { words } from "../../words.ts";

/** The figure lies in its bar, and so do the words in the longest; beside the others. */
const IN_BAR = "absolute top-1/2 left-side -translate-y-1/2 text-on-bar";

/** Stated increases as bars from the page's edge, all on one scale; what is no increase stands as a figure. */
export function Results({ results }: Pick<Views["case-studies"]["caseStudies"][number], "results">) {
	const largest = Math.max(...results.map(({ increase = 0 }) => increase));
	return (
		<ul className="grid gap-4">
			{results.map(({ text, increase }) => {
				if (!increase) return <Result key={text} as="li" text={text} className="side flex items-center gap-5" />;
				// 300% is 1 beside 4.
				const times = 1 + increase / 100;
				const before = `${10000 / (100 + largest)}%`;
				const after = `${(10000 * times) / (100 + largest)}%`;
				const isLongest = increase === largest;
				return (
					<li key={text}>
						<svg className="block h-7 w-full font-mono text-small" aria-hidden="true">
							<rect className="fill-none stroke-ink stroke-2" x="-2" y="1" width={before} height="110%" />
							<text x={before} dx="12" y="50%" dominantBaseline="central" fill="currentColor">
								{words.before}
							</text>
						</svg>
						<div className="relative flex items-center overflow-x-clip">
							<svg className="h-24 flex-none font-mono text-small forced-color-adjust-none" width={after} aria-hidden="true">
								<rect className="fill-bar" width="100%" height="100%" />
								{isLongest && (
									<text className="fill-on-bar" x="100%" dx="-12" y="88%" textAnchor="end">
										{words.after}
									</text>
								)}
							</svg>
							{isLongest ? (
								<Result text={text} className={`${IN_BAR} flex items-center gap-5 *:last:max-w-[14em]`} />
							) : (
								<Result text={text} figureClass={IN_BAR} className="pl-4" label={words.after} />
							)}
						</div>
						<p className="sr-only">{words.toScale(times)}</p>
					</li>
				);
			})}
		</ul>
	);
}

type ResultProps = Partial<Record<"className" | "figureClass" | "label", string>> & { as?: "p" | "li"; text: string };

function Result({ as: Element = "p", text, figureClass = "", className = "", label }: ResultProps) {
	const { figure, rest } = splitFigure(text);
	return (
		<Element className={className}>
			{figure && (
				<b className={`display shrink-0 text-[clamp(1.75rem,9cqw,6.5rem)]/[0.95] tracking-tighter ${figureClass}`.trim()}>{figure}</b>
			)}{" "}
			<span className="flex flex-col-reverse text-lead leading-tight font-[650]">
				<span>{rest}</span>
				{label && <span className="font-mono text-small font-[500]">{label}</span>}
			</span>
		</Element>
	);
}
