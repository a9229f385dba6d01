import { Check } from "lucide";
import type { ReactNode } from "react";
import type { Service, Specimen as SpecimenData } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Written } from "../ui/written.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

type Kind = SpecimenData["kind"];
type Drawings = { [K in Kind]: { ground: string; caption: string; draw: (data: Extract<SpecimenData, { kind: K }>) => ReactNode } };

/** How each kind of specimen looks on the wall: its ground, what it is, and the drawing: its head on a phone, cropped by its slot on a desktop. */
const drawings: Drawings = {
	audit: {
		ground: "bg-hair",
		caption: "a page of an audit report.",
		draw: ({ document, section, page, finding, addresses }) => (
			<Sheet className="h-full">
				<SheetHead aside={page}>
					{document}, {section}
				</SheetHead>
				<p className="display mt-3 text-h3">{finding}</p>
				<ul className="mono mt-3">
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
				<p className="text-lead">
					<Written text={text} />
				</p>
				<ul className="mono sticky bottom-0 mt-6 border-t border-rule bg-paper py-3 text-link max-lg:hidden">
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
			<Sheet className="h-full">
				<SheetHead>{site}</SheetHead>
				<p className="foreign mt-3 text-lead">
					<Written text={text} />
				</p>
			</Sheet>
		),
	},
	page: {
		ground: "bg-hair",
		caption: "a page that answers one query, and what was checked on it.",
		draw: ({ address, title, text, action, checks }) => (
			<Sheet className="h-full">
				<SheetHead>{address}</SheetHead>
				<p className="display mt-3 text-h3">{title}</p>
				<p className="mt-2">
					<Written text={text} />
				</p>
				<p className="mt-3 max-lg:hidden">
					<span className="drawn-button">{action}</span>
				</p>
				<ul className="mono ruled-hair mt-4 max-lg:hidden">
					{checks.map((check) => (
						<li key={check} className="flex items-center justify-between py-1">
							{check}
							<Icon node={Check} className="size-4 text-link" />
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
				<p className="mono border-b-[1.5px] py-2">{query}</p>
				<p className="display mt-4 text-h3">
					<Written text={text} />
				</p>
				<ol className="mono ruled-hair mt-4 text-muted max-lg:hidden">
					{sources.map((address, index) => (
						<li key={address} className="py-2">
							<span className="mr-2 text-ink" aria-hidden="true">
								{index + 1}
							</span>{" "}
							{address}
						</li>
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

type SmallSpecimenProps = { specimen?: SpecimenData | undefined; deliverables: Service["deliverables"]; className?: string };

/** A service's specimen in its slot on the wall. A service without one shows what arrives, when. */
export function SmallSpecimen({ specimen, deliverables, className = "" }: SmallSpecimenProps) {
	if (!specimen) {
		return (
			<Specimen caption="what arrives, when." className={`small text-small bg-hair ${className}`.trim()}>
				<Sheet className="h-full">
					<p className="display mt-3 text-h3">{deliverables.title}</p>
					<dl className="ruled-hair mt-3">
						{deliverables.items.map(({ when, what }) => (
							<div key={what}>
								<dt className="mono text-muted">{when}</dt>
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
		<Specimen caption={caption} className={`small text-small ${ground} ${className}`.trim()}>
			{content}
		</Specimen>
	);
}
