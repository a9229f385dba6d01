import type { IndustryObjectOf } from "../../../../shared/content-types.ts";
import { Line } from "../../../parts/line.tsx";

/** Share of the axis for the three choices, which leaves room after the last one. */
const AXIS = 96;
const RADIO =
	"size-6 cursor-pointer appearance-none rounded-full border-3 border-ink bg-paper checked:border-link " +
	"checked:bg-[radial-gradient(var(--link)_46%,var(--paper)_52%)]";
const PLACES = ["lg:left-[32%]", "lg:left-[64%]", "lg:left-[96%]"];
const CHOICE =
	"flex cursor-pointer items-center gap-2 has-checked:text-link lg:absolute lg:-bottom-3.25 lg:z-1 lg:grid lg:min-w-14 " +
	"lg:-translate-x-1/2 lg:justify-items-center lg:gap-0";

/**
 * Stated times on an axis of months, and where the money ends. The choice of months uses native radio buttons, so it works with
 * arrow keys and without JavaScript; `runway.css` shows the selected content.
 */
export function Runway({ legend, step, end, plans, verdicts, note, caption }: IndustryObjectOf<"runway">) {
	const at = (month: number) => `${(AXIS * month) / (3 * step)}%`;
	const columns = "side items-center lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]";
	return (
		<figure className="runway mt-5 lg:mt-6" data-nosnippet="">
			<fieldset className={columns}>
				<legend className="float-left font-[650] max-lg:w-full lg:self-end lg:text-lead">{legend}</legend>
				<div className="relative clear-both flex gap-10 pt-1 pb-9 lg:col-start-2 lg:block lg:h-14 lg:p-0">
					<span className="absolute bottom-0 left-(--cash) -translate-x-full pr-2 font-[650] whitespace-nowrap lg:bottom-2 lg:pr-8">
						{end}
					</span>
					{PLACES.map((left, index) => (
						<label key={left} className={`${CHOICE} ${left}`}>
							<b className="display text-[1.625rem] leading-tight">{(index + 1) * step}</b>
							<input className={RADIO} type="radio" name="runway" defaultChecked={index === 0} />
						</label>
					))}
				</div>
			</fieldset>
			<ol className="border-y-2">
				{plans.map(({ what, range, start, from, to, verdicts }) => (
					<li
						key={what}
						className={`plan border-hair lg:not-first:border-t ${verdicts.map((verdict, index) => (verdict.startsWith("Skip") ? `skip-${index + 1}` : "")).join(" ")}`}
					>
						<div className={`max-lg:pt-3 ${columns}`}>
							<div className="flex flex-wrap gap-x-3 leading-tight max-lg:pb-2 lg:block">
								<b className="what">{what}</b>
								<p className="verdict leading-tight font-bold">
									{verdicts.map((text, index) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: the place is the choice, and texts may be equal.
										<span key={index} className={`at-${index + 1}`}>
											{text}
										</span>
									))}
								</p>
								<Line className="w-full text-small leading-snug text-muted" text={range} />
							</div>
							<div className="bars box-content w-full overflow-x-clip">
								<svg className="block h-full w-(--axis) fill-bar" aria-hidden="true">
									<rect x={at(start)} y="25%" width={at(from)} height="50%" />
									<rect x={at(start + from)} y="44%" width={at(to - from)} height="12%" />
									<rect x={at(start + to)} y="30%" width="4" height="40%" />
								</svg>
							</div>
						</div>
					</li>
				))}
			</ol>
			<div className="side mt-4 grid gap-x-12 gap-y-3 lg:grid-cols-[8fr_4fr]">
				<div aria-live="polite">
					{verdicts.map(({ title, text }, index) => (
						<div key={title} className={`at-${index + 1}`}>
							<p className="display text-m leading-tight lg:text-[2.5rem]">{title}</p>
							<p className="mt-1 text-lead">{text}</p>
						</div>
					))}
				</div>
				<div className="text-muted">
					<Line text={note} />
					<p className="caption mt-2">{caption}</p>
				</div>
			</div>
		</figure>
	);
}
