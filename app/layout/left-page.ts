/** The state of a page that Back and Forward restore, besides the scroll position. */
export interface LeftPage {
	/** Reopens the disclosures that were open when the visitor left. */
	reopen(): void;
	/** Focuses the saved link. Returns false if there is none or it can't be focused. */
	refocus(): boolean;
}

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>("main details")];
const links = (): (Element | null)[] => [...document.querySelectorAll("a[href]")];

/**
 * Saves the state of the current page.
 * @param link The link that was followed (some browsers don't focus it) or, on Back and Forward, the focused element.
 */
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
