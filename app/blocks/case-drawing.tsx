import { Fragment } from "react";
import type { CaseDrawing as CaseDrawingData } from "../../shared/content-types.ts";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** What was done for a client, drawn. */
export function CaseDrawing(drawing: CaseDrawingData) {
	switch (drawing.kind) {
		case "addresses":
			return <Addresses {...drawing} />;
		case "pages":
			return <Pages {...drawing} />;
		case "form":
			return <Form {...drawing} />;
	}
}

type Drawn<Kind extends CaseDrawingData["kind"]> = Extract<CaseDrawingData, { kind: Kind }>;

/** A wall of addresses; those that stay are spread among the others. */
function Addresses({ caption, struck, kept }: Drawn<"addresses">) {
	const every = Math.floor(struck.length / kept.length);
	return (
		<Specimen caption={caption} captioned className="ground-night mono side py-8 text-muted">
			<ul className="address-wall">
				{struck.map((address, index) => {
					const stays = index % every === Math.floor(every / 2) ? kept[Math.floor(index / every)] : undefined;
					return (
						<Fragment key={address}>
							{/* On a phone a third of them, so that what stays is seen. */}
							<li className={index % 3 === 0 ? undefined : "max-sm:hidden"}>
								<s>{address}</s>
							</li>
							{stays && (
								<li className="text-h3">
									<mark className="hit">{stays}</mark>
								</li>
							)}
						</Fragment>
					);
				})}
			</ul>
		</Specimen>
	);
}

function Pages({ caption, before, after, mark, action }: Drawn<"pages">) {
	return (
		<Specimen caption={caption} captioned className="ground-panel side py-8">
			<div className="grid gap-6 lg:grid-cols-12">
				<Sheet className="afar lg:col-span-4">
					<SheetHead>{before.address}</SheetHead>
					{before.parts.map((part) => (
						<p key={part}>{part}</p>
					))}
				</Sheet>
				<ul className="grid grid-cols-2 gap-4 lg:col-span-8 lg:grid-cols-3">
					{after.map(({ address, title }) => (
						<li key={address}>
							<Sheet className="grid h-full content-start gap-2">
								<p className="note">{address}</p>
								<p className="display text-lead leading-snug">{title}</p>
								<p className="note">
									<mark className="hit">{mark}</mark>
								</p>
								<p>
									<span className="drawn-button">{action}</span>
								</p>
							</Sheet>
						</li>
					))}
				</ul>
			</div>
		</Specimen>
	);
}

function Form({ caption, title, fields }: Drawn<"form">) {
	return (
		<Specimen caption={caption} captioned className="ground-panel side py-8">
			<p className="display text-h3">{title}</p>
			<ul className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
				{fields.map(({ label, keep }) => (
					<li key={label} className={`border-[1.5px] border-ink px-4 py-3 ${keep ? "ground-yellow font-[650]" : "ground-sheet"}`}>
						{keep ? label : <s>{label}</s>}
					</li>
				))}
			</ul>
		</Specimen>
	);
}
