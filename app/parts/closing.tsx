import { layout } from "virtual:layout";
import { site } from "virtual:site";
import type { ReactNode } from "react";
import type { CallToAction } from "../../shared/content-types.ts";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { Line } from "./line.tsx";
import { Actions } from "./opening.tsx";
import { Sources, type SourcesProps } from "./sources.tsx";

/** Layout of a sheet in the closing banner: in the bottom right corner and, below lg, as wide as the window. */
export const DOCKED = "-mr-side -mb-section px-side py-6 max-lg:-ml-side lg:pl-8";
const BESIDE = "grid grid-cols-1 items-end gap-x-8 gap-y-6 lg:grid-cols-[8fr_5fr]";
const HALVES = "grid grid-cols-1 items-end gap-x-8 lg:grid-cols-2";

interface ClosingProps {
	page: SourcesProps & { cta: CallToAction };
	/** Extra content, such as a prefilled email. */
	children?: ReactNode;
	/** Layout classes. By default, wide screens show heading and text beside the children or, without children, heading beside text. */
	className?: string;
}

/** Returns the mailto URL of a prefilled email. */
export function messageHref({ subject, lines }: { subject: string; lines: readonly string[] }): string {
	return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join("\n"))}`;
}

/** The end of a page: sources, related pages, and the blue banner with heading, text, buttons, and reassurances. */
export function Closing({ page, children, className = children ? BESIDE : HALVES }: ClosingProps) {
	const { title, description, buttonText } = page.cta;
	const text = (
		<div>
			<Line className="max-w-[38rem] text-lead" text={description} />
			<Actions email={buttonText} chat={words.whatsAppUs} className="mt-8">
				<ul className="mt-4 flex flex-wrap gap-x-3 text-mono lg:gap-x-8">
					{layout.reassurances.map((reassurance) => (
						<li key={reassurance}>{reassurance}</li>
					))}
				</ul>
			</Actions>
		</div>
	);
	return (
		<>
			<Sources sources={page.sources} related={page.related} />
			<section className="band relative ground-stage pt-section" aria-labelledby="cta">
				<div className={`wrap pb-section ${className}`.trim()}>
					<div>
						<h2 id="cta" className="mb-4 text-closing lg:text-title">
							<Text text={title} />
						</h2>
						{children && text}
					</div>
					{children ?? text}
				</div>
			</section>
		</>
	);
}
