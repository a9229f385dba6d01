import { documentElement } from "./document-element.ts";

/** Lays out all that first-paint.css skips, because scrolling to a position needs the height of everything above it. */
export const layOutPage = () => delete documentElement().dataset.top;

/** Does the same, with a frame for each element, so that no frame takes long. */
export async function layOutGradually(): Promise<void> {
	for (const element of document.querySelectorAll<HTMLElement>("main > *, .edits li, .site-footer")) {
		await new Promise((resolve) => setTimeout(resolve, 50));
		element.dataset.laidOut = "";
	}
	layOutPage();
}
