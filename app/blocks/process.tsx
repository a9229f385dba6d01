import type { Service } from "../content/service.ts";
import { Section } from "../ui/section.tsx";
import { SectionHeading } from "./section-heading.tsx";

type ProcessProps = Extract<Service, { kind: "process" }>["process"];

/** Steps in their order, on one line that runs through them. */
export function Process({ title, items }: ProcessProps) {
	return (
		<Section tone="panel" aria-labelledby="process">
			<SectionHeading id="process">{title}</SectionHeading>
			<ol className="process">
				{items.map((step, index) => (
					<li key={step.title}>
						<p className="step font-mono text-mono" aria-hidden="true">
							{index + 1}
						</p>
						<h3 className="mt-4 text-h3">{step.title}</h3>
						<p className="mt-3 text-muted">{step.description}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
