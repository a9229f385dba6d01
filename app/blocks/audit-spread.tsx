import { Letter } from "../ui/letter.tsx";
import { Section } from "../ui/section.tsx";
import { Written } from "../ui/written.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";
import { letterAt, SpreadNotes } from "./spread.tsx";
import { Weeks } from "./weeks.tsx";

/** A page of the audit across the spread, and the roadmap that follows from it. */
export function AuditSpread({ document, section, page, finding, addresses, spread }: SpreadOf<"audit">) {
	const gone = addresses.findIndex(({ keep }) => keep === undefined);
	const kept = addresses.findIndex(({ keep }) => keep !== undefined);
	// The second note is on the addresses that go, the third on one that stays.
	const noted = new Map([gone, kept].map((address, note) => [address, letterAt(note + 1)]));
	return (
		<>
			<Section ground="panel" bleed aria-labelledby="specimen">
				<div className="wrap">
					<SectionHeading id="specimen">{spread.title}</SectionHeading>
				</div>
				<Specimen caption={spread.note} captioned className="spread">
					<Sheet>
						<SheetHead aside={page}>
							{document}, {section}
						</SheetHead>
						<p className="display spread-finding">
							{finding}
							<Letter letter="a" />
						</p>
						<ul className="mono spread-addresses">
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
					</Sheet>
					<SpreadNotes notes={spread.notes} />
				</Specimen>
			</Section>
			<Weeks title={spread.weeksTitle} tasks={spread.weeks} review={spread.review} />
		</>
	);
}
