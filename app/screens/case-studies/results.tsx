import type { Views } from "../../../shared/content-types.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
import { words } from "../../words.ts";

/** Places the figure inside its bar. Only the longest bar has room for the words, too. */
const IN_BAR = "absolute top-1/2 left-side -translate-y-1/2 text-on-bar";

const FIGURE = "text-[clamp(1.75rem,9cqw,6.5rem)]/[0.95]";

/** Stated increases as bars from the page's edge, all on one scale; what is no increase stands as a figure. */
export function Results({ results }: Pick<Views["case-studies"]["caseStudies"][number], "results">) {
	const largest = Math.max(...results.map(({ increase = 0 }) => increase));
	const facts = results.filter(({ increase }) => !increase);
	return (
		<>
			<ul className="grid gap-4">
				{results.map(({ text, increase }) => {
					if (!increase) return null;
					// 300% is 1 beside 4.
					const times = 1 + increase / 100;
					const before = `${10000 / (100 + largest)}%`;
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
								<svg className="h-24 flex-none forced-color-adjust-none" width={`${(10000 * times) / (100 + largest)}%`} aria-hidden="true">
									<rect className="fill-bar" width="100%" height="100%" />
								</svg>
								{isLongest ? (
									<Result text={text} className={`${IN_BAR} flex items-center gap-5 *:last:max-w-[14em]`} label={words.after} />
								) : (
									<Result text={text} figureClass={IN_BAR} className="pl-4" label={words.after} />
								)}
							</div>
							<p className="sr-only">{words.toScale(times)}</p>
						</li>
					);
				})}
			</ul>
			{facts.length > 0 && (
				<ul className="wrap mt-4 flex flex-wrap gap-x-16 gap-y-2">
					{facts.map(({ text }) => (
						<Result key={text} as="li" text={text} size="text-h2" className="flex items-baseline gap-3" />
					))}
				</ul>
			)}
		</>
	);
}

type ResultProps = Partial<Record<"className" | "figureClass" | "size" | "label", string>> & { as?: "p" | "li"; text: string };

function Result({ as: Element = "p", text, figureClass = "", size = FIGURE, className = "", label }: ResultProps) {
	const { figure, rest } = splitFigure(text);
	return (
		<Element className={className}>
			{figure && <b className={`display shrink-0 tracking-tighter ${size} ${figureClass}`.trim()}>{figure}</b>}{" "}
			<span className="flex flex-col-reverse text-lead leading-tight font-[650]">
				<span>{rest}</span>
				{label && <span className="font-mono text-small font-[500]">{label}</span>}
			</span>
		</Element>
	);
}
