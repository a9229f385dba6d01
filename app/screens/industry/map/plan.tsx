import type { ReactNode } from "react";

/** Houses along the street, from north to south; the last two are below the flood line. */
const ROWS = [-308, -244, -116, -52, 12, 140, 204, 268, 396, 460, 524];
const FLOODED = 460;
const ROAD = "fill-none stroke-(--road) stroke-30";

interface PlanProps {
	/** Prefix of the ids in the drawing. */
	id: string;
	/** Whether a river crosses the plan, with flood line and bridge. */
	river?: boolean;
	/** Position in the page. The street is at `--lane` at every width. */
	className: string;
	/** The middle street and all labels. */
	children: ReactNode;
}

/** A street map around a street that runs north to south at x = 0. `--unit` is the length of a unit. */
export function Plan({ id, river = false, className, children }: PlanProps) {
	const house = `#${id}-house`;
	return (
		<svg
			className={`specimen absolute left-[calc(var(--lane)-1400*var(--unit))] -z-1 h-[calc(1200*var(--unit))] w-[calc(2400*var(--unit))] fill-ink font-mono text-[22px] font-medium ${className}`}
			viewBox="-1400 -340 2400 1200"
			aria-hidden="true"
		>
			<defs>
				<path id={`${id}-house`} d="M0 17L22 0l22 17v25H0zM16 42V27h12v15" />
				<pattern id={`${id}-lots`} width="222" height="64" patternUnits="userSpaceOnUse">
					{[15, 74, 133].map((x) => (
						<use key={x} href={house} x={x} y="12" className="fill-(--house) stroke-(--land) stroke-2" />
					))}
				</pattern>
			</defs>
			{river && (
				<path
					className="fill-[color-mix(in_oklab,var(--stage)_22%,var(--land))]"
					d="M-1400 508C-1100 470-600 540-270 500S180 430 320 448S800 510 1000 470V770C800 800 500 756 320 772S-100 810-270 788S-1100 750-1400 780z"
				/>
			)}
			<path className={ROAD} d="M-1400-160H1000M-1400 96H1000M-1400 352H1000" />
			<g id={`${id}-side`}>
				<path className={ROAD} d="M316-340V576M538-340V576M760-340V576" />
				<path
					transform="translate(109)"
					fill={`url(#${id}-lots)`}
					d="M0-320h888v128h-888zM0-128h888v192h-888zM0 128h888v192h-888zM222 384h666v64h-666zM0 448h888v128h-888z"
				/>
				{ROWS.map((y) => (
					<use
						key={y}
						href={house}
						x="34"
						y={y}
						className={
							river && y >= FLOODED
								? "fill-(--stage) stroke-(--on-stage) stroke-2"
								: "fill-[var(--own,var(--house))] stroke-[var(--own-line,var(--ink))] stroke-[2.5px]"
						}
					/>
				))}
			</g>
			<use href={`#${id}-side`} transform="scale(-1 1)" />
			{river && (
				<>
					<path
						className="fill-(--stage)"
						d="M-1400 640C-1100 600-700 690-270 640S250 590 380 606S800 650 1000 610V710C800 734 500 698 320 712S-100 744-270 726S-1100 698-1400 718z"
					/>
					<path
						className="fill-none stroke-link stroke-5 [stroke-dasharray:16_9]"
						d="M-1400 508C-1100 470-600 540-270 500S180 430 320 448S800 510 1000 470M1000 770C800 800 500 756 320 772S-100 810-270 788S-1100 750-1400 780"
					/>
					<path className="stroke-(--on-cite) stroke-9" d="M-33 606V742M33 606V742" />
				</>
			)}
			{children}
		</svg>
	);
}
