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
			<p id="deliverables" className="px-5 pt-4 font-mono text-mono text-muted">
				{title}
			</p>
			<dl className="px-5 pt-1 pb-3">
				{items.map(({ when, what }) => (
					<div key={what} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 border-b border-hair py-2.5 last:border-0">
						<dt className="font-mono text-mono leading-snug text-link">{when}</dt>
						<dd className="text-small leading-snug">{what}</dd>
					</div>
				))}
			</dl>
		</figure>
	);
}
