import type { Service } from "../../shared/content-types.ts";
import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What arrives, and when, from left to right. */
export function Deliverables({ title, items }: Service["deliverables"]) {
	return (
		<Section aria-labelledby="deliverables">
			<SectionHeading id="deliverables">{title}</SectionHeading>
			<dl className="ruled gap-x-8 lg:flex">
				{items.map(({ when, what }) => (
					<div key={what} className="grid flex-1 grid-cols-3 gap-x-4 lg:block">
						<dt className="mono text-muted">
							<Text text={when} />
						</dt>
						<dd className="col-span-2">
							<Text text={what} />
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
