import type { IndustryObjectOf } from "../../../../shared/content-types.ts";
import { Line } from "../../../parts/line.tsx";

/** What part of the axis the three choices take; the last one still has room behind it. */
const AXIS = 96;
const END =
	"invisible absolute bottom-full font-[650] whitespace-nowrap text-ink group-last:right-2 group-has-checked:visible " +
	"lg:bottom-[1.9rem] lg:left-13 lg:group-last:right-13 lg:group-last:left-auto";
const RADIO =
	"size-6 cursor-pointer appearance-none rounded-full border-3 border-ink bg-paper checked:border-link " +
	"checked:bg-[radial-gradient(var(--link)_46%,var(--paper)_52%)]";
const PLACES = ["left-[32%]", "left-[64%]", "left-[96%]"];

/**
 * Stated times on an axis of months, and where the money ends. The choice of months is native radios, so it works by arrow
 * keys and without script; `runway.css` shows what belongs to the chosen one.
 */
export function Runway({ legend, step, end, plans, verdicts, note, caption }: IndustryObjectOf<"runway">) {
	const at = (month: number) => `${(AXIS * month) / (3 * step)}%`;
	const columns = "side items-center lg:grid lg:grid-cols-[19rem_13rem_minmax(0,1fr)]";
	return (
		<figure className="runway mt-4 lg:mt-5" data-nosnippet="">
			<fieldset className={columns}>
				<legend className="float-left leading-tight font-[650] max-lg:w-min lg:self-end lg:text-lead">{legend}</legend>
				<div className="relative h-18 lg:col-start-3 lg:h-14">
					{PLACES.map((left, index) => (
						<label
							key={left}
							className={`group absolute -bottom-3.25 z-1 grid min-w-14 -translate-x-1/2 cursor-pointer justify-items-center has-checked:text-link ${left}`}
						>
							<span className={END}>{end}</span>
							<b className="display text-[1.625rem] leading-tight">{(index + 1) * step}</b>
							<input className={RADIO} type="radio" name="runway" defaultChecked={index === 0} />
						</label>
					))}
				</div>
			</fieldset>
			<ol className="border-y-2 max-lg:pt-4 lg:[&>:first-child_p]:pt-3">
				{plans.map(({ what, range, start, from, to, verdicts }) => (
					<li
						key={what}
						className={`border-hair lg:not-first:border-t ${verdicts.map((verdict, index) => (verdict.startsWith("Skip") ? `skip-${index + 1}` : "")).join(" ")}`}
					>
						<div className={`grid-cols-[3fr_2fr] gap-x-3 max-lg:grid max-lg:py-2 lg:gap-0 ${columns}`}>
							<p className="leading-tight">
								<b className="what block">{what}</b> <Line as="span" className="block text-small leading-relaxed text-muted" text={range} />
							</p>
							<p className="verdict leading-tight font-bold max-lg:text-right">
								{verdicts.map((text, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: the place is the choice, and texts may be equal.
									<span key={index} className={`at-${index + 1}`}>
										{text}
									</span>
								))}
							</p>
							<svg className="bars box-content block h-9 w-full max-lg:col-span-2 overflow-visible fill-bar lg:h-15" aria-hidden="true">
								<rect x={at(start)} y="25%" width={at(from)} height="50%" />
								<rect x={at(start + from)} y="44%" width={at(to - from)} height="12%" />
								<rect x={at(start + to)} y="30%" width="4" height="40%" />
							</svg>
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
