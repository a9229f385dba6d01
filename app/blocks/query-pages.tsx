import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Centrepiece } from "./centrepiece.tsx";
import { Sheet, Specimen } from "./specimen.tsx";

/** What customers ask, each question with the page that answers it: the centrepiece of a sector that has none of its own. */
export function QueryPages({ title, intro, caption, pages }: IndustrySpecimenOf<"pages">) {
	return (
		<Centrepiece title={title} intro={intro} ground="night">
			<Specimen caption={caption} captioned className="filled">
				<Sheet>
					<ol>
						{pages.map(({ query, address }) => (
							<li key={query}>
								<p className="display text-h3">{query}</p>
								<p className="mono">
									<mark className="hit">{address}</mark>
								</p>
							</li>
						))}
					</ol>
				</Sheet>
			</Specimen>
		</Centrepiece>
	);
}
