import { Check } from "lucide";
import { Edited } from "../../../parts/edited.tsx";
import { EmailButton } from "../../../ui/contact-links.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Text } from "../../../ui/text.tsx";
import type { ReportPage } from "../report.tsx";

export function Packages({ title, note, items }: ReportPage["packages"]) {
	return (
		<section className="wrap py-section" aria-labelledby="packages">
			<div className="split">
				<h2 id="packages" className="text-h2">
					{title}
				</h2>
				<p className="text-lead">{note}</p>
			</div>
			<ul className="scopes mt-6 grid gap-y-5">
				{items.map(({ name, for: suits, includes }) => (
					<li key={name} className="border-t-[5px] pt-4">
						<h3 className="text-m leading-tight">{name}</h3>
						<p className="mt-2">{suits}</p>
						<ul className="mt-3 grid content-start gap-1 border-t-[1.5px] border-hair pt-3 leading-snug lg:gap-2">
							{includes.map((text) => (
								<li key={text} className="flex gap-3">
									<Icon node={Check} className="mt-1 size-5 shrink-0 text-link" />
									<span>
										<Text text={text} />
									</span>
								</li>
							))}
						</ul>
						<p className="mt-4 lg:mt-6">
							<EmailButton variant="line">Request a Quote</EmailButton>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Weeks drawn to scale, a row for each phase. */
export function Roadmap({ title, weeks, phases, end }: ReportPage["object"]["roadmap"]) {
	return (
		<section className="ground-panel py-section" aria-labelledby="weeks">
			<div className="wrap">
				<h2 id="weeks" className="max-w-[22em] text-h2">
					{title}
				</h2>
				<ol className="mt-8">
					{phases.map(({ from, to, task, see }) => (
						<li key={task} className="grid gap-x-12 gap-y-2 pb-5 lg:grid-cols-[4fr_8fr]">
							<div>
								<p className="font-mono text-small">
									Weeks <Text text={`${from}-${to}`} />
								</p>
								<h3 className="text-h3">{task}</h3>
								<p>{see}</p>
							</div>
							<svg
								className="h-6 w-full self-center forced-color-adjust-none lg:h-20"
								viewBox={`0 0 ${weeks * 10} 10`}
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								{Array.from({ length: weeks }, (_, week) => (
									<rect
										// biome-ignore lint/suspicious/noArrayIndexKey: weeks never change places.
										key={week}
										x={week * 10}
										width="9.6"
										height="10"
										className={week + 1 < from || week + 1 > to ? "fill-hair" : "fill-bar"}
									/>
								))}
							</svg>
						</li>
					))}
				</ol>
				<p className="border-r-[5px] pr-4 text-right text-lead font-[650]">
					<Edited text={end} />
				</p>
			</div>
		</section>
	);
}
