/** Returns a text without marks or struck words. */
export function plainText(text: string): string {
	return text
		.replace(/~~.+?~~ ?/g, "")
		.replace(/==|\+\+/g, "")
		.trim();
}
