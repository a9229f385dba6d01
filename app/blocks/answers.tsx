import { Section } from "../ui/section.tsx";
import { Written } from "../ui/written.tsx";
import { AskedLine } from "./asked-line.tsx";
import { Specimen } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";

type Rows = SpreadOf<"answer">["spread"]["rows"];
type Answer = Rows[number]["before"];

/**
 * One prompt and four ways of picking sources, before the work and after it. Both states share their places, so nothing moves
 * on choosing; the choice is a pair of native radios, which work by arrow keys and without script.
 */
export function Answers({ spread }: SpreadOf<"answer">) {
	const { title, note, prompt, before, after, rows, tally } = spread;
	return (
		<Section ground="stage" bleed className="answers" aria-labelledby="specimen">
			<h2 id="specimen" className="sr-only">
				{title}
			</h2>
			<fieldset>
				<legend className="sr-only">{title}</legend>
				<div className="answers-head side">
					<AskedLine query={prompt} size="large" />
					<div className="switch answers-switch">
						<label>
							<input type="radio" name="answers" value="before" />
							{before}
						</label>
						<label>
							<input type="radio" name="answers" value="after" defaultChecked />
							{after}
						</label>
					</div>
				</div>
				<Specimen caption={note} captioned>
					<ol>
						{rows.map((row) => (
							<li key={row.title} className="answer-row side">
								<div>
									<p className="display text-h3">{row.title}</p>
									<p className="mono text-muted">{row.how}</p>
								</div>
								<div className="answer-both">
									<Said {...row.before} className="answer-was" />
									<Said {...row.after} className="answer-now" />
								</div>
							</li>
						))}
					</ol>
					<div className="answer-both answer-tally side display text-h2">
						<p className="answer-was">{tally.before}</p>
						<p className="answer-now">{tally.after}</p>
					</div>
				</Specimen>
			</fieldset>
		</Section>
	);
}

function Said({ text, sources, className }: Answer & { className: string }) {
	return (
		<div className={`answer ${className}`}>
			<p className="display">
				<Written text={text} />
			</p>
			<ul className="mono text-muted">
				{sources.map((source) => (
					<li key={source}>{source}</li>
				))}
			</ul>
		</div>
	);
}
