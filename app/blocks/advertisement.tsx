import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Written } from "../ui/written.tsx";
import { Centrepiece } from "./centrepiece.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";
import { SpreadNotes } from "./spread.tsx";

/** An advertisement with the words struck that a bar forbids, and the page that takes its place. */
export function Advertisement({ title, intro, caption, before, after, notes }: IndustrySpecimenOf<"advertisement">) {
	return (
		<Centrepiece title={title} intro={intro}>
			<Specimen caption={caption} captioned className="rewrite lg:grid lg:grid-cols-12">
				<div className="side bg-hair py-8 lg:col-span-5 lg:pr-12">
					<p className="mono">{before.label}</p>
					<p className="display mt-4 text-m">
						<Written text={before.text} />
					</p>
				</div>
				<Sheet className="px-side py-8 lg:col-span-7 lg:pl-12">
					<SheetHead aside={after.label}>{after.address}</SheetHead>
					<p className="display py-3 text-h2">{after.title}</p>
					<p className="drawn-words">
						<Written text={after.text} />
					</p>
					<p className="mono mt-4 text-muted">{after.foot}</p>
				</Sheet>
			</Specimen>
			<SpreadNotes notes={notes} className="mt-8 grid gap-x-8 lg:grid-cols-3" />
		</Centrepiece>
	);
}
