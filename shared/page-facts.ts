/** What the rules look at in a page. Read from the browser's document or from HTML text, the same either way. */
export interface PageFacts {
	/** Path of the page's address. */
	path: string;
	title: string;
	description: string;
	/** Whether the page asks search engines to leave it out. */
	noindex: boolean;
	canonicals: string[];
	headings: { level: number; text: string }[];
	images: { source: string; alt: string; decorative: boolean }[];
	links: { address: string; text: string }[];
	socialImages: string[];
	/** The text of each block of structured data. */
	structuredData: string[];
}

/** The part of a DOM element that is needed, so that other trees than the browser's can be read. */
export interface ElementLike {
	localName: string;
	textContent: string | null;
	children: Iterable<ElementLike>;
	getAttribute(name: string): string | null;
}

/** Reads a page from its root element. */
export function factsOf(root: ElementLike, path: string): PageFacts {
	const facts: PageFacts = {
		path,
		title: "",
		description: "",
		noindex: false,
		canonicals: [],
		headings: [],
		images: [],
		links: [],
		socialImages: [],
		structuredData: [],
	};
	read(root, facts);
	return facts;
}

function read(element: ElementLike, facts: PageFacts): void {
	const attribute = (name: string) => element.getAttribute(name) ?? "";
	switch (element.localName) {
		case "title":
			facts.title ||= collapse(element.textContent);
			break;
		case "meta":
			if (attribute("name") === "description") facts.description ||= collapse(attribute("content"));
			if (attribute("name") === "robots") facts.noindex ||= /\bnoindex\b/i.test(attribute("content"));
			if (attribute("property") === "og:image") facts.socialImages.push(attribute("content"));
			break;
		case "link":
			if (/\bcanonical\b/i.test(attribute("rel"))) facts.canonicals.push(attribute("href"));
			break;
		case "script":
			if (attribute("type") === "application/ld+json") facts.structuredData.push(element.textContent ?? "");
			break;
		case "img":
			facts.images.push({
				source: attribute("src"),
				alt: collapse(attribute("alt")),
				decorative: ["presentation", "none"].includes(attribute("role")) || attribute("aria-hidden") === "true",
			});
			break;
		case "a":
			if (element.getAttribute("href") !== null) facts.links.push({ address: attribute("href"), text: nameOf(element) });
			break;
		case "svg":
			// Its title is the drawing's, not the page's.
			return;
		default:
			if (/^h[1-6]$/.test(element.localName)) facts.headings.push({ level: Number(element.localName[1]), text: nameOf(element) });
	}
	for (const child of element.children) read(child, facts);
}

/** What a heading or link says: its label, its text, or the text of the images in it. */
function nameOf(element: ElementLike): string {
	return collapse(element.getAttribute("aria-label")) || collapse(element.textContent) || collapse(imageTexts(element).join(" "));
}

function imageTexts(element: ElementLike): string[] {
	return [...element.children].flatMap((child) => (child.localName === "img" ? [child.getAttribute("alt") ?? ""] : imageTexts(child)));
}

const collapse = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
