import { Check } from "lucide";
import type { ReactNode } from "react";
import type { Service, Specimen as SpecimenData } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Written } from "../ui/written.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** How a specimen looks on the wall: its ground, what it is, and the drawing: its head on a phone, cropped by its slot on a desktop. */
function drawingOf(specimen: SpecimenData): { ground: string; caption: string; content: ReactNode } {
	switch (specimen.kind) {
		case "audit":
			return {
				ground: "bg-hair",
				caption: "a page of an audit report.",
				content: (
					<Sheet className="h-full">
						<SheetHead aside={specimen.page}>
							{specimen.document}, {specimen.section}
						</SheetHead>
						<p className="display mt-3 text-h3">{specimen.finding}</p>
						<ul className="mono mt-3">
							{specimen.addresses.map(({ address, keep }) => (
								<li key={address}>{keep ? <Written text={`==${address}== ${keep}`} /> : <s>{address}</s>}</li>
							))}
						</ul>
					</Sheet>
				),
			};
		case "draft":
			return {
				ground: "ground-sheet",
				caption: "a draft with an editor’s marks.",
				content: (
					<>
						<p className="text-lead">
							<Written text={specimen.text} />
						</p>
						<ul className="mono sticky bottom-0 mt-6 border-t border-rule bg-paper py-3 text-link max-lg:hidden">
							{specimen.notes.map((note) => (
								<li key={note}>{note}</li>
							))}
						</ul>
					</>
				),
			};
		case "placement":
			return {
				ground: "ground-night",
				caption: "a sentence with a link in somebody else’s article.",
				content: (
					<Sheet className="h-full">
						<SheetHead>{specimen.site}</SheetHead>
						<p className="foreign mt-3 text-lead">
							<Written text={specimen.text} />
						</p>
					</Sheet>
				),
			};
		case "page":
			return {
				ground: "bg-hair",
				caption: "a page that answers one query, and what was checked on it.",
				content: (
					<Sheet className="h-full">
						<SheetHead>{specimen.address}</SheetHead>
						<p className="display mt-3 text-h3">{specimen.title}</p>
						<p className="mt-2">
							<Written text={specimen.text} />
						</p>
						<p className="mt-3 max-lg:hidden">
							<span className="drawn-button">{specimen.action}</span>
						</p>
						<ul className="mono ruled-hair mt-4 max-lg:hidden">
							{specimen.checks.map((check) => (
								<li key={check} className="flex items-center justify-between py-1">
									{check}
									<Icon node={Check} className="size-4 text-link" />
								</li>
							))}
						</ul>
					</Sheet>
				),
			};
		case "answer":
			return {
				ground: "ground-stage",
				caption: "an assistant’s answer and its sources.",
				content: (
					<>
						<p className="mono border-b-[1.5px] py-2">{specimen.query}</p>
						<p className="display mt-4 text-h3">
							<Written text={specimen.text} />
						</p>
						<ol className="mono ruled-hair mt-4 text-muted max-lg:hidden">
							{specimen.sources.map((address, index) => (
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
			};
	}
}

/** What arrives, when: the drawing of a service that has no specimen. */
function listOf({ title, items }: Service["deliverables"]) {
	return {
		ground: "bg-hair",
		caption: "what arrives, when.",
		content: (
			<Sheet className="h-full">
				<p className="display mt-3 text-h3">{title}</p>
				<dl className="ruled-hair mt-3">
					{items.map(({ when, what }) => (
						<div key={what}>
							<dt className="mono text-muted">{when}</dt>
							<dd>{what}</dd>
						</div>
					))}
				</dl>
			</Sheet>
		),
	};
}

type SmallSpecimenProps = { specimen?: SpecimenData | undefined; deliverables: Service["deliverables"]; className?: string };

/** A service's specimen in its slot on the wall. A service without one shows what arrives, when. */
export function SmallSpecimen({ specimen, deliverables, className = "" }: SmallSpecimenProps) {
	const { ground, caption, content } = specimen ? drawingOf(specimen) : listOf(deliverables);
	return (
		<Specimen caption={caption} className={`small text-small ${ground} ${className}`.trim()}>
			{content}
		</Specimen>
	);
}
