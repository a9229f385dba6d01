import { Section } from "../ui/section.tsx";
import { Written } from "../ui/written.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Specimen } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";

type LinkReportProps = SpreadOf<"placement">["spread"]["report"];

// The widest column holds addresses, the narrowest a rel value.
const COLUMNS = "lg:grid-cols-[10fr_6fr_5fr_4fr_3fr_6fr]";

/** The monthly report, a line a link: a table on a desktop, a list of labelled lines on a phone. */
export function LinkReport({ title, intro, columns, rows, note }: LinkReportProps) {
	return (
		<Section aria-labelledby="report">
			<SectionHeading id="report" intro={intro}>
				{title}
			</SectionHeading>
			<Specimen caption={note} captioned>
				<p className={`mono grid gap-x-4 pb-3 text-muted max-lg:hidden ${COLUMNS}`} aria-hidden="true">
					{columns.map((column) => (
						<span key={column}>{column}</span>
					))}
				</p>
				<ol className="ruled-hair">
					{rows.map(({ page, anchor, target, date, rel, check }) => (
						<li key={page}>
							<dl className={`mono grid gap-x-4 wrap-anywhere ${COLUMNS}`}>
								{[page, `__${anchor}__`, target, date, rel, check].map((cell, index) => (
									<div key={columns[index]} className="grid grid-cols-3 gap-x-4 lg:block">
										<dt className="text-muted lg:sr-only">{columns[index]}</dt>
										<dd className="col-span-2">
											<Written text={cell} />
										</dd>
									</div>
								))}
							</dl>
						</li>
					))}
				</ol>
			</Specimen>
		</Section>
	);
}
