import { UNBROKEN } from "../../shared/unbroken.ts";
import { Chip } from "./chip.tsx";

/** Ranges, and citations, which the build has numbered. */
const PARTS = new RegExp(`(\\[\\^\\d+\\]|${UNBROKEN.source})`, "i");

/** Text whose ranges, such as 3-6 or 20-30%, never break at the hyphen, and whose citations are chips. */
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
