/** Splits text into sentences, each with its chips. Sentences start with a capital, a digit, or an opening quote or parenthesis. */
export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?][”’)]?(?:\[\^[^\]]+\])*)\s+(?=[\p{Lu}\d“‘(])/u);
}
