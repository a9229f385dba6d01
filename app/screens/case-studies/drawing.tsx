import { Fragment } from "react";
import type { CaseDrawing } from "../../../shared/content-types.ts";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Rows } from "../../parts/rows.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";
import { words } from "../../words.ts";

type Drawn<Kind extends CaseDrawing["kind"]> = Extract<CaseDrawing, { kind: Kind }>;

/** A wall of removed URLs, with the kept ones spread among them. Phones show a third. */
export function UrlWall({ caption, struck, kept }: Drawn<"addresses">) {
	const every = Math.floor(struck.length / kept.length);
	return (
		<figure className="ground-night side py-8">
			<ul className="columns-[3_16rem] gap-10 font-mono text-small text-muted *:break-inside-avoid *:wrap-anywhere" data-nosnippet="">
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
			<figcaption className="caption mt-5">{caption}</figcaption>
		</figure>
	);
}

/** One struck-out page, and the pages it was split into, each with its reviewer. */
export function SixPages({ caption, before, after, action }: Drawn<"pages">) {
	return (
		<figure className="ground-panel pb-4">
			<div className="ground-sheet grid border-y-[1.5px] lg:grid-cols-[3fr_5fr]" data-nosnippet="">
				<div className="px-side py-5 lg:pr-8">
					<SheetHead text={`~~${before.address}~~`} aside={words.onePage} />
					<Items texts={before.parts} className="serif mt-3 text-muted max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 lg:text-m" />
				</div>
				<ul className="grid grid-cols-2 gap-[1.5px] border-ink bg-ink max-lg:border-t-[1.5px] lg:grid-cols-3 lg:border-l-[1.5px]">
					{after.map(({ address, title, reviewer }) => (
						<li key={address} className="grid content-start gap-2 bg-paper p-4 lg:p-5">
							<p className="font-mono text-small text-muted wrap-anywhere max-sm:hidden">{address}</p>
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

/** A shortened form: removed fields are struck out, and kept ones filled in. */
export function CutForm({ caption, address, title, struck, kept }: Drawn<"form">) {
	return (
		<figure className="ground-panel pb-4">
			<div className="ground-sheet side border-y-[1.5px] py-6" data-nosnippet="">
				<SheetHead text={address} aside={words.cut(struck.length, struck.length + kept.length)} />
				<div className="mt-4 grid gap-x-12 gap-y-3 lg:grid-cols-2">
					<Line
						className="serif text-[clamp(1.25rem,0.7rem+2cqw,2.25rem)] leading-snug"
						text={struck.map((label) => `~~${label}~~`).join(" ")}
					/>
					<div>
						<p className="display text-h2">{title}</p>
						<Rows
							rows={kept}
							className="ruled-hair mt-3"
							label="text-small text-muted"
							text="serif text-[1.25rem] leading-snug font-bold"
						/>
					</div>
				</div>
			</div>
			<figcaption className="caption side mt-3">{caption}</figcaption>
		</figure>
	);
}
