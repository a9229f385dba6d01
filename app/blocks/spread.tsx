import type { Specimen as SpecimenData } from "../../shared/content-types.ts";
import { Letter } from "../ui/letter.tsx";
import { Text } from "../ui/text.tsx";

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
