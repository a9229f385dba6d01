import { Check } from "lucide";
import type { ReactNode } from "react";
import type { Service, Specimen as SpecimenData } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Written } from "../ui/written.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

type Kind = SpecimenData["kind"];
type Drawings = { [K in Kind]: { ground: string; caption: string; draw: (data: Extract<SpecimenData, { kind: K }>) => ReactNode } };

/** How each kind of specimen looks on the wall: its ground, what it is, and the drawing, cropped by the edge of its slot. */
const drawings: Drawings = {
	audit: {
		ground: "small-tint",
		caption: "a page of an audit report.",
		draw: ({ document, section, page, finding, addresses }) => (
			<Sheet>
				<SheetHead aside={page}>
					{document}, {section}
				</SheetHead>
				<p className="display small-title">{finding}</p>
				<ul className="mono small-addresses">
					{addresses.map(({ address, keep }) => (
						<li key={address}>{keep ? <Written text={`==${address}== ${keep}`} /> : <s>{address}</s>}</li>
					))}
				</ul>
			</Sheet>
		),
	},
	draft: {
		ground: "ground-sheet",
		caption: "a draft with an editor’s marks.",
		draw: ({ text, notes }) => (
			<>
				<p className="small-draft">
					<Written text={text} />
				</p>
				<ul className="mono small-notes">
					{notes.map((note) => (
						<li key={note}>{note}</li>
					))}
				</ul>
			</>
		),
	},
	placement: {
		ground: "ground-night",
		caption: "a sentence with a link in somebody else’s article.",
		draw: ({ site, text }) => (
			<Sheet>
				<SheetHead>{site}</SheetHead>
				<p className="foreign small-foreign">
					<Written text={text} />
				</p>
			</Sheet>
		),
	},
	page: {
		ground: "small-tint",
		caption: "a page that answers one query, and what was checked on it.",
		draw: ({ address, title, text, action, checks }) => (
			<Sheet>
				<SheetHead>{address}</SheetHead>
				<p className="display small-title">{title}</p>
				<p className="mt-2">
					<Written text={text} />
				</p>
				<p className="mt-3">
					<span className="drawn-button">{action}</span>
				</p>
				<ul className="mono small-checks">
					{checks.map((check) => (
						<li key={check}>
							{check}
							<Icon node={Check} />
						</li>
					))}
				</ul>
			</Sheet>
		),
	},
	answer: {
		ground: "ground-stage",
		caption: "an assistant’s answer and its sources.",
		draw: ({ query, text, sources }) => (
			<>
				<p className="mono small-query">{query}</p>
				<p className="display small-answer">
					<Written text={text} />
				</p>
				<ol className="mono small-sources">
					{sources.map((address) => (
						<li key={address}>{address}</li>
					))}
				</ol>
			</>
		),
	},
};

/** One of the drawings, with the data of its own kind. */
function drawn<K extends Kind>(data: Extract<SpecimenData, { kind: K }>, { ground, caption, draw }: Drawings[K]) {
	return { ground, caption, content: draw(data) };
}

function drawingOf(data: SpecimenData) {
	switch (data.kind) {
		case "audit":
			return drawn(data, drawings.audit);
		case "draft":
			return drawn(data, drawings.draft);
		case "placement":
			return drawn(data, drawings.placement);
		case "page":
			return drawn(data, drawings.page);
		case "answer":
			return drawn(data, drawings.answer);
	}
}

type SmallSpecimenProps = { specimen?: SpecimenData | undefined; deliverables: Service["deliverables"] };

/** A service's specimen in its slot on the wall. A service without one shows what arrives, when. */
export function SmallSpecimen({ specimen, deliverables }: SmallSpecimenProps) {
	if (!specimen) {
		return (
			<Specimen caption="what arrives, when." className="small small-tint">
				<Sheet>
					<p className="display small-title">{deliverables.title}</p>
					<dl className="small-list">
						{deliverables.items.map(({ when, what }) => (
							<div key={what}>
								<dt className="mono">{when}</dt>
								<dd>{what}</dd>
							</div>
						))}
					</dl>
				</Sheet>
			</Specimen>
		);
	}
	const { ground, caption, content } = drawingOf(specimen);
	return (
		<Specimen caption={caption} className={`small specimen-${specimen.kind} ${ground}`}>
			{content}
		</Specimen>
	);
}
