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
			<Specimen caption={note} captioned bleed>
				<div className="grid items-end lg:grid-cols-12">
					{[before, after].map((version) => (
						<Sheet
							key={version.label}
							className={
								version === after ? "py-8 pr-side max-lg:pl-side lg:col-span-8 lg:-ml-8" : "bg-hair px-side py-8 lg:col-span-4 lg:mb-10 lg:pr-16"
							}
						>
							<SheetHead aside={<Written text={version.state} />}>
								<b>{version.label}</b>
							</SheetHead>
							<div className={`foreign ${version === after ? "text-m" : ""}`.trim()}>
								<p className="mt-4 text-small tracking-widest uppercase">
									{host}
									{version === after && <Letter letter="a" />}
								</p>
								<p className={`mt-3 font-[650] ${version === after ? "text-h2" : "text-h3"}`}>{article}</p>
								<p className="mt-4">
									<Written text={version.text} />
								</p>
							</div>
						</Sheet>
					))}
				</div>
				<SpreadNotes notes={notes} className="mt-10 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4" />
			</Specimen>
		</Section>
	);
}
