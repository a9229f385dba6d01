import { Letter } from "../ui/letter.tsx";
import { Written } from "../ui/written.tsx";
import { SheetHead } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";
import { letterAt, SheetSpread } from "./spread.tsx";
import { Weeks } from "./weeks.tsx";

/** A page of the audit across the spread, and the roadmap that follows from it. */
export function AuditSpread({ document, section, page, finding, addresses, spread }: SpreadOf<"audit">) {
	const gone = addresses.findIndex(({ keep }) => keep === undefined);
	const kept = addresses.findIndex(({ keep }) => keep !== undefined);
	// The second note is on the addresses that go, the third on one that stays.
	const noted = new Map([gone, kept].map((address, note) => [address, letterAt(note + 1)]));
	return (
		<>
			<SheetSpread ground="panel" title={spread.title} note={spread.note} notes={spread.notes}>
				<SheetHead aside={page}>
					{document}, {section}
				</SheetHead>
				<p className="display mt-6 mb-6 text-closing">
					{finding}
					<Letter letter="a" />
				</p>
				<ul className="mono grid gap-2 text-lead">
					{addresses.map(({ address, keep }, index) => {
						const letter = noted.get(index);
						return (
							<li key={address}>
								{keep ? <Written text={`==${address}== ${keep}`} /> : <s>{address}</s>}
								{letter && <Letter letter={letter} />}
							</li>
						);
					})}
				</ul>
			</SheetSpread>
			<Weeks title={spread.weeksTitle} tasks={spread.weeks} review={spread.review} />
		</>
	);
}
