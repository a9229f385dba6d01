import type { Views } from "../content/views.ts";

interface EntitySheetProps {
	title: string;
	facts: Views["about"]["facts"];
}

/** The agency as a machine would know it: a row a fact. */
export function EntitySheet({ title, facts }: EntitySheetProps) {
	return (
		<section className="sheet" aria-labelledby="facts">
			<h2 id="facts" className="border-b-[1.5px] border-ink px-5 py-3.5 font-mono text-mono font-normal tracking-normal text-muted">
				{title}
			</h2>
			<dl className="px-5 py-2">
				{facts.map(({ label, value }) => (
					<div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-hair py-2.5 last:border-0">
						<dt className="font-mono text-mono leading-snug text-muted">{label}</dt>
						<dd className="text-small leading-snug">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
