import type { ReactNode } from "react";

/** Houses along the street, from north to south; the last two are below the flood line. */
const ROWS = [-308, -244, -116, -52, 12, 140, 204, 268, 396, 460, 524];
const FLOODED = 460;

interface PlanProps {
	/** Begins the ids within the drawing. */
	id: string;
	/** Whether a river crosses the plan, with flood line and bridge. */
	river?: boolean;
	/** The street in the middle, and all names. */
	children: ReactNode;
}

/** A plan of streets around one that runs from north to south through zero. A CSS pixel is a unit, at any width. */
export function Plan({ id, river = false, children }: PlanProps) {
	const roof = `#${id}-roof`;
	return (
		<svg className="plan" viewBox="-1400 -340 2400 1200" aria-hidden="true">
			<defs>
				<path id={`${id}-roof`} d="M0 0h44v40h-44zM0 0L14 20M44 0L30 20M0 40L14 20M44 40L30 20M14 20h16" />
				<pattern id={`${id}-lots`} width="222" height="64" patternUnits="userSpaceOnUse">
					{[15, 74, 133].map((x) => (
						<use key={x} href={roof} x={x} y="12" className="house" />
					))}
				</pattern>
			</defs>
			{river && (
				<path
					className="wet"
					d="M-1400 508C-1100 470-600 540-270 500S180 430 320 448S800 510 1000 470V770C800 800 500 756 320 772S-100 810-270 788S-1100 750-1400 780z"
				/>
			)}
			<path className="road" d="M-1400-160H1000M-1400 96H1000M-1400 352H1000" />
			<g id={`${id}-side`}>
				<path className="road" d="M316-340V576M538-340V576M760-340V576" />
				<path
					transform="translate(109)"
					fill={`url(#${id}-lots)`}
					d="M0-320h888v128h-888zM0-128h888v192h-888zM0 128h888v192h-888zM222 384h666v64h-666zM0 448h888v128h-888z"
				/>
				{ROWS.map((y) => (
					<use key={y} href={roof} x="34" y={y} className={river && y >= FLOODED ? "house-flooded" : "house-own"} />
				))}
			</g>
			<use href={`#${id}-side`} transform="scale(-1 1)" />
			{river && (
				<>
					<path
						className="river"
						d="M-1400 640C-1100 600-700 690-270 640S250 590 380 606S800 650 1000 610V710C800 734 500 698 320 712S-100 744-270 726S-1100 698-1400 718z"
					/>
					<path
						className="flood"
						d="M-1400 508C-1100 470-600 540-270 500S180 430 320 448S800 510 1000 470M1000 770C800 800 500 756 320 772S-100 810-270 788S-1100 750-1400 780"
					/>
					<path className="rail" d="M-33 606V742M33 606V742" />
				</>
			)}
			{children}
		</svg>
	);
}
