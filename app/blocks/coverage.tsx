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
			<ul className="border-t-[1.5px] border-ink">
				{groups.map((group) => (
					<li key={group.title} className="grid gap-x-12 gap-y-4 border-b border-rule py-8 lg:grid-cols-12">
						<h3 className="text-h3 lg:col-span-3">{group.title}</h3>
						<ul className="flex flex-wrap content-start gap-2 lg:col-span-5">
							{group.platforms.map((platform) => (
								<li key={platform} className="rounded-[3px] border-[1.5px] border-hair bg-paper px-2 py-1 font-mono text-mono">
									{platform}
								</li>
							))}
						</ul>
						<p className="text-muted lg:col-span-4">{group.note}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
