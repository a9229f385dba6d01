import { Letter } from "../ui/letter.tsx";
import { Section } from "../ui/section.tsx";
import { Written } from "../ui/written.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";
import { SpreadNotes } from "./spread.tsx";

/** Somebody else's article before a niche edit and after it. */
export function PlacementSpread({ spread }: SpreadOf<"placement">) {
	const { title, note, host, article, before, after, notes } = spread;
	return (
		<Section ground="night" bleed aria-labelledby="specimen">
			<div className="wrap">
				<SectionHeading id="specimen">{title}</SectionHeading>
			</div>
			<Specimen caption={note} captioned>
				<div className="host">
					{[before, after].map((version) => (
						<Sheet key={version.label}>
							<SheetHead aside={<Written text={version.state} />}>
								<b>{version.label}</b>
							</SheetHead>
							<div className="foreign">
								<p className="host-name">
									{host}
									{version === after && <Letter letter="a" />}
								</p>
								<p className="host-article">{article}</p>
								<p>
									<Written text={version.text} />
								</p>
							</div>
						</Sheet>
					))}
				</div>
				<SpreadNotes notes={notes} className="host-notes side" />
			</Specimen>
		</Section>
	);
}
