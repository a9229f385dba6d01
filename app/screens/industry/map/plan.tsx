import type { IndustryObjectOf } from "../../../../shared/content-types.ts";
import { words } from "../../../words.ts";

const DRY = "fill-paper stroke-ink stroke-[2.5px]";
const WET = "fill-(--stage) stroke-(--on-stage) stroke-2";
const FLOOD = "fill-[color-mix(in_oklab,var(--stage)_22%,var(--panel))] stroke-link stroke-5 [stroke-dasharray:16_9]";
const ROAD = "fill-none stroke-paper stroke-30";

/** A map of the street, which runs from north to south at x = 0, with a river, its flood line, and a bridge. */
export const Plan = ({ street, crossings, flood, river }: IndustryObjectOf<"map">) => (
	<svg
		className="specimen absolute left-[calc(var(--lane)-1400*var(--unit))] -z-1 h-[calc(1200*var(--unit))] w-[calc(2400*var(--unit))] fill-ink font-mono text-[22px] font-medium max-lg:top-[calc(-665*var(--unit))] lg:-bottom-40"
		viewBox="-1400 -340 2400 1200"
		aria-hidden="true"
	>
		<defs>
			<path id="house" d="M0 17L22 0l22 17v25H0zM16 42V27h12v15" />
			<pattern id="lots" width="222" height="64" patternUnits="userSpaceOnUse">
				{[15, 74, 133].map((x) => (
					<use key={x} href="#house" x={x} y="12" className="fill-paper stroke-(--panel) stroke-2" />
				))}
			</pattern>
			<pattern id="blocks" y="128" width="222" height="256" patternUnits="userSpaceOnUse">
				<rect width="222" height="192" fill="url(#lots)" />
				<path className={ROAD} d="M0 224H222" />
			</pattern>
		</defs>
		<path
			className={FLOOD}
			d="M-1400 508C-1100 470-600 540-270 500S180 430 320 448S800 510 1000 470V770C800 800 500 756 320 772S-100 810-270 788S-1100 750-1400 780z"
		/>
		<path className={ROAD} d="M-1400-160H1000M-1400 96H1000M-1400 352H1000" />
		<g id="east">
			<path className={ROAD} d="M316-340V680M538-340V680M760-340V680" />
			<path
				transform="translate(109)"
				fill="url(#lots)"
				d="M0-320h888v128h-888zM0-128h888v192h-888zM0 128h888v192h-888zM222 384h666v64h-666zM0 448h888v128h-888z"
			/>
			{[-308, -244, -116, -52, 12, 140, 204, 268, 396, 460, 524].map((y) => (
				<use key={y} href="#house" x="34" y={y} className={y > 400 ? WET : DRY} />
			))}
		</g>
		<use href="#east" className="max-lg:hidden" transform="scale(-1 1)" />
		<path
			className="fill-(--stage)"
			d="M-1400 640C-1100 600-700 690-270 640S250 590 380 606S800 650 1000 610V710C800 734 500 698 320 712S-100 744-270 726S-1100 698-1400 718z"
		/>
		<path className="stroke-(--on-cite) stroke-74" d="M0 606V742" />
		<path className="stroke-(--cite) stroke-56" d="M0-340V860" />
		{[125, 384].map((y) => (
			<text key={y} className="fill-(--on-cite)" transform={`translate(-7 ${y}) rotate(90)`}>
				{street}
			</text>
		))}
		<g className="[&>:last-child]:fill-(--on-stage) [&>:nth-child(3)]:fill-link">
			{[...crossings, flood, river].map((name, index) => (
				<text key={name} x="124" y={[104, 360, 424, 684][index]}>
					{name}
				</text>
			))}
		</g>
		<path className="fill-(--panel) stroke-ink stroke-[1.5px]" d="M84 402h28v28h-28zM84 530h28v28h-28z" />
		<text x="92 92" y="422 550">
			ab
		</text>
	</svg>
);

/** Makes the closing banner look like a river with a wavy bank, which the street crosses on a bridge. */
export const bridge = (
	<>
		<svg className="absolute inset-x-0 -top-0.5 h-14 w-full lg:h-24" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
			<linearGradient id="bank">
				<stop offset=".72" className="[stop-color:var(--bank)]" />
				<stop offset=".72" className="[stop-color:var(--panel)]" />
			</linearGradient>
			<path fill="url(#bank)" d="M0 0H1000V40C840 0 700 0 540 50S200 110 0 50z" />
		</svg>
		<span className="absolute -inset-y-1 left-(--lane) w-[calc(56*var(--unit)+12px)] -translate-x-1/2 border-x-6 border-(--on-cite) bg-(--cite)" />
	</>
);

/** A case's increase to scale: one outlined house before, and solid ones after. */
export const Houses = ({ after }: { after: number }) => (
	<figure className="mb-4 lg:mb-8">
		<svg viewBox={`0 0 ${52 + 52 * after} 46`} aria-hidden="true">
			<pattern id="after" width="52" height="46" patternUnits="userSpaceOnUse">
				<use href="#house" x="2" y="2" className={WET} />
			</pattern>
			<path fill="url(#after)" d={`M52 0h${52 * after}v46h-${52 * after}z`} />
			<use href="#house" x="2" y="2" className="fill-paper stroke-ink stroke-[1.5px]" />
		</svg>
		<figcaption className="mt-1 text-small text-muted">{words.toScale(after)}</figcaption>
	</figure>
);

const EAST =
	"absolute top-0 right-0 -z-1 h-[400rem] w-[calc(100cqw-var(--lane)+28px)] overflow-visible border-l-56 border-(--cite) fill-ink " +
	"font-mono text-[22px] font-medium max-lg:hidden";

/** The street beside the article. It starts with numbered houses and named crossings. Houses below No. 40 are flooded. */
export const Street = ({ crossings, flood }: IndustryObjectOf<"map">) => (
	<svg className={EAST} aria-hidden="true">
		<path
			className={FLOOD}
			d="M-140 1640C-140 1290 76 1350 316 1372S816 1330 1200 1350V1856C900 1872 600 1860 316 1862S-140 1890-140 1640z"
		/>
		<path fill="url(#blocks)" d="M0 64H1200V1152H0zM0 1408H1200V6400H0z" />
		<path className={ROAD} d="M207 0V6400M429 0V6400M651 0V6400M873 0V6400" />
		<path className="fill-(--cite) [shape-rendering:crispEdges]" d="M-56 1300h56v570h-56z" />
		{[...crossings, flood].map((name, index) => (
			<text key={name} className={name === flood ? "fill-link" : undefined} x="28" y={[104, 1128, 1300][index]}>
				{name}
			</text>
		))}
		{[60, 58, 56, 54, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34].map((number, index) => (
			<g key={number} className="text-[17px]" transform={`translate(-108 ${128 * index + 12})`}>
				<use href="#house" className={number < 40 ? WET : DRY} />
				<text x="12" y="62">
					{number}
				</text>
			</g>
		))}
	</svg>
);
