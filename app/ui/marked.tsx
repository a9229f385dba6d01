interface MarkedProps {
	text: string;
	/** The phrase of the text that gets the marker. */
	mark: string;
}

/** A phrase of up to so many characters fits the line of a phone and stays together. */
const SHORT = 15;

/** Text with the yellow marker on one phrase of it. */
export function Marked({ text, mark }: MarkedProps) {
	const at = text.indexOf(mark);
	if (at < 0) return text;
	return (
		<>
			{text.slice(0, at)}
			<span className={mark.length > SHORT ? "marked" : "marked marked-short"}>{mark}</span>
			{text.slice(at + mark.length)}
		</>
	);
}
