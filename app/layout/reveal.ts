/** Text of an address without its percent encoding; as it is where that is broken. */
function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Goes to the place in the page that an address names: opens what hides it, and lets the keyboard go on from there. */
export function reveal(hash: string): void {
	const id = hash.slice(1);
	const target = document.getElementById(id) ?? document.getElementById(decoded(id));
	if (!target) return;
	for (let details = target.closest("details"); details; details = details.parentElement?.closest("details") ?? null) details.open = true;
	if (target.tabIndex < 0) target.tabIndex = -1;
	target.focus({ preventScroll: true });
	target.scrollIntoView();
}
