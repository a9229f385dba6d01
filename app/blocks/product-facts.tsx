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
				<div className="readers">
					<Sheet>
						<SheetHead aside={page.label}>{page.address}</SheetHead>
						<p className="display drawn-title text-h2">{page.title}</p>
						<Pairs rows={page.rows} className="display pairs-large" />
					</Sheet>
					<Sheet className="mono">
						<SheetHead aside={feed.label}>{feed.address}</SheetHead>
						<Pairs rows={feed.rows} />
					</Sheet>
					<div>
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
