import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Written } from "../ui/written.tsx";
import { Centrepiece } from "./centrepiece.tsx";
import { Pairs } from "./pairs.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** What anyone may quote against what nobody may see: a public page, and the record behind it with black bars. */
export function Record({ title, intro, caption, page, record }: IndustrySpecimenOf<"record">) {
	return (
		<Centrepiece title={title} intro={intro}>
			<Specimen caption={caption} captioned className="lg:grid lg:grid-cols-2">
				<div className="side grid content-start gap-4 py-8 lg:pr-0">
					<p className="display text-h3">{page.label}</p>
					<Sheet className="over lg:-mr-20">
						<SheetHead>{page.address}</SheetHead>
						<p className="display py-3 text-h2">{page.title}</p>
						<p className="text-lead">
							<Written text={page.text} />
						</p>
						<Pairs rows={page.rows} className="mt-6" />
					</Sheet>
				</div>
				<div className="ground-night side grid content-start gap-4 py-8 lg:pl-28">
					<p className="display text-h3">{record.label}</p>
					<Sheet className="mono">
						<SheetHead>{record.name}</SheetHead>
						<Pairs rows={record.rows} className="mt-3" />
					</Sheet>
				</div>
			</Specimen>
		</Centrepiece>
	);
}
