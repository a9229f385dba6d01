import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Written } from "../ui/written.tsx";
import { Centrepiece } from "./centrepiece.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** A buyer's form, filled: the question, the answer with what is wrong in it struck out, and the page that it is from. */
export function Questionnaire({ title, intro, caption, document, from, rows }: IndustrySpecimenOf<"questionnaire">) {
	return (
		<Centrepiece title={title} intro={intro} ground="stage">
			<Specimen caption={caption} captioned className="filled">
				<Sheet>
					<SheetHead aside={from}>{document}</SheetHead>
					<ol>
						{rows.map(({ question, answer, page }) => (
							<li key={question}>
								<p className="display text-h3">{question}</p>
								<p className="text-lead">
									<Written text={answer} />
								</p>
								<p className="mono text-muted">{page}</p>
							</li>
						))}
					</ol>
				</Sheet>
			</Specimen>
		</Centrepiece>
	);
}
