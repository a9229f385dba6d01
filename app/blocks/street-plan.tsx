import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Centrepiece } from "./centrepiece.tsx";
import { Specimen } from "./specimen.tsx";
import { letterAt, SpreadNotes } from "./spread.tsx";

/** The plan is 1000 by 640; what matters stands in its middle, since a narrow slot shows that. */
const CROSSING = [120, 310];
const PARALLEL = [40, 240, 760, 950];
const BLOCKS = [90, 160, 290, 350, 590, 660, 800, 870];
const LOTS = [52, 160, 202, 244, 350, 392, 434, 476];
/** The houses of the marked street, on both sides of it. */
const HOUSES = LOTS.flatMap((y): [number, number][] => [
	[436, y],
	[530, y],
]);
const LINE = "M0 430C220 390 420 450 640 410S900 360 1000 380";
/** The block and the row of lots that the flood line's name takes. */
const isNamed = (x: number, y: number) => x > 560 && x < 760 && y === 392;
/** Houses below this stand in the water. */
const FLOOD = 420;
const LETTERS: [number, number][] = [
	[484, 206],
	[402, 416],
	[484, 486],
];

const lot = (x: number, y: number, width: number) => `M${x} ${y}h${width}v26H${x}z`;
/** No two lots beside each other are alike. */
const widthAt = (seed: number) => 30 + 7 * (seed % 4);

/** A plan of streets, the marked one running down to the river, with the flood line across it and a letter for each note. */
export function StreetPlan({ title, intro, caption, street, others, river, line, notes }: IndustrySpecimenOf<"street">) {
	return (
		<Centrepiece title={title} intro={intro}>
			<div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
				<Specimen caption={caption} captioned className="lg:col-span-8">
					<svg
						className="plan ground-sheet mono forced-color-adjust-none"
						viewBox="0 0 1000 640"
						preserveAspectRatio="xMidYMid slice"
						fill="currentColor"
						aria-hidden="true"
					>
						<g fontSize="20">
							<path fill="var(--stage)" opacity="0.14" d={`${LINE}V640H0z`} />
							<path
								stroke="var(--hair)"
								strokeWidth="26"
								d={CROSSING.map((y) => `M0 ${y}H1000`).join("") + PARALLEL.map((x) => `M${x} 0V500`).join("")}
							/>
							<path fill="var(--panel)" d={BLOCKS.flatMap((x) => LOTS.map((y) => (isNamed(x, y) ? "" : lot(x, y, widthAt(x + y))))).join("")} />
							<path stroke="var(--cite)" strokeWidth="40" d="M500 0V540" />
							<path d={HOUSES.map(([x, y]) => lot(x, y, 34)).join("")} />
							<path
								fill="var(--stage)"
								d={HOUSES.filter(([, y]) => y > FLOOD)
									.map(([x, y]) => lot(x, y, 34))
									.join("")}
							/>
							<path fill="var(--stage)" d="M0 570C200 530 420 600 640 550S900 500 1000 520V640H0z" />
							<path fill="none" stroke="var(--stage)" strokeWidth="4" strokeDasharray="14 8" d={LINE} />
							<text x="492" y="30" transform="rotate(90 492 30)">
								{street}
							</text>
							{others.map((name, index) => (
								<text key={name} x="596" y={Number(CROSSING[index]) + 7}>
									{name}
								</text>
							))}
							<text x="590" y="397">
								{line}
							</text>
							<text fill="var(--sheet)" x="596" y="606">
								{river}
							</text>
							{LETTERS.map(([x, y], index) => (
								<g key={y}>
									<rect x={x} y={y} width="32" height="32" />
									<text fill="var(--sheet)" x={x + 16} y={y + 23} textAnchor="middle">
										{letterAt(index)}
									</text>
								</g>
							))}
						</g>
					</svg>
				</Specimen>
				<SpreadNotes notes={notes} className="lg:col-span-4 lg:pl-0" />
			</div>
		</Centrepiece>
	);
}
