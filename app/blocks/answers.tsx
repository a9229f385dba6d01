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
		<Section ground="stage" bleed className="answers pt-0" aria-labelledby="specimen">
			<fieldset>
				<legend className="sr-only">
					<h2 id="specimen">{title}</h2>
				</legend>
				<div className="side mb-6 grid items-end gap-x-12 gap-y-4 lg:flex">
					<div className="flex-1">
						<AskedLine query={prompt} size="large" />
					</div>
					<div>
						<div className="switch inline-flex flex-wrap border-[1.5px]">
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
				</div>
				<Specimen caption={note} captioned bleed>
					<ol className="ruled-hair">
						{rows.map((row) => (
							<li key={row.title} className="side grid gap-x-12 gap-y-4 sm:py-5 lg:grid-cols-12">
								<div className="lg:col-span-3">
									<p className="display text-h3">{row.title}</p>
									<p className="mono text-muted">{row.how}</p>
								</div>
								<div className="answer-both grid lg:col-span-9">
									<Said when={before} {...row.before} className="answer-was" />
									<Said when={after} {...row.after} className="answer-now" />
								</div>
							</li>
						))}
					</ol>
					<div className="answer-both display side grid border-t-[1.5px] border-hair py-8 text-h2">
						<p className="answer-was">{tally.before}</p>
						<p className="answer-now">{tally.after}</p>
					</div>
				</Specimen>
			</fieldset>
		</Section>
	);
}

/** What was said, and when: both stand in the page, and only the choice tells them apart for the eye. */
function Said({ when, text, sources, className }: Answer & { when: string; className: string }) {
	return (
		<div className={`grid content-start gap-x-12 gap-y-2 lg:grid-cols-12 ${className}`}>
			<p className="display text-m leading-snug text-pretty lg:col-span-8">
				<span className="sr-only">{when}: </span>
				<Written text={text} />
			</p>
			<ul className="mono text-muted lg:col-span-4">
				{sources.map((source) => (
					<li key={source}>{source}</li>
				))}
			</ul>
		</div>
	);
}
