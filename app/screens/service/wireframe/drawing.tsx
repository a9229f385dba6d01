import type { ReactNode } from "react";
import type { ServiceObjectOf } from "../../../../shared/content-types.ts";
import { Items } from "../../../parts/items.tsx";
import { Line } from "../../../parts/line.tsx";
import { words } from "../../../words.ts";

const DOTS = "[background:radial-gradient(var(--hair)_1.3px,transparent_1.5px)_0_0/14px_14px]";
const BOX = "border-[1.5px] border-rule bg-hair px-3 py-1 font-[650]";
const TAG = "mr-2 border-[1.5px] px-1 font-mono text-small font-[500] text-link";
const EDGE = "border-ink max-lg:border-t-[1.5px] lg:border-l-[1.5px] lg:px-5";
const FIELDS = "grid gap-1.5 max-lg:grid-cols-2";
const COLUMNS = "lg:grid-cols-[calc(var(--side)+(100cqw-2*var(--side))/4)_1fr_1fr_calc(var(--side)+(100cqw-2*var(--side))/4)]";

/** One page in four states: plan, boxes, build, and live. Its parts are on the same lines. Phones show only some of them. */
export function Drawing({ plan, boxesNote, checks, live, caption }: ServiceObjectOf<"wireframe">) {
	const labels = live.fields.map(({ label }) => label);
	return (
		<figure className="-mx-side max-lg:mt-2 lg:col-span-2" data-nosnippet="">
			<div className={`ground-sheet border-y-[1.5px] lg:grid lg:grid-rows-[repeat(5,auto)] ${COLUMNS}`}>
				<Stage className={`${DOTS} font-mono text-small lg:pr-5`} number={1}>
					<p className="font-[700]">{plan.goal}</p>
					<p>{plan.question}</p>
					<Items texts={plan.asks} className="max-lg:hidden" />
					<Items texts={plan.moves} className="max-lg:pr-18" />
				</Stage>
				<Stage className={EDGE} number={2}>
					<p className={`${BOX} text-[1.25rem]`}>{live.title}</p>
					<p className="h-9 bg-hair max-lg:hidden" aria-hidden="true" />
					<Items texts={labels} className={FIELDS} item={BOX} />
					<p className="font-mono text-small">{boxesNote}</p>
				</Stage>
				<Stage className={`serif ${EDGE}`} number={3}>
					<p className="text-[1.25rem] leading-tight font-bold lg:text-[1.5rem]">
						<code className={TAG}>h1</code>
						{live.title}
					</p>
					<p className="max-lg:hidden">
						<code className={TAG}>p</code>
						{live.answer.replaceAll("==", "")}
					</p>
					<Items texts={labels} className={FIELDS} item="border-[1.5px] border-rule px-3 py-1" />
					<Items texts={checks} className="flex flex-wrap gap-x-5 font-mono text-small lg:grid" item="items-center gap-2" check="size-4" />
				</Stage>
				<Stage className="ground-stage lg:pl-5" number={4}>
					<p className="display text-[2.25rem] leading-none">{live.title}</p>
					<Line className="text-[1.25rem] leading-snug" text={live.answer} />
					<dl>
						{live.fields.map(({ label, value }) => (
							<div key={label} className="flex gap-4 border-b-[1.5px] border-hair py-1">
								<dt className="w-16 text-muted">{label}</dt>
								<dd className="font-[650]">{value}</dd>
							</div>
						))}
					</dl>
					<div>
						<p className="inline-block rounded-box bg-ink px-5 py-1.5 font-[650] text-paper">{live.button}</p>
						<p className="mt-2 font-mono text-small">{live.note}</p>
					</div>
				</Stage>
			</div>
			<figcaption className="wrap caption mt-2">{caption}</figcaption>
		</figure>
	);
}

function Stage({ number, className, children }: { number: number; className: string; children: ReactNode }) {
	return (
		<div className={`grid content-start gap-y-2 px-side pt-4 pb-5 lg:row-span-5 lg:grid-rows-subgrid lg:items-center ${className}`}>
			<p className="font-mono text-small">{words.stages[number - 1]}</p>
			{children}
		</div>
	);
}
