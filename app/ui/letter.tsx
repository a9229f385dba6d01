/** The letter that joins a place in a specimen with its note, in an ink square. */
export function Letter({ letter }: { letter: string }) {
	return <span className="letter">{letter}</span>;
}
