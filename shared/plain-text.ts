/** Returns a text without marks and struck words. */
export function plainText(text: string): string {
	return text
		.replace(/~~.+?~~ ?/g, "")
		.replace(/==|\+\+/g, "")
		.trim();
}
