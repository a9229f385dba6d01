/** Removes marks such as == and ++ from a string, and ~~struck-out~~ words with their marks. */
export function plainText(text: string): string {
	return text
		.replace(/~~.+?~~ ?/g, "")
		.replace(/==|\+\+|__/g, "")
		.trim();
}
