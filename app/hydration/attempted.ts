/** Decodes percent encoding for display, except for control and invisible characters, direction marks, percent signs, and delimiters. */
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

/** Shows the requested URL on the 404 page and logs it (docs/product.md, section 2). */
export function showAttempted(): void {
	const place = document.querySelector("[data-attempted]");
	if (!place) return;
	const attempted = () => location.href.slice(location.origin.length);
	const show = () => {
		place.textContent = decoded(attempted());
	};
	show();
	addEventListener("hashchange", show);
	console.error("404:", attempted());
}
