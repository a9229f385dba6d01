import type { Views } from "../../../shared/content-types.ts";
import { splitFigure } from "../../../shared/split-figure.ts";
import { words } from "../../words.ts";

type Results = Views["case-studies"]["caseStudies"][number]["results"];

/** Stated increases in times of what was before (300% is 1 beside 4), and in percent of the largest of them; 0 is no increase. */
function toScale(results: Results) {
	const largest = 1 + Math.max(...results.map(({ increase = 0 }) => increase)) / 100;
	return results.map(({ text, increase = 0 }) => {
		const times = 1 + increase / 100;
		return { text, increase, times, before: 100 / largest, after: (100 * times) / largest };
	});
}

const IN_BAR = "absolute top-1/2 left-side -translate-y-1/2 text-on-bar";

/** Stated increases as bars from the page's edge, all on one scale; what is no increase stands as a figure. */
export function ResultBars({ results }: { results: Results }) {
	return (
		<ul className="grid gap-4">
			{toScale(results).map(({ text, increase, times, before, after }) => {
				const isLongest = after === 100;
				if (!increase) return <Result key={text} as="li" text={text} className="side" />;
				return (
					<li key={text}>
						<svg className="block h-7 w-full font-mono text-small" aria-hidden="true">
							<rect className="fill-none stroke-ink stroke-2" x="-2" y="1" width={`${before}%`} height="110%" />
							<text x={`${before}%`} dx="-12" y="50%" dominantBaseline="central" textAnchor="end" fill="currentColor">
								{words.before}
							</text>
						</svg>
						<div className="relative flex items-center overflow-x-clip">
							<svg className="h-24 flex-none font-mono text-small forced-color-adjust-none" width={`${after}%`} aria-hidden="true">
								<rect className="fill-bar" width="100%" height="100%" />
								{isLongest && (
									<text className="fill-on-bar" x="100%" dx="-12" y="88%" textAnchor="end">
										{words.after}
									</text>
								)}
							</svg>
							{/* The figure lies in its bar, and so do the words in the longest; beside the others. */}
							{isLongest ? (
								<Result text={text} className={`${IN_BAR} flex items-center gap-5 *:last:max-w-[10em]`} />
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

/** The same as columns, side by side. */
export function ResultColumns({ results }: { results: Results }) {
	return (
		<ul className="wrap mt-2 grid gap-x-12 gap-y-6 md:grid-cols-3">
			{toScale(results).map(({ text, increase, times, before, after }) => (
				<li key={text} className="grid md:row-span-2 md:grid-rows-subgrid">
					{increase ? (
						<div className="self-end">
							<svg className="block h-28 w-40 forced-color-adjust-none lg:h-44 lg:w-56" aria-hidden="true">
								<rect className="fill-none stroke-ink stroke-2" x="1" y={`${100 - before}%`} width="46%" height={`${before - 1}%`} />
								<rect className="fill-bar" x="50%" y={`${100 - after}%`} width="46%" height={`${after}%`} />
							</svg>
							<p className="grid w-40 grid-cols-2 font-mono text-small lg:w-56" aria-hidden="true">
								<span>{words.before}</span> <span>{words.after}</span>
							</p>
							<p className="sr-only">{words.toScale(times)}</p>
						</div>
					) : (
						<span className="max-md:hidden" />
					)}
					<Result text={text} />
				</li>
			))}
		</ul>
	);
}

type ResultProps = Partial<Record<"className" | "figureClass" | "label", string>> & { as?: "p" | "li"; text: string };

function Result({ as: Element = "p", text, figureClass = "", className = "", label }: ResultProps) {
	const { figure, rest } = splitFigure(text);
	return (
		<Element className={className}>
			{figure && <b className={`display text-[clamp(3rem,8cqw,7.5rem)]/[0.95] tracking-tighter ${figureClass}`.trim()}>{figure}</b>}{" "}
			<span className="flex flex-col-reverse text-lead leading-tight font-[650]">
				<span>{rest}</span>
				{label && <span className="font-mono text-small font-[500]">{label}</span>}
			</span>
		</Element>
	);
}
