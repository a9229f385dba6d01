import { Fragment } from "react";
import type { CaseDrawing } from "../../../shared/content-types.ts";
import { Line } from "../../parts/line.tsx";
import { Rows } from "../../parts/rows.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";
import { words } from "../../words.ts";

type Drawn<Kind extends CaseDrawing["kind"]> = Extract<CaseDrawing, { kind: Kind }>;

/** A wall of URLs that were cut; those that stay are spread among them. On a phone a third of it. */
export function UrlWall({ caption, struck, kept }: Drawn<"addresses">) {
	const every = Math.floor(struck.length / kept.length);
	return (
		<figure className="ground-night side py-8">
			<div data-nosnippet="">
				<ul className="columns-[3_16rem] gap-10 font-mono text-small text-muted *:break-inside-avoid *:wrap-anywhere">
					{struck.map((address, index) => {
						const stays = index % every === Math.floor(every / 2) ? kept[Math.floor(index / every)] : undefined;
						return (
							<Fragment key={address}>
								<li className={index % 3 === 0 ? undefined : "max-sm:hidden"}>
									<s>{address}</s>
								</li>
								{stays && <li className="display py-1 text-m leading-tight text-ink">{stays}</li>}
							</Fragment>
						);
					})}
				</ul>
			</div>
			<figcaption className="caption mt-5">{caption}</figcaption>
		</figure>
	);
}

/** One page with everything on it, struck, and the pages that came of it, each with its reviewer. */
export function SixPages({ caption, before, after, action }: Drawn<"pages">) {
	return (
		<figure>
			<div className="ground-sheet grid border-y-[1.5px] lg:grid-cols-[3fr_5fr]" data-nosnippet="">
				<div className="px-side py-5 max-lg:pb-3 lg:pr-8">
					<SheetHead text={`~~${before.address}~~`} aside={words.onePage} />
					<ul className="afar mt-3 serif text-muted max-lg:flex max-lg:flex-wrap max-lg:gap-x-5">
						{before.parts.map((part) => (
							<li key={part}>{part}</li>
						))}
					</ul>
				</div>
				<ul className="grid grid-cols-2 gap-[1.5px] border-ink bg-ink max-lg:border-t-[1.5px] lg:grid-cols-3 lg:border-l-[1.5px]">
					{after.map(({ address, title, reviewer }) => (
						<li key={address} className="grid content-start gap-2 bg-paper p-4 lg:px-5">
							<p className="truncate font-mono text-small text-muted max-sm:hidden">{address}</p>
							<p className="display text-h3 lg:min-h-[2.4em]">{title}</p>
							<Line text={`++${reviewer}++`} />
							<p className="w-fit border-[1.5px] border-rule px-3 py-1 text-small font-[650]">{action}</p>
						</li>
					))}
				</ul>
			</div>
			<figcaption className="caption side mt-3">{caption}</figcaption>
		</figure>
	);
}

/** A form after its cut: what went as one struck sentence, what stays filled in. */
export function CutForm({ caption, address, title, struck, kept }: Drawn<"form">) {
	return (
		<figure className="ground-sheet px-side py-6 lg:pl-8">
			<div data-nosnippet="">
				<SheetHead text={address} aside={words.cut(struck.length, struck.length + kept.length)} />
				<p className="display mt-3 text-h2">{title}</p>
				<Line
					className="mt-3 flex flex-wrap gap-x-4 border-b-[1.5px] pb-4 serif text-[1.125rem]"
					text={struck.map((label) => `~~${label}~~`).join(" ")}
				/>
				<Rows
					rows={kept}
					className="divide-y-[1.5px] divide-hair"
					row="py-2"
					label="text-small text-muted"
					text="serif text-[1.25rem] leading-snug font-bold"
				/>
			</div>
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}
