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
			<Specimen caption={spread.note} captioned bleed>
				<div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
					<Sheet className="max-lg:mr-side py-8 pl-side lg:col-span-8">
						<SheetHead>{spread.before}</SheetHead>
						<p className="mt-6 text-m">
							<Written text={spread.text} />
						</p>
					</Sheet>
					<SpreadNotes notes={spread.notes} className="content-end lg:col-span-4 lg:pl-0" />
				</div>
			</Specimen>
		</Section>
	);
}
