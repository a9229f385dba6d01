import type { Element, ElementContent, Root, RootContent } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import { fromParse5 } from "hast-util-from-parse5";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Document } from "../packages/site-check/html.ts";
import { byTag, elementsIn } from "../packages/site-check/html.ts";

/** What is no text of a page: drawings, photos, and what works on the page alone. */
const LEFT_OUT = new Set(["button", "img", "input", "label", "script", "style", "svg", "template"]);
/** Elements that CSS may set apart where the HTML has no space between them. */
const INLINE = new Set(["a", "b", "em", "mark", "s", "small", "span", "strong", "time"]);

/**
 * A rendered page's words as Markdown: a convenience for readers and tools that prefer text, not a ranking factor. It is
 * made from the HTML, so that it says what the page says. Links lead to `url`'s site also from a copy of the text elsewhere.
 */
export function markdownOf(page: Document, url: string): string {
	const [main] = elementsIn(page, byTag("main")).map((element) => fromParse5(element));
	if (main?.type !== "element") throw new Error(`${url} has no main part.`);
	return writer.stringify(writer.runSync(wordsOf(main, url))).trim();
}

const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: "-", bulletOther: "*", rule: "-" }).freeze();

/** What the page's main part says, its heading first: what was asked may stand above it. */
function wordsOf(main: Element, url: string): Root {
	const heading = find(main.children, "h1");
	if (!heading) throw new Error(`${url} has no heading.`);
	const subject = heading.children.filter((child) => child.type === "element" && child.tagName === "small");
	// A struck line is no part of the title.
	const title = plainText(heading.children.filter((child) => !subject.includes(child) && !("tagName" in child && child.tagName === "del"))).trim();
	const whole = { ...heading, children: [text([plainText(subject), title].filter(Boolean).join(": "))] };
	const root: Root = { type: "root", children: [whole, ...textOnly(main.children, url, heading)] };
	// Written as an address; Markdown would put a backslash before its @.
	findAndReplace(
		root,
		[E_MAIL, (address: string) => ({ type: "element", tagName: "a", properties: { href: `mailto:${address}` }, children: [text(address)] })],
		{
			ignore: "a",
		},
	);
	return root;
}

/** What of these nodes is text, without one of them. */
function textOnly(nodes: readonly ElementContent[], url: string, without?: Element): ElementContent[] {
	const left = nodes.filter((node) => node.type !== "comment" && node !== without && !(node.type === "element" && isSilent(node)));
	return left.flatMap((node, index) => {
		if (node.type !== "element") return node.type === "text" ? [text(node.value)] : [];
		const previous = left[index - 1];
		const glued = INLINE.has(node.tagName) && previous?.type === "element" && INLINE.has(previous.tagName);
		return [...(glued ? [text(" ")] : []), ...spelled(node, url, without)];
	});
}

/** An element that says nothing in a text: hidden from readers, a control, or the breadcrumbs and contents, which alone have their name in ARIA. */
function isSilent({ tagName, properties }: Element): boolean {
	const classes = Array.isArray(properties.className) ? properties.className : [];
	return (
		LEFT_OUT.has(tagName) ||
		properties.ariaHidden === "true" ||
		(tagName === "nav" && properties.ariaLabel !== undefined) ||
		classes.includes("read-more")
	);
}

function spelled(element: Element, url: string, without?: Element): ElementContent[] {
	const { href, target, className } = element.properties;
	const classes = Array.isArray(className) ? className : [];
	// A chip in a sentence and a letter in a drawing stand against the words before them.
	if (classes.includes("cite")) return element.tagName === "a" ? [text(` (source ${plainText(element.children).replace(/\D/g, "")})`)] : [];
	if (classes.includes("letter")) return [text(` (${plainText(element.children)}) `)];
	// That a link opens a tab concerns the page alone.
	const inner = target === "_blank" ? element.children.filter((child) => !isForScreenReaders(child)) : element.children;
	const properties = typeof href === "string" ? { ...element.properties, href: absolute(href, url) } : element.properties;
	const children = textOnly(inner, url, without);
	return [isExample(element) ? quoted(children) : { type: "element", tagName: element.tagName, properties, children }];
}

/** A figure with a caption shows what is made up. A quotation is marked as one by itself. */
function isExample({ tagName, children }: Element): boolean {
	return tagName === "figure" && find(children, "figcaption") !== undefined && !find(children, "blockquote");
}

/** An example, told apart from what the page itself says: a quotation that begins with its caption, unless the caption goes on in a list. */
function quoted(children: ElementContent[]): Element {
	const label = children.filter((child) => child.type === "element" && child.tagName === "figcaption" && !find(child.children, "ul"));
	const rest = children.filter((child) => !label.includes(child));
	return { type: "element", tagName: "blockquote", properties: {}, children: [...label, ...rest] };
}

const absolute = (href: string, url: string) => (/^[/#]/.test(href) ? new URL(href, url).href : href);

const isForScreenReaders = (node: ElementContent) =>
	node.type === "element" && Array.isArray(node.properties.className) && node.properties.className.includes("sr-only");

function find(nodes: readonly RootContent[], tagName: string): Element | undefined {
	for (const node of nodes) {
		if (node.type !== "element") continue;
		const found = node.tagName === tagName ? node : find(node.children, tagName);
		if (found) return found;
	}
	return undefined;
}

const E_MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const text = (value: string) => ({ type: "text" as const, value });

const plainText = (nodes: readonly ElementContent[]): string =>
	nodes.map((node) => (node.type === "element" ? plainText(node.children) : node.type === "text" ? node.value : "")).join("");
