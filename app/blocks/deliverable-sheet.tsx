import { Motif } from "../art/motif.tsx";
import type { Service } from "../content/service.ts";

type DeliverableSheetProps = Service["deliverables"] & Pick<Service, "motif">;

/** What arrives, and when: the service's own drawing over a ruled list. */
export function DeliverableSheet({ motif, title, items }: DeliverableSheetProps) {
	return (
		<figure className="sheet" aria-labelledby="deliverables">
			<div className="border-b-[1.5px] border-ink bg-panel">
				<Motif name={motif} />
			</div>
			<div className="px-5 py-3">
				<p id="deliverables" className="font-mono text-mono text-muted">
					{title}
				</p>
				<dl>
					{items.map(({ when, what }) => (
						<div key={what}>
							<dt className="w-[9.5rem] font-mono text-mono">{when}</dt>
							<dd>{what}</dd>
						</div>
					))}
				</dl>
			</div>
		</figure>
	);
}
