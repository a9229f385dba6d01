import type { Element, ElementContent, Root, RootContent } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import { fromParse5 } from "hast-util-from-parse5";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { byTag, type Document, elementsIn } from "../hosting/html.ts";

/** Elements without text to read, such as images, scripts, and styles, and controls that work only on the page. */
const LEFT_OUT = new Set(["button", "img", "input", "label", "script", "style", "svg", "template"]);
/** Inline elements that may be separated only by CSS, so Markdown needs a space between them. */
const INLINE = new Set(["a", "b", "em", "mark", "s", "small", "span", "strong", "time"]);

/** Converts a rendered page to Markdown, with absolute links. @throws if the page has no <main> or h1. */
export function markdownOf(page: Document, url: string): string {
	const [main] = elementsIn(page, byTag("main")).map((element) => fromParse5(element));
	if (main?.type !== "element") throw new Error(`${url} has no <main>. Restore it in app/root.tsx.`);
	return writer.stringify(writer.runSync(wordsOf(main, url))).trim();
}

const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: "-", bulletOther: "*", rule: "-" }).freeze();

/** Returns the content of <main> for Markdown, with the h1 first. */
function wordsOf(main: Element, url: string): Root {
	const heading = find(main.children, "h1");
	if (!heading) throw new Error(`${url} has no <h1>. Add one to the page's screen in app/screens.`);
	const subject = heading.children.filter((child) => child.type === "element" && child.tagName === "small");
	// Struck-out words are not part of the title.
	const title = plainText(
		heading.children.filter((child) => !subject.includes(child) && !("tagName" in child && child.tagName === "del")),
	).trim();
	const whole = { ...heading, children: [text([plainText(subject), title].filter(Boolean).join(": "))] };
	const root: Root = { type: "root", children: [whole, ...textOnly(main.children, url, heading)] };
	// Link email addresses, because Markdown would escape the @ in plain text.
	findAndReplace(
		root,
		[EMAIL, (address: string) => ({ type: "element", tagName: "a", properties: { href: `mailto:${address}` }, children: [text(address)] })],
		{
			ignore: "a",
		},
	);
	return root;
}

/** Copies nodes, keeping only what belongs in the Markdown and skipping the element `without`. */
function textOnly(nodes: readonly ElementContent[], url: string, without?: Element): ElementContent[] {
	const left = nodes.filter((node) => node.type !== "comment" && node !== without && !(node.type === "element" && isLeftOut(node)));
	return left.flatMap((node, index) => {
		if (node.type !== "element") return node.type === "text" ? [text(node.value)] : [];
		const previous = left[index - 1];
		const needsSpace = INLINE.has(node.tagName) && previous?.type === "element" && INLINE.has(previous.tagName);
		return [...(needsSpace ? [text(" ")] : []), ...written(node, url, without)];
	});
}

/** Returns whether to leave out an element, such as a control, a hidden element, breadcrumbs, or a table of contents. */
function isLeftOut({ tagName, properties }: Element): boolean {
	const classes = Array.isArray(properties.className) ? properties.className : [];
	return (
		LEFT_OUT.has(tagName) ||
		properties.ariaHidden === "true" ||
		(tagName === "nav" && properties.ariaLabel !== undefined) ||
		classes.includes("read-more")
	);
}

function written(element: Element, url: string, without?: Element): ElementContent[] {
	const { href, target, className } = element.properties;
	const classes = Array.isArray(className) ? className : [];
	// A chip follows a word without a space, so add one.
	if (classes.includes("cite")) return element.tagName === "a" ? [text(` (source ${plainText(element.children).replace(/\D/g, "")})`)] : [];
	// Drop the note that a link opens a new tab.
	const inner = target === "_blank" ? element.children.filter((child) => !isForScreenReaders(child)) : element.children;
	const properties = typeof href === "string" ? { ...element.properties, href: absolute(href, url) } : element.properties;
	const children = textOnly(inner, url, without);
	return [isExample(element) ? quoted(children) : { type: "element", tagName: element.tagName, properties, children }];
}

/** Returns whether a figure is an illustration: it has a caption and no quote. */
function isExample({ tagName, children }: Element): boolean {
	return tagName === "figure" && find(children, "figcaption") !== undefined && !find(children, "blockquote");
}

/** Turns an illustration into a blockquote that starts with its caption. A caption with a list stays at the end. */
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

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const text = (value: string) => ({ type: "text" as const, value });

const plainText = (nodes: readonly ElementContent[]): string =>
	nodes.map((node) => (node.type === "element" ? plainText(node.children) : node.type === "text" ? node.value : "")).join("");
