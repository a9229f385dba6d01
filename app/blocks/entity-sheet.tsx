import type { Views } from "../content/views.ts";
import { Ranges } from "../ui/ranges.tsx";

interface EntitySheetProps {
	title: string;
	facts: Views["about"]["facts"];
}

/** The agency as a machine would know it: a row a fact. */
export function EntitySheet({ title, facts }: EntitySheetProps) {
	return (
		<section className="sheet" aria-labelledby="facts">
			<h2 id="facts" className="border-b-[1.5px] border-ink px-5 py-4 font-mono text-mono font-normal tracking-normal text-muted">
				{title}
			</h2>
			<dl className="px-5 py-2">
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="w-[6.5rem] font-mono text-mono text-muted">{label}</dt>
						<dd>
							<Ranges text={value} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
