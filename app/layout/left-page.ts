/** What to restore on Back, besides the scroll position. */
export interface LeftPage {
	/** Opens the disclosures that were open. */
	reopen(): void;
	/** Focuses the link that the visitor followed. Returns false if it can't be focused. */
	refocus(): boolean;
}

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
const links = (): (Element | null)[] => [...document.querySelectorAll("a[href]")];

/** Saves the state of the current page. @param link The followed link: not every browser focuses it. */
export function leave(link: Element | null): LeftPage {
	const open = disclosures().map((details) => details.open);
	const index = links().indexOf(link);
	return {
		reopen() {
			for (const [position, details] of disclosures().entries()) details.open ||= open[position] ?? false;
		},
		refocus() {
			const again = links()[index];
			if (again instanceof HTMLElement) again.focus({ preventScroll: true });
			return again !== undefined && document.activeElement === again;
		},
	};
}
