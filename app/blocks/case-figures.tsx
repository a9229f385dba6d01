import type { Views } from "../../shared/content-types.ts";

/** The cases of a page in one figure each, which leads to its case. */
export function CaseFigures({ figures }: { figures: Views["case-studies"]["figures"] }) {
	return (
		<ul className="figures wrap grid gap-x-12 md:grid-cols-3" aria-label="The cases in figures">
			{figures.map(({ figure, rest, industry, path }) => (
				<li key={path} className="border-t-[1.5px] border-ink py-3 max-md:grid max-md:grid-cols-[minmax(8rem,auto)_1fr] max-md:items-center">
					<b className="display text-closing tracking-tighter whitespace-nowrap">{figure}</b>{" "}
					<p>
						<a href={path} className="plain-link inline-flex min-h-6">
							{industry}
						</a>{" "}
						<span className="block text-small text-muted">{rest}</span>
					</p>
				</li>
			))}
		</ul>
	);
}
