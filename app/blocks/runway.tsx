import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Centrepiece } from "./centrepiece.tsx";
import { Specimen } from "./specimen.tsx";

const WEEKS_OF_A_MONTH = 52 / 12;

/**
 * Stated ranges on an axis of months, and where the money ends. The choice of months is native radios, so it works by arrow
 * keys and without script.
 */
export function Runway({ title, intro, caption, legend, months, end, plans }: IndustrySpecimenOf<"runway">) {
	const axis = Math.max(...months);
	const partOf = (length: number, unit: "weeks" | "months") => (100 * (unit === "weeks" ? length / WEEKS_OF_A_MONTH : length)) / axis;
	const at = (month: number) => `${partOf(month, "months")}%`;
	return (
		<Centrepiece title={title} intro={intro}>
			<fieldset className="runway min-w-0">
				<legend className="sr-only">{legend}</legend>
				<div className="side mb-6">
					<div className="switch inline-flex flex-wrap border-[1.5px]">
						{months.map((month, index) => (
							<label key={month} className="px-2 sm:px-5">
								<input type="radio" name="runway" defaultChecked={index === 1} />
								{month} months
							</label>
						))}
					</div>
				</div>
				<Specimen caption={caption} captioned>
					<div className="side">
						<svg className="mono mb-4" width="100%" height="60" fill="currentColor" aria-hidden="true">
							{months.map((month) => (
								<g key={month} className="runway-end">
									<rect fill="var(--hair)" x={at(month)} width="100%" height="28" />
									{month < axis && (
										<text x={at(month)} y="19" dx="10">
											{end}
										</text>
									)}
								</g>
							))}
							<text y="54">0</text>
							{months.map((month) => (
								<text key={month} x={at(month)} y="54" textAnchor={month < axis ? "middle" : "end"}>
									{month < axis ? month : `${month} months`}
								</text>
							))}
						</svg>
						<ol className="grid gap-7">
							{plans.map(({ what, from, to, unit }) => (
								<li key={`${what} ${from}`}>
									<p className="mb-2 leading-snug">
										<b className="display mr-2 text-h3">
											{from}-{to} {unit}
										</b>{" "}
										{what}
									</p>
									<svg className="bar block" width="100%" height="32" aria-hidden="true">
										{months.map((month) => (
											<rect key={month} className="runway-end" fill="var(--hair)" x={at(month)} width="100%" height="100%" />
										))}
										{[0, ...months].map((month) => (
											<line key={month} stroke="var(--rule)" strokeWidth="2" x1={at(month)} x2={at(month)} y2="100%" />
										))}
										<rect opacity="0.4" width={`${partOf(to, unit)}%`} height="100%" />
										<rect width={`${partOf(from, unit)}%`} height="100%" />
									</svg>
								</li>
							))}
						</ol>
					</div>
				</Specimen>
			</fieldset>
		</Centrepiece>
	);
}
