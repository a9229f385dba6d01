import { CornerDownRight } from "lucide";
import { Icon } from "./icon.tsx";

/** What is included, a line a feature. */
export function FeatureList({ features, className = "" }: { features: readonly string[]; className?: string }) {
	return (
		<ul className={`grid content-start gap-x-8 gap-y-2 text-small text-muted ${className}`}>
			{features.map((feature) => (
				<li key={feature} className="flex gap-3">
					<Icon node={CornerDownRight} className="mt-0.5 size-4 shrink-0 text-link" />
					{feature}
				</li>
			))}
		</ul>
	);
}
