/** A citation chip: a link to its entry in "Sources on this page". Text that is taken from the page reads "claim (source 4)". */
export function Chip({ number }: { number: number }) {
	return (
		<a className="cite" href={`#source-${number}`}>
			<span className="sr-only"> (source </span>
			{number}
			<span className="sr-only">)</span>
		</a>
	);
}
