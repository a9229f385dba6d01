/** What a visitor who comes back to a page wants to find as it was left, besides the scroll position. */
export interface LeftPage {
	/** Opens the questions and the article that were open. */
	reopen(): void;
	/** Focuses the link that led away; false where it cannot have the focus. */
	refocus(): boolean;
}

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
const links = (): (Element | null)[] => [...document.querySelectorAll("a[href]")];

/** Remembers a page that is about to be left. @param link The link that leads away, which not every browser focuses. */
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
