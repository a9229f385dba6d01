import { UNBROKEN } from "../../shared/unbroken.ts";
import { Chip } from "./chip.tsx";

/** Ranges, and the numbered chips that the build has made of [^names]. */
const PARTS = new RegExp(`(\\[\\^\\d+\\]|${UNBROKEN.source})`, "i");

/** Text in which a range such as 3-6 or 20-30% never breaks at its hyphen, and citation chips are links to their sources. */
export function Text({ text }: { text: string }) {
	return text.split(PARTS).map((part, index) => {
		if (index % 2 === 0) return part;
		const [, number] = /^\[\^(\d+)\]$/.exec(part) ?? [];
		// biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one text never change places.
		return number ? (
			<Chip key={index} number={Number(number)} />
		) : (
			<span key={index} className="whitespace-nowrap">
				{part}
			</span>
		);
		// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
	});
}
