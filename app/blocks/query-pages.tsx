import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Centrepiece } from "./centrepiece.tsx";
import { Sheet, Specimen } from "./specimen.tsx";

/** What customers ask, each question with the page that answers it: the centrepiece of a sector that has none of its own. */
export function QueryPages({ title, intro, caption, pages }: IndustrySpecimenOf<"pages">) {
	return (
		<Centrepiece title={title} intro={intro} ground="night">
			<Specimen caption={caption} captioned>
				<Sheet className="ml-(--side) lg:pr-(--side)">
					<ol className="ruled-hair">
						{pages.map(({ query, address }) => (
							<li key={query} className="grid gap-x-8 gap-y-2 lg:grid-cols-12">
								<p className="display text-h3 lg:col-span-7">{query}</p>
								<p className="mono lg:col-span-5">
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
