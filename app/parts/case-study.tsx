import type { ReactNode } from "react";
import type { Views } from "../../shared/content-types.ts";
import { words } from "../words.ts";
import { BeforeAfter } from "./before-after.tsx";
import { Edited } from "./edited.tsx";
import { SectionHead } from "./section.tsx";

/** The case that a page shows as proof. */
export type Case = NonNullable<NonNullable<Views["service"]["proof"]>["caseStudy"]>;

interface CaseProps {
	study: Case;
	title?: string;
	/** The case's solution by default. */
	text?: string | undefined;
	/** Ground and padding of the section. */
	className?: string;
	/** Above the case. */
	children?: ReactNode;
}

/** A case, with its largest result drawn to scale. The "after" bar reaches the edge of the window. */
export function CaseStudy({ study, title = study.title, text = study.solution, className = "ground-night", children }: CaseProps) {
	const [main, ...others] = [...study.results].sort((a, b) => (b.increase ?? 0) - (a.increase ?? 0));
	const [number, ...label] = main?.text.split(" ") ?? [];
	return (
		<section className={`overflow-x-clip ${className}`} aria-labelledby="case">
			{children}
			<div className="wrap pt-section">
				<SectionHead id="case" title={title}>
					<Edited text={text} />
				</SectionHead>
			</div>
			<div className="mt-8 ml-side">
				{main?.increase && (
					<BeforeAfter increase={main.increase} className="h-24 lg:h-36">
						<b className="display shrink-0 text-[clamp(2.5rem,1rem+8.6cqw,8rem)] leading-none [overflow-wrap:normal] tracking-[-0.055em]">
							{number}
						</b>
						<b className="mr-auto px-3 font-text text-small leading-tight lg:px-8 lg:text-lead">{label.join(" ")}</b>
					</BeforeAfter>
				)}
			</div>
			<p className="wrap mt-4 pb-section text-muted">
				{others.map((result) => result.text).join(". ")}. <CaseNote study={study} />
			</p>
		</section>
	);
}

/** The note that past results guarantee nothing, and a link to the case. */
export function CaseNote({ study: { note, path, title } }: { study: Pick<Case, "note" | "path" | "title"> }) {
	return (
		<>
			{note}{" "}
			<a href={path} className="plain-link whitespace-nowrap">
				{words.readCase}
				<span className="sr-only">: {title}</span>
			</a>
		</>
	);
}
