/** Removes marks, such as == and ++, and struck words from a string. */
export function plainText(text: string): string {
	return text
		.replace(/~~.+?~~ ?/g, "")
		.replace(/==|\+\+|__/g, "")
		.trim();
}
