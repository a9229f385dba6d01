import { UNBROKEN } from "../../shared/unbroken.ts";

/** Matches editing marks, numbered citations, and text that must not wrap. */
const PARTS = new RegExp(`(==.+?==|~~.+?~~|\\+\\+.+?\\+\\+|__.+?__|\\[\\^\\d+\\]|${UNBROKEN.source})`, "i");

const MARKS: Readonly<Record<string, "mark" | "del" | "ins" | "u">> = { "==": "mark", "~~": "del", "++": "ins", __: "u" };

/**
 * Text with marks, which may be nested: ==quotable==, ~~struck out~~, ++added++, and __underlined__ (its meaning depends on the
 * page). Ranges such as 3-6 never break at the hyphen. Citations are chips that link to the sources at the end of the page. They
 * are read aloud and copied as "(source 4)".
 */
export function Text({ text }: { text: string }) {
	return text.split(PARTS).map((part, index) => {
		if (index % 2 === 0) return part;
		const Mark = MARKS[part.slice(0, 2)];
		const [, number] = /^\[\^(\d+)\]$/.exec(part) ?? [];
		// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never reorder.
		if (Mark)
			return (
				<Mark key={index}>
					<Text text={part.slice(2, -2)} />
				</Mark>
			);
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
