import GithubSlugger from "github-slugger";
import type { Element as HastElement, Root as HastRoot } from "hast";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { cachedSync } from "../reading/cache.ts";
import { withoutChips } from "./chips.ts";
import type { MarkdownMistake } from "./markdown-mistakes.ts";
import { markdownMistakes } from "./markdown-mistakes.ts";

/** A heading of an article, for its table of contents. */
export interface Heading {
	id: string;
	text: string;
}

/** The parts of an article that can be collapsed, in their order: as trees, or as HTML. Any of them may be empty. */
export interface ArticleParts<Part> {
	/** What stands before the first paragraph and its heading, such as a list; hidden with the rest. */
	before: Part;
	/** The first paragraph, and the heading right before it. */
	lead: Part;
	/** Everything else; the whole article when no paragraph stands at its top level. */
	rest: Part;
}

/**
 * Cuts a rendered article into what shows when it is collapsed and what does not (docs/product.md, section 4). The tree
 * is the one that is rendered, so that comments and link definitions, which leave nothing, shift no cut.
 */
export function partsOf({ children }: HastRoot): ArticleParts<HastElement[]> {
	const blocks = children.filter((child) => child.type === "element");
	const paragraph = blocks.findIndex(({ tagName }) => tagName === "p");
	if (paragraph === -1) return { before: [], lead: [], rest: blocks };
	const start = isHeading(blocks[paragraph - 1]) ? paragraph - 1 : paragraph;
	return { before: blocks.slice(0, start), lead: blocks.slice(start, paragraph + 1), rest: blocks.slice(paragraph + 1) };
}

const isHeading = (block?: HastElement) => /^h[1-6]$/.test(block?.tagName ?? "");

/** What the id of each heading begins with: no section and no question of a page has an id that does. */
const HEADING_PREFIX = "on-";

/** Gives each heading an id of its words. Part of every rendering of an article. */
export function headingIds() {
	return (tree: HastRoot) => {
		const slugger = new GithubSlugger();
		visit(tree, "element", (element) => {
			if (isHeading(element)) element.properties.id = HEADING_PREFIX + slugger.slug(textOf(element));
		});
	};
}

const parser = unified().use(remarkParse).use(remarkGfm);
const renderer = unified().use(remarkRehype).use(headingIds);

/** The Markdown of an article as a tree. */
export function parseArticle(body: string): Root {
	return parser.parse(body);
}

/** What is read from an article. Lines are those of the article, from 1. */
interface Reading {
	/** Those of the second level, for the table of contents. */
	headings: Heading[];
	/** The words without Markdown and chips: each heading, paragraph, list item, and table cell. */
	texts: string[];
	pictures: { url: string; line: number }[];
	mistakes: MarkdownMistake[];
}

const readings = new Map<string, Reading>();

/** Reads an article, once for all builds: parsing it is most of reading the content. */
export function readArticle(body: string): Reading {
	const known = readings.get(body);
	if (known) return known;
	const reading: Reading = JSON.parse(String(cachedSync("readings", body, () => Buffer.from(JSON.stringify(read(body))))));
	readings.set(body, reading);
	return reading;
}

function read(body: string): Reading {
	const tree = parseArticle(body);
	const headings = renderer
		.runSync(tree)
		.children.flatMap((block) =>
			block.type === "element" && block.tagName === "h2" ? [{ id: String(block.properties.id), text: textOf(block) }] : [],
		);
	const pictures: Reading["pictures"] = [];
	visit(tree, "image", ({ url, position }) => {
		pictures.push({ url, line: position?.start.line ?? 1 });
	});
	const texts: string[] = [];
	visit(tree, ["heading", "paragraph", "tableCell", "code"], (node) => {
		texts.push(withoutChips(textOf(node)).replace(/\s+/g, " ").trim());
	});
	return { headings, texts, pictures, mistakes: markdownMistakes(tree, body) };
}
