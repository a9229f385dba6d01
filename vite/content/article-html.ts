import type { Element, Root as HastRoot } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "mdast-util-to-string";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { ArticleParts } from "../../model/articles/article.ts";
import { headingIds, parseArticle, partsOf } from "../../model/articles/article.ts";
import { cached } from "../../model/reading/cache.ts";
import { pictureNames, pictureUrl } from "../../model/reading/pictures.ts";
import type { PICTURE_FORMATS } from "../../shared/picture-url.ts";
import { pictureFileUrl, pictureSrcSet } from "../../shared/picture-url.ts";
import { UNBROKEN } from "../../shared/unbroken.ts";
import { articleWidths, pictureSize } from "../pictures/own-pictures.ts";

const underway = new Map<string, Promise<ArticleParts<string>>>();

/**
 * The parts of an article's Markdown as HTML. Made once for browser and server, and for later builds.
 *
 * @param titled Whether the article stands below a heading of its own, so that its `##` become headings of the third level.
 */
export function articleHtml(markdown: string, { titled }: { titled: boolean }): Promise<ArticleParts<string>> {
	// Pictures are measured: another picture makes another article.
	const from = JSON.stringify([markdown, titled, pictureNames().map(pictureUrl)]);
	const making =
		underway.get(from) ??
		cached("articles", from, async () => Buffer.from(JSON.stringify(await render(markdown, titled))))
			.then((made): ArticleParts<string> => JSON.parse(String(made)))
			.finally(() => underway.delete(from));
	underway.set(from, making);
	return making;
}

async function render(markdown: string, titled: boolean): Promise<ArticleParts<string>> {
	const steps = unified().use(remarkRehype).use(headingIds).use(oneLevelDown, titled).use(pictures).use(tables).use(pulled).use(chips).use(unbroken);
	const { before, lead, rest } = partsOf(await steps.run(parseArticle(markdown)));
	return { before: toHtml(before), lead: toHtml(lead), rest: toHtml(rest) };
}

/** Puts the headings of an article below the article's own. */
function oneLevelDown() {
	return (tree: HastRoot) => {
		visit(tree, "element", (element) => {
			element.tagName = element.tagName.replace(/^h[2-5]$/, (heading) => `h${Number(heading[1]) + 1}`);
		});
	};
}

/** Puts each table into a region of its own, which scrolls where there is no room and can be reached by keyboard to do so. */
function tables() {
	return (tree: HastRoot) => {
		tree.children = tree.children.map((node) => {
			if (node.type !== "element" || node.tagName !== "table") return node;
			const heads: string[] = [];
			visit(node, "element", (cell) => {
				if (cell.tagName === "th") heads.push(textOf(cell));
				const { align, ...properties } = cell.properties;
				// A style in the page would be refused by its own policy.
				if (align !== undefined) cell.properties = { ...properties, className: [`align-${String(align)}`] };
			});
			const region: Element = {
				type: "element",
				tagName: "section",
				properties: { className: ["prose-table"], tabIndex: 0, ariaLabel: `Table: ${heads.filter(Boolean).join(", ")}` },
				children: [node],
			};
			return region;
		});
	};
}

/** Shows a paragraph that is one bold sentence as the line to remember: large, and marked. */
function pulled() {
	return (tree: HastRoot) => {
		// Not within a list, where a bold line is a point of it.
		for (const block of tree.children) {
			if (block.type !== "element" || block.tagName !== "p") continue;
			const [only, ...others] = block.children;
			if (others.length > 0 || only?.type !== "element" || only.tagName !== "strong") continue;
			block.properties.className = ["display", "text-h3"];
			Object.assign(only, { tagName: "mark", properties: { className: ["hit"] } });
		}
	};
}

/** Shows the owner's pictures in the formats and widths that the build makes of them. */
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
			const inner: Element = {
				...image,
				properties: {
					...image.properties,
					src: pictureFileUrl({ url, width: largest, shape: "whole", format: "jpg" }),
					srcSet: source("jpg"),
					sizes: SIZES,
					width: largest,
					height: Math.round((height / width) * largest),
					loading: "lazy",
					decoding: "async",
				},
			};
			const sources = (["avif", "webp"] as const).map(
				(format): Element => ({
					type: "element",
					tagName: "source",
					properties: { type: `image/${format}`, srcSet: source(format), sizes: SIZES },
					children: [],
				}),
			);
			Object.assign(image, { tagName: "picture", properties: {}, children: [...sources, inner] });
		}
	};
}

/** The column of an article is 36 rem wide, and on a phone as wide as the page. */
const SIZES = "(width >= 40rem) 36rem, 100vw";

/** Makes links of numbered chips, as <Text> does in other texts. */
function chips() {
	return (tree: HastRoot) => {
		findAndReplace(tree, [
			/\[\^(\d+)\]/g,
			(_whole: string, number: string) => ({
				type: "element",
				tagName: "a",
				properties: { className: ["cite"], href: `#source-${number}` },
				children: [unseen(" (source "), { type: "text", value: number }, unseen(")")],
			}),
		]);
	};
}

/** Words that are read and not seen. */
const unseen = (value: string): Element => ({
	type: "element",
	tagName: "span",
	properties: { className: ["sr-only"] },
	children: [{ type: "text", value }],
});

/** Keeps ranges on one line, as <Text> does in other texts. */
function unbroken() {
	return (tree: HastRoot) => {
		findAndReplace(tree, [
			UNBROKEN,
			(text: string) => ({
				type: "element",
				tagName: "span",
				properties: { className: ["whitespace-nowrap"] },
				children: [{ type: "text", value: text }],
			}),
		]);
	};
}
