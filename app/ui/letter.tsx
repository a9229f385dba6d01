/** The letter that joins a place in a specimen with its note, in an ink square. */
export function Letter({ letter, className = "" }: { letter: string; className?: string }) {
	return <span className={`letter ${className}`.trim()}>{letter}</span>;
}
