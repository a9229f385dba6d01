/** A text without the marks of an edit: what is struck goes, what is cited or added stays as words. */
export function plainText(text: string): string {
	return text
		.replace(/~~.+?~~ ?/g, "")
		.replace(/==|\+\+/g, "")
		.trim();
}
