import type { Stat } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";

interface FigureRowProps {
	stats: readonly Stat[];
	/** Names the row; shown as a heading where `titled`. */
	title: string;
	titled?: boolean;
	/** Leads to what the figures count. */
	meaning?: { text: string; page: string } | undefined;
}

/** Figures with their labels, the first one louder than the others. */
export function FigureRow({ stats, title, titled = false, meaning }: FigureRowProps) {
	return (
		<section className="figures wrap" aria-labelledby="figures">
			<h2 id="figures" className={titled ? "mb-10 text-h2" : "sr-only"}>
				{title}
			</h2>
			<dl className="figure-row">
				{stats.map(({ number, label, note, icon }) => (
					<div key={label}>
						<dt>
							<Icon node={icon} className="size-5 shrink-0 text-link" />
							{label}
						</dt>
						<dd className="display">{number}</dd>
						{note && (
							<dd className="figure-note">
								<Text text={note} />
							</dd>
						)}
					</div>
				))}
			</dl>
			{meaning && (
				<p className="mt-6 text-small">
					<a href={meaning.page} className="plain-link inline-flex min-h-6">
						{meaning.text}
					</a>
				</p>
			)}
		</section>
	);
}
