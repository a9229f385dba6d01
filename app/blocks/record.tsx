import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Written } from "../ui/written.tsx";
import { Centrepiece } from "./centrepiece.tsx";
import { Pairs } from "./pairs.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** What anyone may quote against what nobody may see: a public page, and the record behind it with black bars. */
export function Record({ title, intro, caption, page, record }: IndustrySpecimenOf<"record">) {
	return (
		<Centrepiece title={title} intro={intro}>
			<Specimen caption={caption} captioned className="halves">
				<div className="half">
					<p className="display text-h3">{page.label}</p>
					<Sheet>
						<SheetHead>{page.address}</SheetHead>
						<p className="display drawn-title text-h2">{page.title}</p>
						<p className="text-lead">
							<Written text={page.text} />
						</p>
						<Pairs rows={page.rows} />
					</Sheet>
				</div>
				<div className="half ground-night">
					<p className="display text-h3">{record.label}</p>
					<Sheet className="mono">
						<SheetHead>{record.name}</SheetHead>
						<Pairs rows={record.rows} />
					</Sheet>
				</div>
			</Specimen>
		</Centrepiece>
	);
}
