import type { ClippedCard } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { Written } from "../ui/written.tsx";
import { Sheet, Specimen } from "./specimen.tsx";

/** Cards, each beside what it looks like on somebody else's page, cut out by the edge of ours. */
export function Clippings({ cards }: { cards: readonly ClippedCard[] }) {
	return (
		<ul className="grid gap-6">
			{cards.map(({ icon, title, description, clipping }) => (
				<li key={title} className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-12">
					{clipping && (
						<Specimen caption={`${title}.`} className="lg:col-span-7">
							<Sheet className="foreign pl-side text-m max-lg:pr-side">
								<p>
									<Written text={clipping} />
								</p>
							</Sheet>
						</Specimen>
					)}
					<div className="side lg:col-span-5 lg:pl-0">
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
