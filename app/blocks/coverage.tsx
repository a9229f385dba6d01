import type { Service } from "../../shared/content-types.ts";
import { Section } from "../ui/section.tsx";
import { SectionHeading } from "./section-heading.tsx";

type CoverageProps = Extract<Service, { kind: "coverage" }>["coverage"];

/** The AI platforms covered, a ledger row a kind. */
export function Coverage({ title, intro, groups }: CoverageProps) {
	return (
		<Section ground="panel" aria-labelledby="coverage">
			<SectionHeading id="coverage" intro={intro}>
				{title}
			</SectionHeading>
			<ul className="ruled">
				{groups.map((group) => (
					<li key={group.title} className="split">
						<h3 className="text-h3">{group.title}</h3>
						<div>
							<ul className="flex flex-wrap gap-2">
								{group.platforms.map((platform) => (
									<li key={platform} className="mono border border-rule bg-paper px-2 py-1">
										{platform}
									</li>
								))}
							</ul>
							<p className="mt-3 text-muted">{group.note}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
