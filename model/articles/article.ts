import GithubSlugger from "github-slugger";
import type { Element as HastElement, Root as HastRoot } from "hast";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { withoutChips } from "./chips.ts";
import { type MarkdownMistake, markdownMistakes } from "./markdown-mistakes.ts";

/** A heading in the table of contents. */
export interface Heading {
	id: string;
	text: string;
}

/** The parts of a collapsible article, as trees or HTML. Any of them may be empty. */
export interface ArticleParts<Part> {
	/** Anything before the lead, such as a list; hidden when collapsed. */
	before: Part;
	/** The first paragraph, with any heading right before it; always visible. */
	lead: Part;
	/** Everything else; hidden when collapsed. If no paragraph is at the top level, the whole article, which then never collapses. */
	rest: Part;
}

/**
 * Splits an article into the parts that show when it is collapsed and those that don't (docs/product.md, section 4). Works on the
 * rendered tree, which no longer has comments or link definitions.
 */
export function partsOf({ children }: HastRoot): ArticleParts<HastElement[]> {
	const blocks = children.filter((child) => child.type === "element");
	const paragraph = blocks.findIndex(({ tagName }) => tagName === "p");
	if (paragraph === -1) return { before: [], lead: [], rest: blocks };
	const start = isHeading(blocks[paragraph - 1]) ? paragraph - 1 : paragraph;
	return { before: blocks.slice(0, start), lead: blocks.slice(start, paragraph + 1), rest: blocks.slice(paragraph + 1) };
}

const isHeading = (block?: HastElement) => /^h[1-6]$/.test(block?.tagName ?? "");

/** Prefix of heading IDs, so that they differ from the IDs of sections and questions. */
const HEADING_PREFIX = "on-";

/** Rehype plugin. Gives each heading an ID that is unique on the page. */
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

/** Returns the syntax tree of an article's Markdown. */
export function parseArticle(body: string): Root {
	return parser.parse(body);
}

/** What the model needs from an article. Line numbers are relative to the article and start at 1. */
interface Reading {
	/** The h2 headings outside quotes and lists, for the table of contents. */
	headings: Heading[];
	/** Each heading, paragraph, table cell, and code block as text, without chips. */
	texts: string[];
	pictures: { url: string; line: number }[];
	links: { url: string; line: number }[];
	mistakes: MarkdownMistake[];
}

const readings = new Map<string, Reading>();

/** Parses an article and caches the result. */
export function readArticle(body: string): Reading {
	const reading = readings.get(body) ?? read(body);
	readings.set(body, reading);
	return reading;
}

function read(body: string): Reading {
	const tree = parseArticle(body);
	const headings: Heading[] = [];
	for (const block of renderer.runSync(tree).children)
		if (block.type === "element" && block.tagName === "h2") headings.push({ id: String(block.properties.id), text: textOf(block) });
	const pictures: Reading["pictures"] = [];
	const links: Reading["links"] = [];
	visit(tree, ["image", "link"], (node) => {
		if (node.type !== "image" && node.type !== "link") return;
		(node.type === "image" ? pictures : links).push({ url: node.url, line: node.position?.start.line ?? 1 });
	});
	const texts: string[] = [];
	visit(tree, ["heading", "paragraph", "tableCell", "code"], (node) => {
		texts.push(withoutChips(textOf(node)).replace(/\s+/g, " ").trim());
	});
	return { headings, texts, pictures, links, mistakes: markdownMistakes(tree, body) };
}
