import { Section } from "../ui/section.tsx";
import { Written } from "../ui/written.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";
import { SpreadNotes } from "./spread.tsx";

/** A draft with an editor's hand in it, and why each mark is there. */
export function DraftSpread({ spread }: SpreadOf<"draft">) {
	return (
		<Section ground="night" bleed aria-labelledby="specimen">
			<div className="wrap">
				<SectionHeading id="specimen">{spread.title}</SectionHeading>
			</div>
			<Specimen caption={spread.note} captioned className="spread">
				<Sheet>
					<SheetHead>{spread.before}</SheetHead>
					<p className="spread-draft">
						<Written text={spread.text} />
					</p>
				</Sheet>
				<SpreadNotes notes={spread.notes} className="content-end" />
			</Specimen>
		</Section>
	);
}
