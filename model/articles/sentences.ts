/** The sentences of a text, each with its chips. A full stop inside a name or a number ends none. */
export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?][”’)]?(?:\[\^[^\]]+\])*)\s+(?=[\p{Lu}\d“‘(])/u);
}

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
}
