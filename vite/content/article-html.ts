import type { Element, ElementContent, Root as HastRoot, Properties } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "mdast-util-to-string";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type ArticleParts, headingIds, parseArticle, partsOf } from "../../model/articles/article.ts";
import { pictureUrl } from "../../model/reading/pictures.ts";
import { type PICTURE_FORMATS, pictureFileUrl, pictureSrcSet } from "../../shared/picture-url.ts";
import { UNBROKEN } from "../../shared/unbroken.ts";
import { articleWidths, pictureSize } from "../pictures/own-pictures.ts";

/** Renders the parts of an article as HTML. With `titled`, the page has a heading above the article, so `##` becomes h3. */
export async function articleHtml(markdown: string, { titled }: { titled: boolean }): Promise<ArticleParts<string>> {
	const steps = unified()
		.use(remarkRehype)
		.use(headingIds)
		.use(oneLevelDown, titled)
		.use(pictures)
		.use(tables)
		.use(pullQuotes)
		.use(chips)
		.use(unbroken);
	const { before, lead, rest } = partsOf(await steps.run(parseArticle(markdown)));
	return { before: toHtml(before), lead: toHtml(lead), rest: toHtml(rest) };
}

function oneLevelDown() {
	return (tree: HastRoot) => {
		visit(tree, "element", (element) => {
			element.tagName = element.tagName.replace(/^h[2-5]$/, (heading) => `h${Number(heading[1]) + 1}`);
		});
	};
}

/** Wraps each top-level table in a scrollable, focusable region, and turns the first cell of each row into a row heading. */
function tables() {
	return (tree: HastRoot) => {
		tree.children = tree.children.map((node) => {
			if (node.type !== "element" || node.tagName !== "table") return node;
			const heads: string[] = [];
			visit(node, "element", (cell) => {
				if (cell.tagName === "th") cell.properties.scope ??= "col";
				if (cell.properties.scope === "col") heads.push(textOf(cell));
				const first = cell.children.find((child) => child.type === "element");
				if (first?.tagName === "td") Object.assign(first, { tagName: "th", properties: { ...first.properties, scope: "row" } });
				const { align, ...properties } = cell.properties;
				// The CSP forbids style attributes.
				if (align !== undefined) cell.properties = { ...properties, className: [`align-${String(align)}`] };
			});
			const label = `Table: ${heads.filter(Boolean).join(", ")}`;
			return h("section", { className: ["prose-table"], tabIndex: 0, ariaLabel: label }, node);
		});
	};
}

/** Turns a paragraph that is entirely bold into a pull quote. */
function pullQuotes() {
	return (tree: HastRoot) => {
		// Only at the top level: in a list, bold lines stay list items.
		for (const block of tree.children) {
			if (block.type !== "element" || block.tagName !== "p") continue;
			const [only, ...others] = block.children;
			if (others.length > 0 || only?.type !== "element" || only.tagName !== "strong") continue;
			block.properties.className = ["display", "text-h3"];
			Object.assign(only, { tagName: "mark", properties: { className: ["hit"] } });
		}
	};
}

/** Replaces each <img> with a <picture> in every format and width. */
function pictures() {
	return async (tree: HastRoot) => {
		const images: Element[] = [];
		visit(tree, "element", (element) => {
			if (element.tagName === "img") images.push(element);
		});
		for (const image of images) {
			const name = decodeURIComponent(String(image.properties.src));
			const { width, height } = await pictureSize(name);
			const url = pictureUrl(name);
			const widths = articleWidths(width);
			const source = (format: (typeof PICTURE_FORMATS)[number]) => pictureSrcSet({ url, shape: "whole", format }, widths);
			const largest = widths.at(-1) ?? width;
			const inner = h("img", {
				...image.properties,
				src: pictureFileUrl({ url, width: largest, shape: "whole", format: "jpg" }),
				srcSet: source("jpg"),
				sizes: SIZES,
				width: largest,
				height: Math.round((height / width) * largest),
				loading: "lazy",
				decoding: "async",
			});
			const sources = (["avif", "webp"] as const).map((format) =>
				h("source", { type: `image/${format}`, srcSet: source(format), sizes: SIZES }),
			);
			Object.assign(image, h("picture", {}, ...sources, inner));
		}
	};
}

/** The `sizes` of images in articles, which are 36rem wide, or as wide as the window on phones. */
const SIZES = "(width >= 40rem) 36rem, 100vw";

/** Turns citation chips such as [^1] into links to their sources, as <Text> does. */
function chips() {
	const link = (_whole: string, number: string) =>
		h("a", { className: ["cite"], href: `#source-${number}` }, hidden(" (source "), text(number), hidden(")"));
	return (tree: HastRoot) => findAndReplace(tree, [/\[\^(\d+)\]/g, link]);
}

/** Keeps ranges and other UNBROKEN text on one line, as <Text> does. */
function unbroken() {
	return (tree: HastRoot) =>
		findAndReplace(tree, [UNBROKEN, (range: string) => h("span", { className: ["whitespace-nowrap"] }, text(range))]);
}

const hidden = (value: string) => h("span", { className: ["sr-only"] }, text(value));

const text = (value: string) => ({ type: "text" as const, value });

const h = (tagName: string, properties: Properties, ...children: ElementContent[]): Element => ({
	type: "element",
	tagName,
	properties,
	children,
});
