/** Decodes percent encoding; returns malformed text unchanged. */
function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Opens the disclosures around the target of a hash, focuses the target, and scrolls to it. */
export function reveal(hash: string): void {
	const id = hash.slice(1);
	const target = document.getElementById(id) ?? document.getElementById(decoded(id));
	if (!target) return;
	for (let details = target.closest("details"); details; details = details.parentElement?.closest("details") ?? null) details.open = true;
	if (target.tabIndex < 0) target.tabIndex = -1;
	target.focus({ preventScroll: true });
	target.scrollIntoView();
}
