import type { ReactNode } from "react";

interface SpecimenProps {
	/** What is shown; "Illustration" stands before it. */
	caption: string;
	/** Shows the caption below the figure; otherwise it is read and not seen, where a section's note says it for all. */
	captioned?: boolean;
	/** The figure goes from edge to edge; its caption holds to the measure. */
	bleed?: boolean;
	className?: string;
	children: ReactNode;
}

/**
 * What really arrives, drawn in HTML and SVG: a figure with a caption that says what it is. Nothing in it is a link, a control
 * or a heading of the page, and search engines quote nothing of it: its companies and figures are made up.
 */
export function Specimen({ caption, captioned = false, bleed = false, className = "", children }: SpecimenProps) {
	return (
		<figure className={`specimen ${className}`.trim()}>
			{/* Google heeds the attribute on div, span and section alone. */}
			<div data-nosnippet="">{children}</div>
			<figcaption className={captioned ? `note mt-4 ${bleed ? "side" : ""}`.trim() : "sr-only"}>Illustration: {caption}</figcaption>
		</figure>
	);
}

/** A sheet of white paper in a specimen, in both themes. */
export function Sheet({ className = "", children }: { className?: string; children: ReactNode }) {
	return <div className={`sheet-paper ground-sheet ${className}`.trim()}>{children}</div>;
}

/** The line at the head of a sheet: an address or a document on the left, what it is on the right. */
export function SheetHead({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
	return (
		<p className="sheet-head mono">
			<span>{children}</span>
			{aside && <span>{aside}</span>}
		</p>
	);
}
