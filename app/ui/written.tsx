import { Letter } from "./letter.tsx";

const PARTS = /(==.+?==|~~.+?~~|__.+?__|\[[a-z]\])/;

/**
 * Words of a specimen or of the stage, with what is done to them: ==cited==, ~~struck out~~, __a drawn link__, [a] the letter
 * of a note. A drawn link is no link: it leads nowhere and takes no focus.
 */
export function Written({ text }: { text: string }) {
	return text.split(PARTS).map((part, index) => {
		if (index % 2 === 0) return part;
		const inner = part.slice(2, -2);
		// biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one text never change places.
		if (part.startsWith("==")) {
			return (
				<mark key={index} className="hit">
					<Written text={inner} />
				</mark>
			);
		}
		if (part.startsWith("~~")) return <s key={index}>{inner}</s>;
		if (part.startsWith("__")) {
			return (
				<span key={index} className="drawn-link">
					{inner}
				</span>
			);
		}
		return <Letter key={index} letter={part.slice(1, -1)} />;
		// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
	});
}
