import { Text } from "../ui/text.tsx";

const PARTS = /(==.+?==|~~.+?~~|\+\+.+?\+\+|__.+?__)/;

const ELEMENTS = { "==": "mark", "~~": "del", "++": "ins", __: "u" } as const;

/**
 * Words with the marks of an edit: ==cited==, ~~struck out~~, ++added++, and __a drawn link__, which leads nowhere and takes
 * no focus. An added phrase may hold a cited one.
 */
export function Edited({ text }: { text: string }) {
	return text.split(PARTS).map((part, index) => {
		// biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one text never change places.
		if (index % 2 === 0) return <Text key={index} text={part} />;
		const sign = part.slice(0, 2);
		const Mark = sign === "==" || sign === "~~" || sign === "++" ? ELEMENTS[sign] : ELEMENTS.__;
		return (
			<Mark key={index}>
				<Edited text={part.slice(2, -2)} />
			</Mark>
		);
		// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
	});
}
