import type { ServiceObjectOf } from "../../../../shared/content-types.ts";
import { Edited } from "../../../parts/edited.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Text } from "../../../ui/text.tsx";
import type { WireframePage } from "../wireframe.tsx";

type CropData = ServiceObjectOf<"wireframe">["crops"][number];

/** What is built, each kind with a close look at one of its pages. */
export function Cards({ cards, object }: WireframePage) {
	return (
		<section className="ground-panel py-section" aria-labelledby="parts">
			<h2 id="parts" className="wrap text-h2">
				{cards.title}
			</h2>
			<ul className="mt-5 grid border-y-[1.5px] lg:grid-cols-[7fr_5fr]">
				{cards.items.map(({ icon, title, description }, index) => (
					<li
						key={title}
						className="grid not-first:border-t-[1.5px] lg:row-span-2 lg:grid-rows-subgrid lg:even:border-l-[1.5px] lg:[&:nth-child(2)]:border-t-0"
					>
						<Crop {...object.crops[index]} className={index % 2 ? "lg:pl-8" : "lg:pr-8"} />
						<div className={`px-side pt-4 pb-6 ${index % 2 ? "lg:pl-8" : "lg:pr-8"}`}>
							<h3 className="flex gap-3 text-h3">
								<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
								{title}
							</h3>
							<p className="mt-1">
								<Text text={description} />
							</p>
						</div>
					</li>
				))}
			</ul>
			<p className="wrap caption mt-3">{object.cropsCaption}</p>
		</section>
	);
}

function Crop({ rows = [], headed, button, note, className }: Partial<CropData> & { className: string }) {
	const table = (
		<table className={`w-full ${button || headed ? "text-[1.25rem] lg:text-[1.375rem]" : "text-[clamp(1.5rem,1rem+1.5vw,2.25rem)]"} leading-tight`}>
			<tbody>
				{rows.map((cells, row) => (
					<tr key={cells[0]} className={`border-b-[1.5px] ${headed && row === 0 ? "font-mono text-small" : "border-hair"}`}>
						{cells.map((text, column) => (
							<td key={text} className={`py-1.5 ${column > 0 ? "pl-4 text-right whitespace-nowrap" : ""}`}>
								<Edited text={text} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
	return (
		<div className={`ground-sheet serif grid items-center overflow-clip px-side py-6 lg:min-h-64 ${className}`} data-nosnippet="">
			<div className={button && "mx-auto -mb-6 w-full max-w-80 self-end rounded-t-[1.75rem] border-[3px] border-b-0 p-5"}>
				{table}
				{button && <p className="mt-4 rounded-box bar-after p-2.5 text-center font-text font-[650]">{button}</p>}
				{note && <p className="mt-3 font-mono text-small">{note}</p>}
			</div>
		</div>
	);
}
