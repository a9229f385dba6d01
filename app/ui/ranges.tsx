import { UNBROKEN } from "../content/unbroken.ts";

const PARTS = new RegExp(`(${UNBROKEN.source})`, "i");

/** Text in which a range such as 3-6 or 20-30% never breaks at its hyphen. */
export function Ranges({ text }: { text: string }) {
	return text.split(PARTS).map((part, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
			<span key={index} className="whitespace-nowrap">
				{part}
			</span>
		) : (
			part
		),
	);
}
