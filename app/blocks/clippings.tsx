import type { ClippedCard } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { Written } from "../ui/written.tsx";
import { Sheet, Specimen } from "./specimen.tsx";

/** Cards, each beside what it looks like on somebody else's page, cut out by the edge of ours. */
export function Clippings({ cards }: { cards: readonly ClippedCard[] }) {
	return (
		<ul className="clippings">
			{cards.map(({ icon, title, description, clipping }) => (
				<li key={title}>
					{clipping && (
						<Specimen caption={`${title}, in place.`} className="clipping">
							<Sheet foreign>
								<p>
									<Written text={clipping} />
								</p>
							</Sheet>
						</Specimen>
					)}
					<div className="clipping-words">
						<h3 className="flex gap-3 text-h3">
							<Icon node={icon} className="mt-0.5 size-6 shrink-0 text-link" />
							{title}
						</h3>
						<p className="mt-2 text-muted">
							<Text text={description} />
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
