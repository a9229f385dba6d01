import type { Views } from "../../shared/content-types.ts";
import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";

interface EntitySheetProps {
	title: string;
	facts: Views["about"]["facts"];
}

/** The agency as a machine would know it: a row a fact, with its source where it has one. */
export function EntitySheet({ title, facts }: EntitySheetProps) {
	return (
		<Section ground="panel" aria-labelledby="facts">
			<h2 id="facts" className="text-h2">
				{title}
			</h2>
			<dl className="pairs ruled-hair mt-6 grid gap-x-12 lg:grid-cols-2">
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="mono text-muted">{label}</dt>
						<dd>
							<Text text={value} />
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
