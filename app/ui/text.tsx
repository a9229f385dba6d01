import { UNBROKEN } from "../../shared/unbroken.ts";

/** Matches text that must not wrap, and citations that the build has numbered. */
const PARTS = new RegExp(`(\\[\\^\\d+\\]|${UNBROKEN.source})`, "i");

/**
 * Text in which ranges such as 3-6 or 20-30%, phone numbers, and some compounds never wrap. Citations are chips: links to sources
 * at the end of the page, which are read aloud and copied as "(source 4)".
 */
export function Text({ text }: { text: string }) {
	return text.split(PARTS).map((part, index) => {
		if (index % 2 === 0) return part;
		const [, number] = /^\[\^(\d+)\]$/.exec(part) ?? [];
		// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never reorder.
		return number ? (
			<a key={index} className="cite" href={`#source-${number}`}>
				<span className="sr-only"> (source </span>
				{number}
				<span className="sr-only">)</span>
			</a>
		) : (
			<span key={index} className="whitespace-nowrap">
				{part}
			</span>
		);
		// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
	});
}
