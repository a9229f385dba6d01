import { closest } from "fastest-levenshtein";
import GithubSlugger from "github-slugger";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Problem } from "./problem.ts";
import type { Entry } from "./source.ts";

/** A heading of an article, for its table of contents. */
export interface Heading {
	id: string;
	text: string;
}

/** What a screen needs to know of an article before it renders it. */
export interface ArticleOutline {
	headings: Heading[];
	/** Whether the article opens with a paragraph (after at most one heading), so that it can be collapsed to it. */
	hasLead: boolean;
	/** Whether there is anything beyond that paragraph. */
	hasRest: boolean;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * How many of the article's blocks stay visible when it is collapsed: exactly the first paragraph and a
 * heading before it. 0 when it has no paragraph at its top level or opens with something else
 * (specification, section 4).
 */
export function leadLength(children: readonly { type: string }[]): number {
	const first = children[0]?.type === "heading" ? 1 : 0;
	return children[first]?.type === "paragraph" ? first + 1 : 0;
}

/** What is read from an article: its outline, and its links with their lines in the article, from 1. */
interface Reading {
	outline: ArticleOutline;
	links: { url: string; line: number }[];
}

// Parsing is most of the time that a saved change takes to show, and few articles change at once.
const readings = new Map<string, Reading>();

function read(body: string): Reading {
	const known = readings.get(body);
	if (known) return known;
	const tree: Root = parser.parse(body);
	const slugger = new GithubSlugger();
	const lead = leadLength(tree.children);
	const headings = tree.children.flatMap((node) => {
		if (node.type !== "heading") return [];
		const text = textOf(node);
		const id = slugger.slug(text);
		return node.depth === 2 ? [{ id, text }] : [];
	});
	const links: Reading["links"] = [];
	visit(tree, ["link", "definition"], (node) => {
		if ("url" in node) links.push({ url: node.url, line: node.position?.start.line ?? 1 });
	});
	const reading = { outline: { headings, hasLead: lead > 0, hasRest: tree.children.length > lead }, links };
	readings.set(body, reading);
	return reading;
}

/** Reads an article's outline from its Markdown. Ids are those of rehype-slug. */
export function outlineOf(body: string): ArticleOutline {
	return read(body).outline;
}

/** Links that lead nowhere: to no page of the site, to no heading of the article, or to something without https. */
export function checkLinks({ file, body, bodyLine }: Entry<unknown>, paths: ReadonlySet<string>): Problem[] {
	const { links, outline } = read(body);
	const leads = (url: string) => {
		if (url.startsWith("/")) return paths.has(url.replace(/#.*$/, ""));
		if (url.startsWith("#")) return outline.headings.some(({ id }) => url === `#${id}`);
		return /^(https|mailto|tel):/.test(url);
	};
	return links
		.filter(({ url }) => !leads(url))
		.map(({ url, line }) => ({
			file,
			line: bodyLine + line - 1,
			field: "link",
			found: url,
			allowed: "a page of the site, such as /services/seo, a heading of this text, such as #its-words, or an address with https://",
			suggestion: closest(url, [...paths]),
		}));
}
