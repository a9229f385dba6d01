import { splitFigure } from "../../../shared/split-figure.ts";
import type { CaseProps } from "./case.tsx";

type Results = Pick<CaseProps, "results">;
type Result = CaseProps["results"][number];

/** A stated increase of 300% is 1 beside 4. */
const timesOf = ({ increase = 0 }: Result) => 1 + increase / 100;
const largestOf = (results: readonly Result[]) => Math.max(...results.map(timesOf));

/** Stated increases as bars from the page's edge, all on one scale; what is no increase stands as a figure. */
export function ResultBars({ results }: Results) {
	const largest = largestOf(results);
	return (
		<ul className="grid gap-4">
			{results.map((result) => {
				if (result.increase === undefined)
					return (
						<li key={result.text} className="side">
							<Words {...result} />
						</li>
					);
				const [before, after] = [`${100 / largest}%`, `${(100 * timesOf(result)) / largest}%`];
				return (
					<li key={result.text}>
						<svg className="block h-7 w-full font-mono text-small" aria-hidden="true">
							<rect className="fill-none stroke-ink stroke-2" x="-2" y="1" width={before} height="110%" />
							<text x={before} dx="-12" y="50%" dominantBaseline="central" textAnchor="end" fill="currentColor">
								before
							</text>
						</svg>
						<div className="bar-row">
							<svg className="h-24 flex-none font-mono text-small forced-color-adjust-none" width={after} aria-hidden="true">
								<rect className="fill-bar" width="100%" height="100%" />
								{after === "100%" && (
									<text className="fill-on-bar" x="100%" dx="-12" y="88%" textAnchor="end">
										after
									</text>
								)}
							</svg>
							{after === "100%" ? <Words {...result} className="in-bar" /> : <Words {...result} className="at-bar" label="after" />}
						</div>
						<p className="sr-only">Drawn to scale: 1 before, {timesOf(result)} after.</p>
					</li>
				);
			})}
		</ul>
	);
}

/** The same as columns, side by side. */
export function ResultColumns({ results }: Results) {
	const largest = largestOf(results);
	return (
		<ul className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-3">
			{results.map((result) => (
				<li key={result.text} className="grid md:grid-rows-subgrid md:row-span-2">
					{result.increase ? (
						<div className="self-end">
							<svg className="block h-28 w-40 forced-color-adjust-none lg:h-44 lg:w-56" aria-hidden="true">
								<rect
									className="fill-none stroke-ink stroke-2"
									x="1"
									y={`${100 - 100 / largest}%`}
									width="46%"
									height={`${100 / largest - 1}%`}
								/>
								<rect
									className="fill-bar"
									x="50%"
									y={`${100 - (100 * timesOf(result)) / largest}%`}
									width="46%"
									height={`${(100 * timesOf(result)) / largest}%`}
								/>
							</svg>
							<p className="grid w-40 grid-cols-2 font-mono text-small lg:w-56" aria-hidden="true">
								<span>before</span> <span>after</span>
							</p>
							<p className="sr-only">Drawn to scale: 1 before, {timesOf(result)} after.</p>
						</div>
					) : (
						<span className="max-md:hidden" />
					)}
					<Words {...result} />
				</li>
			))}
		</ul>
	);
}

function Words({ text, className = "", label }: Result & { className?: string; label?: string }) {
	const { figure, rest } = splitFigure(text);
	return (
		<p className={`result-words ${className}`.trim()}>
			{figure && <b className="display">{figure}</b>}{" "}
			<span className="flex flex-col-reverse text-lead leading-tight font-[650]">
				<span>{rest}</span>
				{label && <span className="font-mono text-small font-[500]">{label}</span>}
			</span>
		</p>
	);
}
