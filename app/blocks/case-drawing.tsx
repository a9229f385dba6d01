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
		<Specimen caption={caption} className="address-wall ground-night mono">
			<ul>
				{struck.map((address, index) => {
					const stays = index % every === Math.floor(every / 2) ? kept[Math.floor(index / every)] : undefined;
					return (
						<li key={address}>
							<s>{address}</s>
							{stays && <mark className="hit">{stays}</mark>}
						</li>
					);
				})}
			</ul>
		</Specimen>
	);
}

function Pages({ caption, before, after, mark, action }: Drawn<"pages">) {
	return (
		<Specimen caption={caption} className="page-split ground-panel">
			<Sheet>
				<SheetHead>{before.address}</SheetHead>
				{before.parts.map((part) => (
					<p key={part}>{part}</p>
				))}
			</Sheet>
			<ul>
				{after.map(({ address, title }) => (
					<li key={address}>
						<Sheet>
							<p className="note">{address}</p>
							<p className="display">{title}</p>
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
		</Specimen>
	);
}

function Form({ caption, title, fields }: Drawn<"form">) {
	return (
		<Specimen caption={caption} className="cut-form ground-panel side">
			<p className="display text-h3">{title}</p>
			<ul>
				{fields.map(({ label, keep }) => (
					<li key={label} className={keep ? "kept" : "ground-sheet"}>
						{keep ? label : <s>{label}</s>}
					</li>
				))}
			</ul>
		</Specimen>
	);
}
