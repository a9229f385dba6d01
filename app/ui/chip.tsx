/** A citation chip: a link to its source at the end of the page. Screen readers and copied text say "(source 4)". */
export function Chip({ number }: { number: number }) {
	return (
		<a className="cite" href={`#source-${number}`}>
			<span className="sr-only"> (source </span>
			{number}
			<span className="sr-only">)</span>
		</a>
	);
}
