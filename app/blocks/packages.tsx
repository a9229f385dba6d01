import type { Service } from "../../shared/content-types.ts";
import { FeatureList } from "../ui/feature-list.tsx";
import { Section } from "../ui/section.tsx";
import { SectionHeading } from "./section-heading.tsx";

type PackagesProps = Extract<Service, { kind: "packages" }>["packages"];

/** Named scopes without prices, as rows of a ledger. */
export function Packages({ title, items, note }: PackagesProps) {
	return (
		<Section aria-labelledby="packages">
			<SectionHeading id="packages">{title}</SectionHeading>
			<ul className="border-t-[1.5px] border-ink">
				{items.map((item) => (
					<li key={item.name} className="grid gap-x-12 gap-y-4 border-b border-rule py-8 lg:grid-cols-12">
						<h3 className="text-h3 lg:col-span-3">{item.name}</h3>
						<p className="lg:col-span-4">{item.for}</p>
						<FeatureList features={item.includes} className="tablet-pair lg:col-span-5" />
					</li>
				))}
			</ul>
			<p className="mt-6 max-w-[40rem] text-muted">{note}</p>
		</Section>
	);
}
