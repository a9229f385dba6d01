import { Text } from "../ui/text.tsx";

const PARTS = /(==.+?==|~~.+?~~|\+\+.+?\+\+|__.+?__)/;

const ELEMENTS = { "==": "mark", "~~": "del", "++": "ins", __: "u" } as const;

/**
 * Text with editing marks: ==quotable==, ~~struck~~, ++added++, and __underlined__, whose look and meaning depend on
 * the screen. Marks may be nested.
 */
export function MarkedText({ text }: { text: string }) {
	return text.split(PARTS).map((part, index) => {
		// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never reorder.
		if (index % 2 === 0) return <Text key={index} text={part} />;
		const sign = part.slice(0, 2);
		const Mark = sign === "==" || sign === "~~" || sign === "++" ? ELEMENTS[sign] : ELEMENTS.__;
		return (
			<Mark key={index}>
				<MarkedText text={part.slice(2, -2)} />
			</Mark>
		);
		// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
	});
}
