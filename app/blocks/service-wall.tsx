import type { Views } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { FeatureList } from "../ui/feature-list.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { SmallSpecimen } from "./small-specimen.tsx";

interface ServiceWallProps {
	services: Views["home"]["services"];
	/** true on the overview: with the list of what is included. */
	detailed?: boolean;
}

/** The first two are large and go to the edges. */
const slots = [
	{ width: "lg:col-span-7", bleed: "bleed-start lg:pl-side" },
	{ width: "lg:col-span-5", bleed: "bleed-end lg:pr-side" },
];

/** Three in a row; where one would be left alone, the last four stand in pairs. */
export const widthOf = (index: number, count: number) =>
	slots[index]?.width ?? (count % 3 === 0 && index >= count - 4 ? "lg:col-span-6" : "lg:col-span-4");

/** The services as a wall of what each delivers: the first two large and to the edges, the others three in a row. */
export function ServiceWall({ services, detailed = false }: ServiceWallProps) {
	return (
		<ul className="wall grid gap-6 lg:-mb-12 lg:grid-cols-12 lg:gap-y-0">
			{services.map(({ path, title, icon, description, inShort, features, conditions, specimen, deliverables, draft }, index) => (
				<li key={path} className={`lg:pb-12 ${widthOf(index, services.length)}`}>
					<SmallSpecimen specimen={specimen} deliverables={deliverables} className={`bleed-small ${slots[index]?.bleed ?? ""}`.trim()} />
					<div className="wall-words max-w-[34rem] pt-3 lg:pt-5">
						<h3 className="flex items-start gap-2 text-h3">
							<Icon node={icon} className="mt-0.5 size-5 shrink-0 text-link" />
							<a href={path} className="cover-link">
								{title}
							</a>{" "}
							<DraftBadge draft={draft} />
						</h3>
						{inShort && (
							<p className="mono mt-2">
								<Text text={inShort} />
							</p>
						)}
						<p className="detail mt-2">
							<Text text={description} />
						</p>
						{detailed && <FeatureList features={features} className="mt-4" />}
						{detailed && conditions.length > 0 && (
							<ul className="ruled-hair mt-4 text-small">
								{conditions.map((condition) => (
									<li key={condition}>{condition}</li>
								))}
							</ul>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
