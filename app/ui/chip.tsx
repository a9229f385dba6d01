/** A citation chip: a link to its entry in "Sources on this page". */
export function Chip({ number }: { number: number }) {
	return (
		<a className="cite" href={`#source-${number}`}>
			<span className="sr-only">Source </span>
			{number}
		</a>
	);
}
