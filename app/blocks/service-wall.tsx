import type { Views } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { FeatureList } from "../ui/feature-list.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { SmallSpecimen } from "./small-specimen.tsx";

interface ServiceWallProps {
	services: Views["home"]["services"];
	/** Level of the cards' headings. */
	level?: "h2" | "h3";
	/** true on the overview: with the list of what is included. */
	detailed?: boolean;
}

/** The services as a wall of what each delivers: the first two large and to the edges, the others three in a row. */
export function ServiceWall({ services, level: Heading = "h3", detailed = false }: ServiceWallProps) {
	return (
		<ul className="wall">
			{services.map(({ path, title, icon, description, inShort, features, specimen, deliverables, draft }) => (
				<li key={path}>
					<SmallSpecimen specimen={specimen} deliverables={deliverables} />
					<div className="wall-words">
						<Heading className="wall-title">
							<Icon node={icon} />
							<a href={path} className="cover-link">
								{title}
							</a>{" "}
							<DraftBadge draft={draft} />
						</Heading>
						{inShort && (
							<p className="mono mt-1">
								<Text text={inShort} />
							</p>
						)}
						<p className="detail mt-1">
							<Text text={description} />
						</p>
						{detailed && <FeatureList features={features} className="mt-4" />}
					</div>
				</li>
			))}
		</ul>
	);
}
