import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Written } from "../ui/written.tsx";
import { Centrepiece } from "./centrepiece.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** A buyer's form, filled: the question, the answer with what is wrong in it struck out, and the page that it is from. */
export function Questionnaire({ title, intro, caption, document, from, rows }: IndustrySpecimenOf<"questionnaire">) {
	return (
		<Centrepiece title={title} intro={intro} ground="stage">
			<Specimen caption={caption} captioned>
				<Sheet className="ml-(--side) lg:pr-(--side)">
					<SheetHead aside={from}>{document}</SheetHead>
					<ol className="ruled-hair">
						{rows.map(({ question, answer, page }) => (
							<li key={question} className="grid gap-x-8 gap-y-2 lg:grid-cols-12">
								<p className="display text-h3 lg:col-span-4">{question}</p>
								<p className="text-lead lg:col-span-4">
									<Written text={answer} />
								</p>
								<p className="mono text-muted lg:col-span-4">{page}</p>
							</li>
						))}
					</ol>
				</Sheet>
			</Specimen>
		</Centrepiece>
	);
}
