/** Splits text into sentences, each with its chips. Periods inside names and numbers don't end a sentence. */
export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?][”’)]?(?:\[\^[^\]]+\])*)\s+(?=[\p{Lu}\d“‘(])/u);
}
