/** Decodes percent encoding for display, but keeps escaped control characters, invisible characters, percent signs, and delimiters. */
function decoded(text: string): string {
	return text.replace(/(?:%(?!25)[\da-f]{2})+/gi, (encoded) => {
		try {
			const plain = decodeURI(encoded);
			return /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(plain) ? plain : encoded;
		} catch {
			return encoded;
		}
	});
}

/** Shows the requested path, query, and hash on the 404 page, and logs them (docs/product.md, section 2). */
export function showAttempted(): void {
	const output = document.querySelector("[data-attempted]");
	if (!output) return;
	const attempted = () => location.href.slice(location.origin.length);
	const show = () => {
		output.textContent = decoded(attempted());
	};
	show();
	addEventListener("hashchange", show);
	console.error("404:", attempted());
}
