/**
 * Text without its percent encoding where that is safe: what would be a control character, another direction of
 * writing, invisible or a part of the address's structure stays encoded, and so does what cannot be decoded.
 */
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

/**
 * Fills in the address that led to the 404 page, which is the same file for all of them, and logs it
 * (docs/product.md, section 2).
 */
export function showAttempted(): void {
	const place = document.querySelector("[data-attempted]");
	if (!place) return;
	const attempted = () => location.href.slice(location.origin.length);
	const show = () => {
		place.textContent = decoded(attempted());
	};
	show();
	addEventListener("hashchange", show);
	console.error("404: no page at", attempted());
}
