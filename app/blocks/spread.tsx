import type { ReactNode } from "react";
import type { Specimen as SpecimenData } from "../../shared/content-types.ts";
import { Letter } from "../ui/letter.tsx";
import type { Ground } from "../ui/section.tsx";
import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Sheet, Specimen } from "./specimen.tsx";

/** The kinds of specimen, each with the words of its large form. */
export type SpreadOf<Kind extends SpecimenData["kind"]> = Extract<SpecimenData, { kind: Kind }> & {
	spread: NonNullable<Extract<SpecimenData, { kind: Kind }>["spread"]>;
};

/** A specimen with its large form, if it is of that kind and has one. */
export function spreadOf<Kind extends SpecimenData["kind"]>(specimen: SpecimenData | undefined, kind: Kind): SpreadOf<Kind> | undefined {
	const isOfKind = (data: SpecimenData | undefined): data is SpreadOf<Kind> => data?.kind === kind && data.spread !== undefined;
	return isOfKind(specimen) ? specimen : undefined;
}

/** The letter of the note at a place: [a] for the first. */
export const letterAt = (index: number) => String.fromCharCode("a".charCodeAt(0) + index);

interface SpreadNotesProps {
	notes: readonly { title: string; text: string }[];
	className?: string;
}

/** The notes in the margin of a specimen, each with the letter that stands where it belongs. */
export function SpreadNotes({ notes, className = "" }: SpreadNotesProps) {
	return (
		<ol className={`ruled side ${className}`.trim()}>
			{notes.map(({ title, text }, index) => (
				<li key={title}>
					<p className="display text-h3">
						<Letter letter={letterAt(index)} className="ml-0" /> {title}
					</p>
					<p className="mt-2 text-muted">
						<Text text={text} />
					</p>
				</li>
			))}
		</ol>
	);
}

interface SheetSpreadProps extends SpreadNotesProps {
	ground: Ground;
	title: string;
	/** That it is an illustration of what. */
	note: string;
	/** What stands on the sheet. */
	children: ReactNode;
}

/** One sheet across the spread, from the edge of the page, with its notes in the margin. */
export function SheetSpread({ ground, title, note, notes, className = "", children }: SheetSpreadProps) {
	return (
		<Section ground={ground} bleed aria-labelledby="specimen">
			<div className="wrap">
				<SectionHeading id="specimen">{title}</SectionHeading>
			</div>
			<Specimen caption={note} captioned bleed>
				<div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
					<Sheet className="max-lg:mr-side py-8 pl-side lg:col-span-8">{children}</Sheet>
					<SpreadNotes notes={notes} className={`lg:col-span-4 lg:pl-0 ${className}`.trim()} />
				</div>
			</Specimen>
		</Section>
	);
}
