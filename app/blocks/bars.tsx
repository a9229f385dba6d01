import { splitFigure } from "../../shared/split-figure.ts";

interface Result {
	/** The result in words, its figure first. */
	text: string;
	/** The stated increase in percent; a result without one is a fact. */
	increase?: number | undefined;
}

interface BarsProps {
	results: readonly Result[];
	/** Only the largest increase is drawn, the others stand below as facts. */
	brief?: boolean;
}

/** An increase of 300% is 1 beside 4. */
const partOf = (increase: number, largest: number) => (100 * (100 + increase)) / (100 + largest);

/**
 * Stated increases as bars to scale, edge to edge, all on one axis: the largest fills the width, what was before is the part
 * of it that it was. What is no increase is a fact below.
 */
export function Bars({ results, brief = false }: BarsProps) {
	const [first, ...others] = [...results].filter(({ increase }) => increase).sort((a, b) => Number(b.increase) - Number(a.increase));
	const steps = brief ? [] : others;
	const facts = brief ? results.filter((result) => result !== first) : results.filter(({ increase }) => !increase);
	const largest = first?.increase ?? 0;
	// Beside a large figure a fact that begins with words would look as if its own were missing.
	const plain = facts.some(({ text }) => !splitFigure(text).figure);
	return (
		<ul className="bars forced-color-adjust-none">
			{first && (
				<li className="bar-main">
					<svg className="mono" width="100%" height="48" fill="currentColor" aria-hidden="true">
						<rect width={`${partOf(0, largest)}%`} height="100%" />
						<text x={`${partOf(0, largest)}%`} y="50%" dx="12" dominantBaseline="central">
							before
						</text>
					</svg>
					<Words {...first} />
					<p className="sr-only">Drawn to scale: 1 before, {1 + largest / 100} after.</p>
				</li>
			)}
			{steps.map((step) => {
				const part = partOf(Number(step.increase), largest);
				return (
					<li key={step.text} className={`${part < 40 ? "bar-short" : "bar-long"} mt-6 lg:mt-1`}>
						<svg className="bar" width={`${part}%`} height="20" aria-hidden="true">
							<rect width="100%" height="100%" />
						</svg>
						<Words {...step} />
					</li>
				);
			})}
			{facts.length > 0 && (
				<li className="bar-facts">
					<ul className="side flex flex-wrap gap-x-10 gap-y-2 pt-4 lg:pr-8">
						{facts.map((fact) => (
							<li key={fact.text}>{plain ? <p className="bar-words display">{fact.text}</p> : <Words {...fact} />}</li>
						))}
					</ul>
				</li>
			)}
		</ul>
	);
}

function Words({ text }: Result) {
	const { figure, rest } = splitFigure(text);
	return (
		<p className="bar-words display">
			{figure && <b>{figure}</b>} <span>{rest}</span>
		</p>
	);
}
