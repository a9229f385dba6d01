import { Section } from "../ui/section.tsx";
import { Written } from "../ui/written.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Specimen } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";

type LinkReportProps = SpreadOf<"placement">["spread"]["report"] & {
	/** What is invented in it. */
	note: string;
};

/** The monthly report, a line a link: a table on a desktop, a list of labelled lines on a phone. */
export function LinkReport({ title, intro, columns, rows, note }: LinkReportProps) {
	return (
		<Section aria-labelledby="report">
			<SectionHeading id="report" intro={intro}>
				{title}
			</SectionHeading>
			<Specimen caption={note} captioned>
				<p className="report-line mono text-muted max-lg:hidden" aria-hidden="true">
					{columns.map((column) => (
						<span key={column}>{column}</span>
					))}
				</p>
				<ol>
					{rows.map(({ page, anchor, target, date, rel, check }) => (
						<li key={page} className="report-row">
							<dl className="report-line mono">
								{[page, `__${anchor}__`, target, date, rel, check].map((cell, index) => (
									<div key={columns[index]}>
										<dt>{columns[index]}</dt>
										<dd>
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
