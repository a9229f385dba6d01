/** What the rules look at on a page. Read from a browser's document or from parsed HTML, the same either way. */
export interface PageReading {
	path: string;
	title: string;
	description: string;
	/** Whether the page asks search engines to leave it out. */
	noindex: boolean;
	canonicals: string[];
	/** Headings outside of menus. */
	headings: { level: number; text: string }[];
	/** Images; described means a text alternative, or a mark that they only decorate. */
	images: { source: string; described: boolean }[];
	links: { href: string; text: string }[];
	socialImages: string[];
	/** The text of each block of JSON-LD. */
	structuredData: string[];
	/** Whether attributes name things in the vocabulary of schema.org. */
	microdata: boolean;
}

/** The part of a DOM element that reading needs. A browser's elements have it; `parsePage` gives it to parsed ones. */
export interface ElementLike {
	localName: string;
	textContent: string | null;
	getAttribute(name: string): string | null;
	querySelectorAll(selectors: string): Iterable<ElementLike>;
}

/** Reads a page from its root element. */
export function readPage(root: ElementLike, path: string): PageReading {
	const all = (selector: string) => [...root.querySelectorAll(selector)];
	const meta = (...names: string[]) =>
		all("meta[content]")
			.filter((element) => names.includes((element.getAttribute("name") ?? element.getAttribute("property") ?? "").toLowerCase()))
			.map((element) => collapse(element.getAttribute("content")));
	const nameOf = (element: ElementLike) => labelOf(element, root) || textOf(element) || collapse(element.getAttribute("title"));
	const inMenus = new Set(all("nav :is(h1, h2, h3, h4, h5, h6)"));
	return {
		path,
		// Some frameworks stream the title into the body. An <svg> has titles, too, but they belong to drawings.
		title: collapse(all("head title, body > title, body > div > title")[0]?.textContent),
		description: meta("description")[0] ?? "",
		noindex: meta("robots", "googlebot").some((content) => /\b(noindex|none)\b/i.test(content)),
		canonicals: all("link[rel~=canonical]").map((link) => link.getAttribute("href") ?? ""),
		headings: all("h1, h2, h3, h4, h5, h6")
			.filter((heading) => !inMenus.has(heading))
			.map((heading) => ({ level: Number(heading.localName[1]), text: nameOf(heading) })),
		images: all("img").map((image) => ({ source: image.getAttribute("src") ?? "", described: isDescribed(image, root) })),
		links: all("a[href]")
			.filter((link) => link.getAttribute("aria-hidden") !== "true")
			.map((link) => ({ href: link.getAttribute("href") ?? "", text: nameOf(link) })),
		socialImages: meta("og:image", "og:image:url"),
		structuredData: all("script[type^='application/ld+json']").map((script) => script.textContent ?? ""),
		microdata: all("[itemtype*='schema.org'], [vocab*='schema.org']").length > 0,
	};
}

/** An empty alt marks decoration; one of blank space only looks like a mistake. */
function isDescribed(image: ElementLike, root: ElementLike): boolean {
	const alt = image.getAttribute("alt");
	if (alt !== null) return alt === "" || collapse(alt) !== "";
	const decorative = ["presentation", "none"].includes(image.getAttribute("role") ?? "") || image.getAttribute("aria-hidden") === "true";
	return decorative || labelOf(image, root) !== "" || collapse(image.getAttribute("title")) !== "";
}

function labelOf(element: ElementLike, root: ElementLike): string {
	const ids = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter((id) => /^[^"\\]+$/.test(id));
	const labels = ids.map((id) => [...root.querySelectorAll(`[id="${id}"]`)][0]?.textContent ?? "");
	return collapse(labels.join(" ")) || collapse(element.getAttribute("aria-label"));
}

function textOf(element: ElementLike): string {
	const parts = [...element.querySelectorAll("img[alt], [aria-label]")].map(
		(part) => part.getAttribute("alt") ?? part.getAttribute("aria-label"),
	);
	return collapse(element.textContent) || collapse(parts.join(" "));
}

/** Collapses white space, and the zero-width characters that some generators put into empty links. */
const collapse = (text: string | null | undefined) => (text ?? "").replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, " ").trim();
