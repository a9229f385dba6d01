/** Returns the sentences of a text, each with its chips. A period inside a name or number ends none. */
export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?][”’)]?(?:\[\^[^\]]+\])*)\s+(?=[\p{Lu}\d“‘(])/u);
}
