import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Written } from "../ui/written.tsx";
import { Centrepiece } from "./centrepiece.tsx";
import { Pairs } from "./pairs.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** One product's facts on its page, in its feed and in an answer, with what disagrees struck out. */
export function ProductFacts({ title, intro, caption, page, feed, answer, fixed }: IndustrySpecimenOf<"facts">) {
	return (
		<Centrepiece title={title} intro={intro} ground="night">
			<Specimen caption={caption} captioned>
				<div className="items-start lg:grid lg:grid-cols-3">
					<Sheet className="px-side py-8 lg:pr-8">
						<SheetHead aside={page.label}>{page.address}</SheetHead>
						<p className="display py-3 text-h2">{page.title}</p>
						<Pairs rows={page.rows} className="display drawn-words" />
					</Sheet>
					<Sheet className="over mono px-side py-8 lg:mt-16 lg:-ml-6 lg:px-8">
						<SheetHead aside={feed.label}>{feed.address}</SheetHead>
						<Pairs rows={feed.rows} className="mt-3" />
					</Sheet>
					<div className="side py-8 lg:pl-8">
						<p className="sheet-head mono">
							<span>{answer.query}</span>
							<span>{answer.label}</span>
						</p>
						<p className="display drawn-words mt-4">
							<Written text={answer.text} />
						</p>
					</div>
				</div>
				<p className="display side mt-8 text-h2">
					<Written text={fixed} />
				</p>
			</Specimen>
		</Centrepiece>
	);
}
