import { slug } from "github-slugger";
import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** What is valid Markdown and not what the editor meant. */
export interface MarkdownSlip {
	/** Line in the article, from 1. */
	line: number;
	found: string;
	allowed: string;
}

/** Signs that a page would show since they begin or end nothing. A star after a word is the mark of a note. */
const SIGNS: readonly [pattern: RegExp, allowed: string][] = [
	[/\*\*/g, "**bold** with both pairs of asterisks right at the words; \\*\\* for asterisks to be seen"],
	[/(?<![\p{L}\p{N}*])\*(?=[^\s*.,;:!?)])/gu, "*italic* with an asterisk at each end; \\* for one to be seen"],
	[/(?<![\p{L}\p{N}_/])_(?=[^\s_])/gu, "_italic_ with an underscore at each end; \\_ for one to be seen"],
	[/`/g, "`code` with a backtick at each end; \\` for one to be seen"],
	[/~~/g, "~~struck out~~ with two tildes at each end; \\~ for one to be seen"],
	[
		/\]\(|\] +\((?=\/|#|https?:|mailto:|tel:|www\.)/g,
		"a link as [words](/services): no space between its parts or in the address, and both brackets closed",
	],
	[/!\[/g, "a picture as ![what is seen](team.jpg): no space between its parts; \\! for a ! to be seen"],
	[/==/g, "**bold**; == marks a phrase in the fields of stage and specimens alone"],
	[/(?<=^[ \t>]*)(?:-(?=\p{L})|\d{1,2}[.)](?=\p{L})|[•·])/gmu, "a list: - or 1. and a space before each entry"],
	[/(?<=^[ \t>]*)(?:#{1,6}(?=\p{L})|#{2,6}(?=[^\s#]))/gmu, "a heading as ## and a space before its words; \\# for a # to be seen"],
	// The first line alone of what was to be a table.
	[
		/(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/gm,
		"a table: below its first line one such as | --- | --- | with as many cells, no empty line between; \\| for a | to be seen",
	],
];

/** The slips of an article: what its page would show as signs, leave out, leave without words, or say twice. */
export function markdownSlips(tree: Root, body: string): MarkdownSlip[] {
	const slips = signsIn(tree, body);
	/** Below another heading of the second level the same words may come again. */
	const headings = new Set<string>();
	let section = "";
	visit(tree, (node) => {
		const add = (found: string, allowed: string, { position }: Nodes = node) => slips.push({ line: position?.start.line ?? 1, found, allowed });
		switch (node.type) {
			case "heading": {
				const text = textOf(node);
				if (node.depth === 1) add(`# ${text}`, `## ${text}; the page has its first-level heading above the text`);
				if (node.depth <= 2) section = slug(text);
				const key = node.depth <= 2 ? section : `${section}/${slug(text)}`;
				if (headings.has(key)) add(`the heading "${text}" a second time`, "each heading once, since links name it by its words");
				headings.add(key);
				break;
			}
			case "html":
				// Also what stands on the line of a comment is taken for HTML.
				if (node.value.replace(/<!--.*?-->/gs, "").trim() !== "")
					add(`HTML: ${shortened(node.value)}`, "Markdown, and comments that stand on lines of their own");
				break;
			case "code":
				if (!/^(```|~~~)/.test(body.slice(node.position?.start.offset)))
					add(
						`four spaces before ${JSON.stringify(node.value.split("\n")[0])}, which make code of it`,
						"a paragraph from the start of its line; ``` above and below for code",
					);
				break;
			case "table": {
				const wanted = node.children[0]?.children.length ?? 0;
				const allowed = `${wanted} cells, as in the table's first row; an empty one is | |, and \\| a | to be seen`;
				for (const row of node.children) {
					const { length } = row.children;
					if (length !== wanted) add(`a row of ${length === 1 ? "1 cell" : `${length} cells`}`, allowed, row);
				}
				break;
			}
			case "link":
				if (textOf(node).trim() === "") add(`[](${node.url})`, `the words of the link between the brackets: [words](${node.url})`);
				break;
			case "image":
				if (!node.alt?.trim()) add(`![](${node.url})`, `what is seen between the brackets: ![The six of us](${node.url})`);
		}
	});
	return slips.sort((a, b) => a.line - b.line);
}

/** Looked for in the source of the tree's texts, where a backslash still tells what is meant to be seen. */
function signsIn(tree: Root, body: string): MarkdownSlip[] {
	const texts: { start: number; end: number }[] = [];
	visit(tree, "text", ({ position }, _index, parent) => {
		// An address that stands for itself has the signs that it has.
		const isAddress = parent?.type === "link" && parent.position?.start.offset === position?.start.offset;
		if (position && !isAddress) texts.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
	});
	// In place of what is escaped as many letters, so that every sign keeps its place.
	const source = body.replace(/\\[!-/:-@[-`{-~]/g, "xx");
	return SIGNS.flatMap(([pattern, allowed]) => {
		const lines = new Map<number, MarkdownSlip>();
		for (const { index } of source.matchAll(pattern)) {
			if (!texts.some(({ start, end }) => start <= index && index < end)) continue;
			const line = body.slice(0, index).split("\n").length;
			lines.set(line, { line, found: JSON.stringify(excerpt(body, index)), allowed });
		}
		return [...lines.values()];
	});
}

/** The words around a place, within its line. */
function excerpt(body: string, at: number): string {
	const start = Math.max(body.lastIndexOf("\n", at - 1) + 1, body.lastIndexOf(" ", Math.max(at - 20, 0)) + 1);
	const [line = ""] = body.slice(start).split("\n");
	return shortened(line);
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
